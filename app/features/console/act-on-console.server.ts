import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { cancelBatch } from "#app/core/ai/generations/cancel-batch.server.ts";
import { pauseBatch, resumeBatch } from "#app/core/ai/generations/pause-batch.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { connectPage, removePage, setPageStatus } from "./connect-page.server.ts";
import { saveConsoleSettings } from "./console-settings.server.ts";
import { cancelPost, postNow, schedulePost } from "./schedule-post.server.ts";
import { suggestPostHashtags } from "./suggest-post-hashtags.server.ts";

type Form = Record<string, string | string[]>;

interface ConsoleAnswer {
  ok: true;
  message?: string;
  tags?: string[];
}

/** Every form of the console, by its intent. */
export async function actOnConsole(ctx: Ctx, form: Form): Promise<ConsoleAnswer> {
  const id = String(form.id ?? "");
  switch (form.intent) {
    case "settings":
      await saveConsoleSettings(ctx, readJson(form.settings));
      return { ok: true };
    case "connect-page": {
      const { name } = await connectPage(ctx, form);
      return { ok: true, message: `${name} is connected.` };
    }
    case "page-status": {
      const status = form.status === "paused" ? "paused" : "active";
      await setPageStatus(ctx, { id, status });
      return { ok: true, message: `The page is ${status}.` };
    }
    case "remove-page":
      await removePage(ctx, { id });
      return { ok: true, message: "Page removed." };
    case "schedule": {
      const { ids } = await schedulePost(ctx, form);
      const where = ids.length > 1 ? ` for ${ids.length} pages` : "";
      return { ok: true, message: `Post scheduled${where}.` };
    }
    case "post-now":
      return { ok: true, ...(await postNow(ctx, form)) };
    case "suggest-hashtags":
      return { ok: true, tags: await suggestPostHashtags(ctx, form) };
    case "cancel-post":
      await cancelPost(ctx, { id });
      return { ok: true, message: "Post removed." };
    case "pause-batch":
      await pauseBatch(ctx, { id });
      return { ok: true, message: "Batch paused." };
    case "resume-batch":
      await resumeBatch(ctx, { id });
      return { ok: true, message: "Batch resumed." };
    case "cancel-batch": {
      const { creditsReturned } = await cancelBatch(ctx, { id });
      return { ok: true, message: `Batch cancelled. ${creditsReturned} credits returned.` };
    }
    default:
      throw new AppError("bad_request", "This page cannot do that.");
  }
}

function readJson(text: Form[string] | undefined): unknown {
  try {
    return JSON.parse(String(text)) as unknown;
  } catch (error) {
    throw new AppError("bad_request", "The settings could not be read.", { cause: error });
  }
}
