import { EyeOff, Pencil } from "lucide-react";
import { Link } from "react-router";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import { PromptStatusBadge } from "#app/ui/status-badge.tsx";
import { shortDay } from "#app/ui/format-day.ts";
import { formatCount } from "#app/ui/format-number.ts";
import type { OwnItemCard } from "./list-own-items.server.ts";
import { TypeBadge } from "./store-card.tsx";

export function MyStoreItem({ item }: { item: OwnItemCard }) {
  const { Form, isBusy } = useFormAnswer();
  return (
    <article className="flex w-full gap-4 rounded-lg border bg-card p-2.5 shadow-card">
      <div className="w-20 shrink-0 sm:w-24 md:w-36">
        <Picture
          src={item.imageUrl}
          srcSet={item.imageSrcSet ?? undefined}
          sizes="144px"
          alt=""
          width={144}
          height={144}
          ratio="square"
          className="rounded-sm"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col py-1 pr-2">
        <div className="mb-2 flex flex-wrap gap-1.5">
          <TypeBadge type={item.productType} />
          <PromptStatusBadge status={item.status} />
        </div>
        <h3 className="font-strong break-words">
          <Link to={`/prompt/${item.id}`} className="hover:underline">
            {item.title}
          </Link>
        </h3>
        <p className="text-small break-words text-muted-foreground">{standing(item)}</p>
        <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2 pt-3">
          <Price amount={item.price} unit="dollars" />
          <span className="ml-auto flex flex-wrap gap-1.5">
            <ButtonLink to={`/store/submit/${item.id}`} variant="outline" size="sm">
              <Pencil />
              {item.status === "Live" || item.status === "Draft" ? "Edit" : "Edit and resubmit"}
              <span className="sr-only"> {item.title}</span>
            </ButtonLink>
            {item.status === "Live" ? (
              <Form method="post" action="/my-store">
                <input type="hidden" name="intent" value="unpublish" />
                <input type="hidden" name="id" value={item.id} />
                <Button variant="ghost" size="sm" isBusy={isBusy}>
                  <EyeOff /> Unpublish<span className="sr-only"> {item.title}</span>
                </Button>
              </Form>
            ) : null}
          </span>
        </div>
      </div>
    </article>
  );
}

function standing({ status, createdTime, rejectionReason, taken, price }: OwnItemCard): string {
  if (status === "Live") return `${formatCount(taken)} ${price === 0 ? "claimed" : "sold"}`;
  if (status === "Changes requested" && rejectionReason) return `Please change: ${rejectionReason}`;
  if (status === "Rejected") return rejectionReason ? `Reason: ${rejectionReason}` : "Not accepted";
  if (status === "Unpublished") return "Off the shelf. Whoever has it keeps it.";
  if (status === "Draft")
    return rejectionReason
      ? `Changes asked for: ${rejectionReason}`
      : `In review since ${shortDay(createdTime)}`;
  return status;
}
