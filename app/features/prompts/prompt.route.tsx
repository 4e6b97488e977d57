import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { getRecord } from "#app/core/catalog/get-record.server.ts";
import { relatedRecords } from "#app/core/catalog/related-records.server.ts";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { formAction, pageLoader } from "#app/platform/http/page-door.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { BackLink, Page } from "#app/ui/page.tsx";
import { PriceBox } from "./price-box.tsx";
import { priceFor } from "./prompt-price.server.ts";
import { PromptHeading } from "./prompt-heading.tsx";
import { PromptNotFound } from "./prompt-not-found.tsx";
import { PromptPanel } from "./prompt-panel.tsx";
import { PromptPictures } from "./prompt-pictures.tsx";
import { RelatedPrompts } from "./related-prompts.tsx";
import { unlockPrompt } from "./unlock-prompt.server.ts";
import type { Route } from "./+types/prompt.route";

export const loader = pageLoader(async ({ context, params }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  const prompt = await getRecord(ctx, params.id);
  const [related, { price, isIncluded }, balance] = await Promise.all([
    relatedRecords(ctx, prompt.id, 3),
    priceFor(ctx, prompt),
    isMember(ctx.viewer) ? getBalance(ctx.db, ctx.viewer.userId) : null,
  ]);
  return { prompt, related, price, isIncluded, balance };
});

export const action = formAction(async ({ context, params, request }: Route.ActionArgs) => {
  const { intent } = await readForm(request);
  if (intent !== "unlock") throw new AppError("bad_request", "This page cannot do that.");
  await unlockPrompt(context.get(requestCtx), params.id);
  return { ok: true as const, message: "Prompt unlocked successfully!" };
});

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: "Prompt Not Found" }];
  const { title, description } = loaderData.prompt;
  return [{ title: `${title} · Smart Prompt Marketplace` }, { name: "description", content: description }];
}

export default function Prompt({ loaderData, actionData }: Route.ComponentProps) {
  const { prompt, related, price, isIncluded, balance } = loaderData;
  useEffect(() => {
    void fetch(`/prompt/${prompt.id}/view`, { method: "POST", keepalive: true }).catch(() => undefined);
  }, [prompt.id]);
  return (
    <Page>
      <BackLink to="/marketplace">Back to Browse</BackLink>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1.17fr)_minmax(0,1fr)]">
        <PromptPictures title={prompt.title} pictures={prompt.pictures} />
        <div className="flex min-w-0 flex-col gap-5 lg:row-span-2">
          <PromptHeading prompt={prompt} />
          {prompt.isReadable ? null : (
            <PriceBox
              price={price}
              listPrice={prompt.price}
              isIncluded={isIncluded}
              isCurated={prompt.isCurated}
              balance={balance}
              answer={actionData}
            />
          )}
          <PromptPanel key={prompt.id} prompt={prompt} />
        </div>
        <RelatedPrompts prompts={related} platform={prompt.aiPlatform} />
      </div>
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <PromptNotFound />;
  throw error;
}
