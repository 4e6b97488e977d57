import { data, redirect, useNavigate } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { formAction, pageLoader, type Refusal, refusalOf } from "#app/platform/http/page-door.server.ts";
import { pageTitle } from "#app/platform/http/share-meta.ts";
import { readUploads } from "#app/platform/http/read-uploads.server.ts";
import { Card } from "#app/ui/card.tsx";
import { BackLink, Page, PageHeader } from "#app/ui/page.tsx";
import { Notice } from "#app/ui/site-banner.tsx";
import type { GivenFiles } from "./keep-files.server.ts";
import { ownItem } from "./own-item.server.ts";
import { startSubmission } from "./prefill.server.ts";
import { fileKinds, largestFile, type StoreDraft } from "./schema.ts";
import { storePath } from "./store-address.ts";
import { draftOfForm } from "./store-draft.ts";
import { StoreForm } from "./store-form.tsx";
import { resubmitItem, submitItem } from "./submit-item.server.ts";
import type { Route } from "./+types/submit.route";

const textBytes = 12 * 1024 * 1024;
const mostBytes = fileKinds.reduce((sum, kind) => sum + largestFile[kind], textBytes);

export type SubmitAnswer = { ok: true } | (Refusal & { draft?: StoreDraft });

export function meta({ params, matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, params.id ? "Edit store item" : "Submit to Store") }];
}

export const loader = pageLoader(async ({ context, params, request }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  const { pathname, search, searchParams } = new URL(request.url);
  if (!isMember(ctx.viewer)) throw redirect(`/account/sign-in?next=${encodeURIComponent(pathname + search)}`);
  if (!params.id) return { existing: null, ...(await startSubmission(ctx, searchParams)) };
  const existing = await ownItem(ctx, params.id);
  return { existing, draft: existing.draft, galleryUrl: null };
});

export const action = formAction(async ({ context, params, request }: Route.ActionArgs) => {
  const ctx = context.get(requestCtx);
  const { fields, files: sent, fileNames } = await readUploads(request, mostBytes);
  const files: GivenFiles = {};
  for (const kind of fileKinds) {
    const bytes = sent[kind];
    if (bytes) files[kind] = { name: fileNames[kind] ?? kind, bytes };
  }
  const draft = draftOfForm(fields);
  const hasScript = fields.hasScript === "1";
  try {
    if (params.id) await resubmitItem(ctx, params.id, { draft, files });
    else await submitItem(ctx, { draft, files });
  } catch (error) {
    if (!(error instanceof AppError)) ctx.log.error({ err: error }, "store submission failed");
    const refusal =
      error instanceof AppError
        ? error
        : new AppError("unavailable", "There was an error submitting your item. Please try again.", {
            cause: error,
          });
    // A page without a script has what was typed from nowhere else.
    const kept = hasScript ? {} : { draft };
    return data<SubmitAnswer>({ ...refusalOf(refusal), ...kept }, { status: refusal.status });
  }
  if (!hasScript) throw redirect("/my-store");
  return data<SubmitAnswer>({ ok: true });
});

/** The form as a page: to change an item, and for browsers without a script. */
export default function SubmitToStore({ loaderData, actionData, params }: Route.ComponentProps) {
  const { existing, draft, galleryUrl } = loaderData;
  const navigate = useNavigate();
  const answer: SubmitAnswer | undefined = actionData;
  return (
    <Page look="text">
      <BackLink to={existing ? "/my-store" : storePath}>
        {existing ? "Back to my store items" : "Back to the User Store"}
      </BackLink>
      <PageHeader
        title={existing ? "Edit store item" : "Submit to Store"}
        lead={
          existing
            ? "Changes are reviewed before the item is on show again."
            : "Reviewed before it is on show. Sellers keep 100% of payment."
        }
      />
      {existing?.rejectionReason ? (
        <Notice tone="warning" className="mb-6">
          <b className="font-strong">Not accepted yet:</b> {existing.rejectionReason}
        </Notice>
      ) : null}
      <Card padding="lg">
        <StoreForm
          key={params.id ?? "new"}
          itemId={params.id}
          draft={answer && !answer.ok && answer.draft ? answer.draft : draft}
          sent={answer}
          existing={existing}
          galleryUrl={galleryUrl}
          onDone={() => void navigate("/my-store")}
        />
      </Card>
    </Page>
  );
}
