import { randomUUID } from "node:crypto";
import { useEffect, useRef } from "react";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { openGeneration } from "#app/core/ai/generations/open-generation.server.ts";
import { GeneratorTabs } from "#app/features/generator/generator-tabs.tsx";
import { formAction, pageLoader } from "#app/platform/http/page-door.server.ts";
import { readUploads } from "#app/platform/http/read-uploads.server.ts";
import { shareMeta } from "#app/platform/http/share-meta.ts";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { toast } from "#app/ui/toast.tsx";
import { findSource } from "./find-source.server.ts";
import { runEnhancement } from "./run-enhancement.server.ts";
import { TagsTool } from "./tags-tool.tsx";
import { TitleTool } from "./title-tool.tsx";
import { UpscaleTool } from "./upscale-tool.tsx";
import type { Route } from "./+types/enhance.route";

export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  const { searchParams } = new URL(request.url);
  const id = searchParams.get("upscaled");
  return {
    source: await findSource(ctx, searchParams),
    upscaled: id ? await openGeneration(ctx, { id }) : null,
    isMember: isMember(ctx.viewer),
    workKey: randomUUID(),
  };
});

export const action = formAction(async ({ context, request }: Route.ActionArgs) =>
  runEnhancement(context.get(requestCtx), await readUploads(request), {
    search: new URL(request.url).searchParams,
    signal: request.signal,
  }),
);

/** Results are private, and every page carries a key of its own. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export function meta({ matches }: Route.MetaArgs) {
  return shareMeta(matches, {
    title: "Image Enhancement Suite",
    description: "Upscale an image, rewrite its title and widen its tags.",
    path: "/generator/enhance",
  });
}

export default function Enhance({ loaderData, actionData }: Route.ComponentProps) {
  const { source, upscaled, workKey } = loaderData;
  const problem = actionData && !actionData.ok ? actionData.message : undefined;
  useUpscaleToasts(upscaled, problem);
  return (
    <Page>
      <PageHeader
        title="Image Enhancement Suite"
        lead="Make a picture larger, its title findable and its tags complete. Free of charge."
      />
      <GeneratorTabs current="/generator/enhance" />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <UpscaleTool
          source={source}
          upscaled={upscaled}
          isMember={loaderData.isMember}
          workKey={workKey}
          problem={problem}
        />
        <div className="flex flex-col gap-5">
          <TitleTool
            key={`title-${source?.title}`}
            title={source?.title ?? ""}
            description={source?.prompt ?? ""}
          />
          <TagsTool key={`tags-${source?.title}`} description={source?.prompt ?? ""} />
        </div>
      </div>
    </Page>
  );
}

type Upscaled = Route.ComponentProps["loaderData"]["upscaled"];

/** Toolkit §8: only for work that was seen under way, or started just now. */
function useUpscaleToasts(upscaled: Upscaled, problem: string | undefined): void {
  const told = useRef<string>(undefined);
  const { id, status, imageUrl, error } = upscaled ?? {};
  useEffect(() => {
    if (!id || told.current === id) return;
    if (status === "done") {
      told.current = id;
      if (imageUrl) toast.success("Image upscaled successfully!");
      else toast.error("Failed to upscale image: No upscaled image returned");
    }
    if (status === "failed") {
      told.current = id;
      toast.error(`Failed to upscale image: ${error ?? "Please try again."}`);
    }
  }, [id, status, imageUrl, error]);
  useEffect(() => {
    if (problem) toast.error(`Failed to upscale image: ${problem}`);
  }, [problem]);
}
