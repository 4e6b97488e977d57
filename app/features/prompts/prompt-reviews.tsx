import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { Refusal } from "#app/platform/http/page-door.server.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { CountBadge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, FieldGroup } from "#app/ui/field.tsx";
import { Section } from "#app/ui/page.tsx";
import { StarInput, StarRating } from "#app/ui/star-rating.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { toast } from "#app/ui/toast.tsx";
import { mediumDay } from "#app/ui/format-day.ts";
import type { Reviews, ShownReview } from "./list-reviews.server.ts";

type Answer = { ok: true; message: string } | Refusal;

/** What people who unlocked it say, and the form for those who may say something. */
export function PromptReviews({ reviews, total, own, mayReview, mayAnswer }: Reviews) {
  if (reviews.length === 0 && !mayReview) return null;
  return (
    <Section id="reviews" title="Reviews" badge={<CountBadge count={total} />} className="scroll-mt-20">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1.17fr)_minmax(0,1fr)] lg:gap-16">
        {reviews.length === 0 ? (
          <p className="text-muted-foreground">Nobody has reviewed this prompt yet.</p>
        ) : (
          <ul className="flex flex-col">
            {reviews.map((review) => (
              <li key={review.id} className="border-b py-5 first:pt-0 last:border-0">
                <Review review={review} mayAnswer={mayAnswer} />
              </li>
            ))}
          </ul>
        )}
        {mayReview ? <ReviewForm key={own?.id ?? "new"} own={own} /> : null}
      </div>
    </Section>
  );
}

function Review({ review, mayAnswer }: { review: ShownReview; mayAnswer: boolean }) {
  return (
    <article className="flex gap-3">
      <Avatar name={review.author} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="font-strong">{review.author}</b>
          <StarRating value={review.rating} />
          <time dateTime={review.createdAt} className="text-small text-muted-foreground">
            {mediumDay(review.createdAt)}
          </time>
        </p>
        {review.body ? <p className="mt-1.5 break-words whitespace-pre-wrap">{review.body}</p> : null}
        {review.reply ? (
          <div className="mt-3 rounded-md bg-sunken px-4 py-3 text-ui">
            <p className="font-label">Answer from the creator</p>
            <p className="break-words whitespace-pre-wrap text-muted-foreground">{review.reply}</p>
          </div>
        ) : null}
        {mayAnswer ? <AnswerForm review={review} /> : null}
      </div>
    </article>
  );
}

function ReviewForm({ own }: { own: ShownReview | null }) {
  const { fetcher, fields } = useReviewForm();
  return (
    <Card>
      <fetcher.Form method="post" className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="review" />
        <FieldGroup legend={own ? "Your rating" : "How did it work for you?"} error={fields.rating}>
          <StarInput name="rating" defaultValue={own?.rating} />
        </FieldGroup>
        <Field label="Your review" hint="Optional. What did you make with it?" error={fields.body}>
          <Textarea name="body" rows={4} defaultValue={own?.body} maxLength={2000} />
        </Field>
        <Button className="w-fit" isBusy={fetcher.state !== "idle"}>
          {own ? "Update review" : "Post review"}
        </Button>
      </fetcher.Form>
    </Card>
  );
}

function AnswerForm({ review }: { review: ShownReview }) {
  const { fetcher, fields } = useReviewForm();
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-9 cursor-pointer list-none items-center text-small font-label text-link max-md:min-h-11">
        {review.reply ? "Change your answer" : "Answer"}
      </summary>
      <fetcher.Form method="post" className="mt-2 flex flex-col gap-3">
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="reviewId" value={review.id} />
        <Field label="Your answer" isLabelHidden error={fields.reply}>
          <Textarea name="reply" rows={3} defaultValue={review.reply ?? ""} maxLength={2000} />
        </Field>
        <Button size="sm" variant="outline" className="w-fit" isBusy={fetcher.state !== "idle"}>
          Save answer
        </Button>
      </fetcher.Form>
    </details>
  );
}

function useReviewForm() {
  const fetcher = useFetcher<Answer>();
  const answer = fetcher.data;
  useEffect(() => {
    if (answer?.ok) toast.success(answer.message);
    else if (answer) toast.error(answer.message);
  }, [answer]);
  return { fetcher, fields: answer && !answer.ok ? answer.fields : {} };
}
