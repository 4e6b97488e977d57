import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { cancelBatch } from "#app/core/ai/generations/cancel-batch.server.ts";
import { getBatch, listBatches } from "#app/core/ai/generations/get-batch.server.ts";
import { resumeBatch } from "#app/core/ai/generations/pause-batch.server.ts";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { GeneratorTabs } from "#app/features/generator/generator-tabs.tsx";
import { AppError } from "#app/platform/errors/app-error.ts";
import { formAction, pageLoader } from "#app/platform/http/page-door.server.ts";
import { readUploads } from "#app/platform/http/read-uploads.server.ts";
import { shareMeta } from "#app/platform/http/share-meta.ts";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { toast } from "#app/ui/toast.tsx";
import { useEach } from "#app/ui/use-each.ts";
import { BatchList } from "./batch-list.tsx";
import { BatchProgress } from "./batch-progress.tsx";
import { CreationForm } from "./creation-form.tsx";
import { startCreation } from "./start-creation.server.ts";
import type { Route } from "./+types/create.route";

export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  const { searchParams } = new URL(request.url);
  const prompt = (searchParams.get("prompt") ?? "").slice(0, 4000);
  const workKey = randomUUID();
  if (!isMember(ctx.viewer)) return { balance: null, batch: null, batches: [], prompt, workKey };
  const batchId = searchParams.get("batch");
  const [balance, batch, batches] = await Promise.all([
    getBalance(ctx.db, ctx.viewer.userId),
    batchId ? getBatch(ctx, { id: batchId }) : null,
    listBatches(ctx),
  ]);
  return { balance: Number(balance), batch, batches, prompt, workKey };
});

export const action = formAction(async ({ context, request }: Route.ActionArgs) => {
  const ctx = context.get(requestCtx);
  const { fields } = await readUploads(request);
  switch (fields.intent) {
    case "start": {
      const { id } = await startCreation(ctx, fields);
      return redirect(`/generator/create?batch=${id}`);
    }
    case "cancel": {
      const { creditsReturned } = await cancelBatch(ctx, { id: fields.id ?? "" });
      return { ok: true as const, message: `Batch cancelled. ${creditsReturned} credits returned.` };
    }
    case "resume":
      await resumeBatch(ctx, { id: fields.id ?? "" });
      return { ok: true as const, message: "The batch goes on" };
    default:
      throw new AppError("bad_request", "This page cannot do that.");
  }
});

/** Batches are private, and every page carries a key of its own. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export function meta({ matches }: Route.MetaArgs) {
  return shareMeta(matches, {
    title: "Creation Mode",
    description: "Make up to 100 images from a list of prompts or a template.",
    path: "/generator/create",
  });
}

export default function Create({ loaderData, actionData }: Route.ComponentProps) {
  const { balance, batch, batches, prompt, workKey } = loaderData;
  useEach(actionData, (actionData) => {
    if (actionData.ok) toast.success(actionData.message);
    else if (actionData.code === "insufficient_credits")
      toast.error("Insufficient Credits", { description: actionData.message });
    else toast.error(actionData.message);
  });
  return (
    <Page>
      <PageHeader
        title="Creation Mode"
        lead="Up to 100 images in one go, from a list of prompts or a template."
      />
      <GeneratorTabs current="/generator/create" />
      {batch ? (
        <BatchProgress batch={batch} />
      ) : (
        <CreationForm
          balance={balance}
          workKey={workKey}
          initialText={prompt}
          refusal={actionData && !actionData.ok ? actionData : undefined}
        />
      )}
      <BatchList batches={batches.filter(({ id }) => id !== batch?.id)} />
    </Page>
  );
}
