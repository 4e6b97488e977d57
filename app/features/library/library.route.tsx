import { useState } from "react";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { libraryPage } from "#app/core/catalog/library-pages.ts";
import { browsePrompts } from "#app/features/market/browse-prompts.server.ts";
import { PromptBrowser } from "#app/features/market/prompt-browser.tsx";
import { AppError } from "#app/platform/errors/app-error.ts";
import { pageLoader } from "#app/platform/http/page-door.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/library.route";

export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const slug = new URL(request.url).pathname.replaceAll("/", "").replace(/\.data$/, "");
  const library = libraryPage(slug);
  if (!library) throw new AppError("not_found", "There is no such library.");
  return { library, browsed: await browsePrompts(context.get(requestCtx), request, library.table) };
});
