import { CircleCheck, Copy, TriangleAlert } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { Await, Link } from "react-router";
import type { SubmissionFlag } from "#app/core/ai/moderate-submission.server.ts";
import type { Submission } from "./schema.ts";

interface FindingsProps {
  submission: Submission;
  pictureFlags: Promise<SubmissionFlag[]>;
}

/** What a reviewer should look at first: flags of the moderation, equal texts, the last decision. */
export function Findings({ submission, pictureFlags }: FindingsProps) {
  const { flags, duplicates, detail } = submission;
  return (
    <ul className="flex flex-col gap-1.5 text-ui">
      {detail.rejectionReason ? (
        <Finding icon={<TriangleAlert className="text-warning" />}>
          Sent back earlier: <q>{detail.rejectionReason}</q>
        </Finding>
      ) : null}
      <Flags flags={flags} clear="No flags in the texts" />
      <Suspense fallback={<Finding icon={<span className="size-4" />}>Looking at the picture…</Finding>}>
        <Await resolve={pictureFlags}>
          {(found) => (
            <Flags flags={found} clear={detail.imageUrl ? "No flags in the picture" : "Has no picture"} />
          )}
        </Await>
      </Suspense>
      {duplicates.length === 0 ? (
        <Finding icon={<CircleCheck className="text-success" />}>No equal or similar text</Finding>
      ) : null}
      {duplicates.map(({ id, title, table, creator, status, likeness }) => (
        <Finding key={id} icon={<Copy className="text-warning" />}>
          {likeness === 1 ? "Same text as" : `${Math.round(likeness * 100)} % like`}{" "}
          <Link to={`/prompt/${id}`} target="_blank" className="font-label text-link underline">
            {title}
          </Link>{" "}
          <span className="text-muted-foreground">
            by {creator}, {table}, {status}
          </span>
        </Finding>
      ))}
    </ul>
  );
}

function Flags({ flags, clear }: { flags: readonly SubmissionFlag[]; clear: string }) {
  if (flags.length === 0) return <Finding icon={<CircleCheck className="text-success" />}>{clear}</Finding>;
  return flags.map(({ kind, reason, excerpt }) => (
    <Finding key={`${kind} ${reason} ${excerpt ?? ""}`} icon={<TriangleAlert className="text-destructive" />}>
      {reason}
      {excerpt ? <span className="ml-2 font-mono text-small text-muted-foreground">{excerpt}</span> : null}
    </Finding>
  ));
}

function Finding({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <span aria-hidden className="mt-1 shrink-0 [&_svg]:size-4">
        {icon}
      </span>
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}
