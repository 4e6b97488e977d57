import { useSearchParams } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { formAction, pageLoader } from "#app/platform/http/page-door.server.ts";
import { readUploads } from "#app/platform/http/read-uploads.server.ts";
import { shareMeta } from "#app/platform/http/share-meta.ts";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { PromptText } from "#app/ui/prompt-text.tsx";
import { Notice } from "#app/ui/site-banner.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import { Configure } from "./configure.tsx";
import { GeneratorTabs } from "./generator-tabs.tsx";
import { HistoryList } from "./history-list.tsx";
import { loadPage } from "./load-page.server.ts";
import { readPage } from "./read-page.ts";
import { ResultView } from "./result-view.tsx";
import { runForm } from "./run-form.server.ts";
import { useTrialCredits } from "./trial-balance.ts";
import { TextWriting } from "./text-writing.tsx";
import { TypeChoice } from "./type-choice.tsx";
import { useOutcomeToasts } from "./use-outcome-toasts.ts";
import { useTextStream } from "./use-text-stream.ts";
import { WorkProgress } from "./work-progress.tsx";
import type { Route } from "./+types/generator.route";

export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) =>
  loadPage(context.get(requestCtx), new URL(request.url)),
);

export const action = formAction(async ({ context, request }: Route.ActionArgs) =>
  runForm(context.get(requestCtx), await readUploads(request), request.signal),
);

/** Results are private, and every page carries a key of its own. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export function meta({ matches }: Route.MetaArgs) {
  return shareMeta(matches, {
    title: "Generator",
    description: "Text prompts, AI images and image-to-prompt.",
    path: "/generator",
  });
}

const steps = ["Choose Type", "Configure", "Generate"];

export default function Generator({ loaderData, actionData }: Route.ComponentProps) {
  const { generation, history, models, balance } = loaderData;
  const isMember = balance !== null;
  const trialCredits = useTrialCredits();
  const credits = balance ?? trialCredits;
  const [search] = useSearchParams();
  const isNew = search.has("new");
  const stream = useTextStream();
  const answer = stream.answer ?? actionData;
  const page = readPage(loaderData, answer);
  const costs = {
    text: models.text[0]?.cost ?? 0,
    image: models.image[0]?.cost ?? 0,
    "image-to-prompt": models["image-to-prompt"][0]?.cost ?? 0,
  };
  useOutcomeToasts({
    generation,
    answer,
    type: page.type ?? "text",
    isMember,
    isNew,
    trialCost: costs[page.type ?? "text"],
  });

  return (
    <Page>
      <PageHeader
        title="Generator"
        lead="Text prompts, AI images and image-to-prompt."
        actions={<Stepper label="Steps" steps={steps} current={page.step} />}
      />
      <GeneratorTabs current="/generator" />
      {page.view === "types" ? (
        <>
          {loaderData.isGone ? (
            <Notice className="mb-5">This result is no longer here. Results of visitors last a day.</Notice>
          ) : null}
          {loaderData.prompt ? (
            <Notice tone="marker" tag="your prompt" className="mb-5">
              <PromptText text={loaderData.prompt} size="sm" className="line-clamp-3" />
            </Notice>
          ) : null}
          <TypeChoice prompt={loaderData.prompt} costs={costs} />
          <HistoryList entries={history.entries} next={history.next} />
        </>
      ) : null}
      {stream.isRunning ? (
        <TextWriting text={stream.text} madeBy={stream.madeBy} onCancel={stream.cancel} />
      ) : null}
      {page.view === "configure" ? (
        <div hidden={stream.isRunning}>
          <Configure
            key={`${page.type}-${generation?.id ?? ""}-${loaderData.prompt}`}
            type={page.type}
            models={models[page.type]}
            credits={credits}
            isTrial={!isMember}
            workKey={loaderData.workKey}
            values={page.values}
            fields={page.fields}
            problem={page.problem}
            lastPictures={history.entries.flatMap(({ style, smallUrl }) =>
              smallUrl ? [{ style, src: smallUrl }] : [],
            )}
            onStream={page.type === "text" ? (fields) => void stream.start(fields) : null}
          />
        </div>
      ) : null}
      {page.view === "progress" ? (
        <WorkProgress
          id={page.generation.id}
          type={page.type}
          prompt={page.prompt}
          madeBy={page.generation.madeBy}
          initialProgress={page.generation.progress}
        />
      ) : null}
      {page.view === "result" ? (
        <ResultView
          key={page.outcome.generationId}
          outcome={page.outcome}
          cost={isMember ? page.outcome.cost : costs[page.type]}
          credits={credits}
          isMember={isMember}
        />
      ) : null}
    </Page>
  );
}
