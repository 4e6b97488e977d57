import { CircleAlert, CircleCheck, Plus, X } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { checkListing, type ListingProblem } from "#app/core/ai/builtin/check-listing.ts";
import { listingTagCount, listingTagLength, listingTitleLimit } from "#app/core/ai/builtin/listing-rules.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Input } from "#app/ui/input.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { tellTextNotCopied } from "#app/ui/copy-toasts.ts";
import type { SeoData } from "./schema.ts";

interface PartProps {
  data: SeoData;
  problems: readonly ListingProblem[];
  onChange: (data: SeoData) => void;
}

/** The listing as it will go out, checked with every key: what is wrong stands beside its part. */
export function ListingEditor({ data, onChange }: Omit<PartProps, "problems">) {
  const problems = checkListing(data);
  return (
    <>
      <TitleCard data={data} problems={problems} onChange={onChange} />
      <TagsCard data={data} problems={problems} onChange={onChange} />
      <DescriptionCard data={data} problems={problems} onChange={onChange} />
      <ListingVerdict problems={problems} />
    </>
  );
}

export function ListingVerdict({ problems }: { problems: readonly ListingProblem[] }) {
  return (
    <output className="flex items-start gap-2 text-ui">
      {problems.length === 0 ? (
        <>
          <CircleCheck className="mt-px size-5 shrink-0 text-success" />
          This listing keeps every limit and can be exported.
        </>
      ) : (
        <>
          <CircleAlert className="mt-px size-5 shrink-0 text-destructive" />
          {problems.length === 1 ? "One thing keeps" : `${problems.length} things keep`} this listing from
          being exported.
        </>
      )}
    </output>
  );
}

function Problems({
  problems,
  field,
}: {
  problems: readonly ListingProblem[];
  field: ListingProblem["field"];
}) {
  const own = problems.filter((problem) => problem.field === field);
  return (
    <>
      {own.slice(0, 3).map(({ message }) => (
        <FieldError key={message}>{message}</FieldError>
      ))}
    </>
  );
}

function TitleCard({ data, problems, onChange }: PartProps) {
  const id = useId();
  const isFine = !problems.some(({ field }) => field === "title");
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <label htmlFor={id} className="text-title">
          Title
        </label>
        <span className="flex items-center gap-3 text-small text-muted-foreground">
          <span>
            <b className={isFine ? "font-strong text-success" : "font-strong text-destructive"}>
              {data.title.length}
            </b>{" "}
            of {listingTitleLimit} characters
          </span>
          <CopyButton text={data.title} label="Copy title" variant="ghost" onFailed={tellTextNotCopied} />
        </span>
      </div>
      <Textarea
        id={id}
        rows={2}
        className="min-h-16! text-lead!"
        aria-invalid={!isFine}
        value={data.title}
        onChange={(event) => onChange({ ...data, title: event.target.value.replaceAll("\n", " ") })}
      />
      <Progress
        label="Length of the title"
        value={Math.min(data.title.length, listingTitleLimit)}
        max={listingTitleLimit}
        tone={isFine ? "success" : "danger"}
      />
      <Problems problems={problems} field="title" />
    </Card>
  );
}

function TagsCard({ data, problems, onChange }: PartProps) {
  const [tag, setTag] = useState("");
  const { tags } = data;
  const isFine = !problems.some(({ field }) => field === "tags");

  function add(event: FormEvent) {
    event.preventDefault();
    const more = tag
      .split(",")
      .map((one) => one.trim().toLowerCase())
      .filter(Boolean);
    setTag("");
    if (more.length > 0) onChange({ ...data, tags: [...tags, ...more].slice(0, 40) });
  }

  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-title">Tags</h2>
        <span className="flex items-center gap-3 text-small text-muted-foreground">
          <span>
            <b className={isFine ? "font-strong text-success" : "font-strong text-destructive"}>
              {tags.length}
            </b>{" "}
            of {listingTagCount}, up to {listingTagLength} characters each
          </span>
          <CopyButton text={tags.join(", ")} label="Copy all" variant="ghost" onFailed={tellTextNotCopied} />
        </span>
      </div>
      <ul aria-label="Tags" className="flex flex-wrap gap-2">
        {tags.map((one, index) => (
          <li
            key={`${one}-${index}`}
            className={`flex max-w-full items-center gap-1.5 rounded-sm border pl-2.5 text-ui ${one.length > listingTagLength ? "border-destructive bg-destructive-soft" : "bg-card"}`}
          >
            <span className="min-w-0 truncate">{one}</span>
            <span className="text-micro text-muted-foreground">{one.length}</span>
            <IconButton
              label={`Remove the tag ${one}`}
              size="sm"
              onClick={() => onChange({ ...data, tags: tags.filter((_, at) => at !== index) })}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
      <form onSubmit={add} className="flex max-w-96 gap-2">
        <Input
          aria-label="Add a tag"
          size="sm"
          value={tag}
          maxLength={200}
          onChange={(event) => setTag(event.target.value)}
          placeholder="Add a tag"
        />
        <Button variant="outline" size="sm">
          <Plus /> Add
        </Button>
      </form>
      <Problems problems={problems} field="tags" />
    </Card>
  );
}

function DescriptionCard({ data, problems, onChange }: PartProps) {
  const id = useId();
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <label htmlFor={id} className="text-title">
          Description
        </label>
        <CopyButton
          text={data.description}
          variant="ghost"
          label="Copy description"
          onFailed={tellTextNotCopied}
        />
      </div>
      <Textarea
        id={id}
        rows={8}
        maxLength={20_000}
        className="text-ui!"
        value={data.description}
        onChange={(event) => onChange({ ...data, description: event.target.value })}
      />
      <Problems problems={problems} field="description" />
    </Card>
  );
}
