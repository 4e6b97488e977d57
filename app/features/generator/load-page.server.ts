import { randomUUID } from "node:crypto";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import type { AiFunction } from "#app/core/ai/functions.ts";
import { listGenerations } from "#app/core/ai/generations/get-generation.server.ts";
import { openGeneration } from "#app/core/ai/generations/open-generation.server.ts";
import { needSentence, quote } from "#app/core/ai/quote.server.ts";
import type { GenerationView } from "#app/core/ai/schema.ts";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import type { ModelQuote } from "./cost-panel.tsx";
import { isGeneratorType, typeOfFunction, typeWords } from "./generator-types.ts";
import type { HistoryEntry } from "./history-list.tsx";

export async function loadPage(ctx: Ctx, address: URL) {
  const { searchParams } = address;
  const type = searchParams.get("type");
  const resultId = searchParams.get("result");
  const [text, image, analysis, generation, history, balance] = await Promise.all([
    quoteModels(ctx, typeWords.text.function),
    quoteModels(ctx, typeWords.image.function),
    quoteModels(ctx, typeWords["image-to-prompt"].function),
    resultId ? findGeneration(ctx, resultId) : null,
    loadHistory(ctx, searchParams.get("before") ?? undefined),
    isMember(ctx.viewer) ? getBalance(ctx.db, ctx.viewer.userId) : null,
  ]);
  return {
    type: isGeneratorType(type) ? type : null,
    prompt: (searchParams.get("prompt") ?? "").slice(0, 4000),
    generation,
    isGone: resultId !== null && generation === null,
    models: { text, image, "image-to-prompt": analysis },
    balance: balance === null ? null : Number(balance),
    history,
    workKey: randomUUID(),
  };
}

async function quoteModels(ctx: Ctx, name: AiFunction): Promise<ModelQuote[]> {
  const { models } = await quote(ctx, name);
  return models.map((model) => ({ ...model, needSentence: needSentence(name, model.cost) }));
}

async function findGeneration(ctx: Ctx, id: string): Promise<GenerationView | null> {
  const found = await openGeneration(ctx, { id });
  return found && typeOfFunction(found.function) ? found : null;
}

async function loadHistory(
  ctx: Ctx,
  before: string | undefined,
): Promise<{ entries: (HistoryEntry & { style: string })[]; next: string | null }> {
  if (!isMember(ctx.viewer)) return { entries: [], next: null };
  const { items, next } = await listGenerations(ctx, { before, limit: 20 });
  const entries = items.flatMap((item) => {
    const type = typeOfFunction(item.function);
    if (!type) return [];
    const { id, status, smallUrl, createdAt, input, result } = item;
    const [words = typeWords[type].label] = [input.prompt, input.subject, result?.prompt].filter(isText);
    return [
      {
        id,
        type,
        status,
        smallUrl,
        createdAt,
        words: words.slice(0, 160),
        style: isText(input.style) ? input.style : "",
      },
    ];
  });
  return { entries, next };
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
