import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { getRecord } from "#app/core/catalog/get-record.server.ts";
import { isLikedBy } from "#app/core/catalog/list-marks.server.ts";
import { relatedRecords } from "#app/core/catalog/related-records.server.ts";
import type { Amount } from "#app/core/credits/amount.ts";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { siteSettings } from "#app/core/settings/site-settings.server.ts";
import { ItemFilePanel } from "#app/features/store/item-file-panel.tsx";
import { ItemPriceBox } from "#app/features/store/item-price-box.tsx";
import { storePath } from "#app/features/store/store-address.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { formAction, pageLoader } from "#app/platform/http/page-door.server.ts";
import { parseInput, readForm } from "#app/platform/http/read-form.server.ts";
import { BackLink, Page } from "#app/ui/page.tsx";
import { Notice } from "#app/ui/site-banner.tsx";
import { listReviews } from "./list-reviews.server.ts";
import { PriceBox } from "./price-box.tsx";
import { priceFor } from "./prompt-price.server.ts";
import { PromptFacts } from "./prompt-facts.tsx";
import { PromptHeading } from "./prompt-heading.tsx";
import { promptMeta } from "./prompt-meta.ts";
import { PromptNotFound } from "./prompt-not-found.tsx";
import { PromptPanel } from "./prompt-panel.tsx";
import { PromptPictures } from "./prompt-pictures.tsx";
import { PromptReviews } from "./prompt-reviews.tsx";
import { PromptTags } from "./prompt-tags.tsx";
import { RelatedPrompts } from "./related-prompts.tsx";
import { ReportForm } from "./report-form.tsx";
import { reportInput, reportPrompt } from "./report-prompt.server.ts";
import { unlockPrompt } from "./unlock-prompt.server.ts";
import { answerReview, replyInput, reviewInput, writeReview } from "./write-review.server.ts";
import type { Route } from "./+types/prompt.route";

export const loader = pageLoader(async ({ context, params }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  const prompt = await getRecord(ctx, params.id);
  const [related, { price, isIncluded }, balance, isLiked, reviews, settings] = await Promise.all([
    relatedRecords(ctx, prompt.id, 3),
    priceFor(ctx, prompt),
    isMember(ctx.viewer) ? getBalance(ctx.db, ctx.viewer.userId) : null,
    isLikedBy(ctx, prompt.id),
    listReviews(ctx, prompt),
    siteSettings(ctx.db),
  ]);
  const openingCredits = settings.defaultCredits;
  return { prompt, related, price, isIncluded, balance, openingCredits, isLiked, reviews };
});

export const action = formAction(async ({ context, params, request }: Route.ActionArgs) => {
  const ctx = context.get(requestCtx);
  const form = await readForm(request);
  switch (form.intent) {
    case "unlock":
      await unlockPrompt(ctx, params.id, agreedPrice(form.price));
      return { ok: true as const, message: "Prompt unlocked successfully!" };
    case "review":
      await writeReview(ctx, params.id, parseInput(reviewInput, form));
      return { ok: true as const, message: "Thank you. Your review is online." };
    case "answer":
      await answerReview(ctx, params.id, parseInput(replyInput, form));
      return { ok: true as const, message: "Your answer is saved." };
    case "report":
      await reportPrompt(ctx, params.id, parseInput(reportInput, form));
      return { ok: true as const, message: "Thank you. We will look at it." };
    default:
      throw new AppError("bad_request", "This page cannot do that.");
  }
});

/** What the page said when the button was pressed. */
function agreedPrice(given: unknown): Amount | undefined {
  return typeof given === "string" && /^\d{1,7}(\.\d{1,2})?$/.test(given) ? given : undefined;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? promptMeta(matches, loaderData.prompt) : [{ title: "Prompt Not Found" }];
}

export default function Prompt({ loaderData, actionData }: Route.ComponentProps) {
  const { prompt, related, price, isIncluded, balance, openingCredits, isLiked, reviews } = loaderData;
  const isStoreItem = prompt.unit === "dollars";
  useEffect(() => {
    void fetch(`/prompt/${prompt.id}/view`, { method: "POST", keepalive: true }).catch(() => undefined);
  }, [prompt.id]);
  return (
    <Page>
      <BackLink to={isStoreItem ? storePath : "/marketplace"}>Back to Browse</BackLink>
      {actionData ? (
        <noscript>
          <Notice tone={actionData.ok ? "info" : "danger"} className="mb-6">
            {actionData.message}
          </Notice>
        </noscript>
      ) : null}
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1.17fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          <PromptPictures key={prompt.id} title={prompt.title} pictures={prompt.pictures} />
          {prompt.isReadable ? <PromptTags tags={prompt.tags} className="mt-6 max-lg:hidden" /> : null}
        </div>
        <div className="flex min-w-0 flex-col gap-5 lg:row-span-2">
          <PromptHeading prompt={prompt} isLiked={isLiked} />
          {isStoreItem ? <ItemPriceBox item={prompt} /> : null}
          {prompt.isReadable || isStoreItem ? null : (
            <PriceBox
              price={price}
              listPrice={prompt.price}
              isIncluded={isIncluded}
              isCurated={prompt.isCurated}
              balance={balance}
              openingCredits={openingCredits}
              answer={actionData}
            />
          )}
          {prompt.hasFile ? <ItemFilePanel item={prompt} /> : null}
          {prompt.hasFile && isStoreItem ? null : <PromptPanel key={`panel-${prompt.id}`} prompt={prompt} />}
          <PromptTags tags={prompt.tags} className={prompt.isReadable ? "lg:hidden" : ""} />
          <PromptFacts facts={prompt.facts} />
        </div>
        <RelatedPrompts prompts={related} platform={prompt.aiPlatform} />
      </div>
      <PromptReviews {...reviews} />
      <ReportForm key={`report-${prompt.id}`} />
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <PromptNotFound />;
  throw error;
}
