import { useCallback, useState, useSyncExternalStore } from "react";
import { useRevalidator, useSearchParams, type ShouldRevalidateFunctionArgs } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { quote } from "#app/core/ai/quote.server.ts";
import { listSiteDemand } from "#app/core/catalog/site-demand.server.ts";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { chargeTrial, useTrialCredits } from "#app/features/generator/trial-balance.ts";
import { pageLoader } from "#app/platform/http/page-door.server.ts";
import { shareMeta } from "#app/platform/http/share-meta.ts";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { ImageWatcher } from "./image-watcher.tsx";
import { getProject } from "./list-projects.server.ts";
import { type StudioTab, studioTabs } from "./options.ts";
import { ProjectMenu } from "./project-menu.tsx";
import type { Design, RunningImage } from "./schema.ts";
import { StudioContext } from "./studio-context.tsx";
import { StudioTabs } from "./studio-tabs.tsx";
import { useKeptWorkflow } from "./use-kept-workflow.ts";
import { readKept, selectDesign } from "./workflow.ts";
import type { Route } from "./+types/studio.route";

export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  const projectId = new URL(request.url).searchParams.get("project");
  const isSignedIn = isMember(ctx.viewer);
  const [{ cost, needSentence }, balance, site, project] = await Promise.all([
    quote(ctx, "generate-image"),
    isMember(ctx.viewer) ? getBalance(ctx.db, ctx.viewer.userId) : null,
    listSiteDemand(ctx),
    projectId && isSignedIn ? getProject(ctx, projectId) : null,
  ]);
  return {
    imageCost: cost,
    needSentence,
    balance: balance === null ? null : Number(balance),
    site,
    opened: project ? { workflow: project.workflow, projectId: project.id } : null,
  };
});

export function headers() {
  return { "Cache-Control": "private, no-store" };
}

/** Another tab is the same page; only balances and projects are worth asking for again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSame =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.get("project") === nextUrl.searchParams.get("project") &&
    currentUrl.search !== nextUrl.search;
  return isSame ? false : defaultShouldRevalidate;
}

export function meta({ matches }: Route.MetaArgs) {
  return shareMeta(matches, {
    title: "Design Workflow Studio",
    description:
      "From a reference to a finished listing: import, niches, analysis, designs, remixes, SEO and export.",
    path: "/design-workflow",
  });
}

const never = () => () => {};

export default function StudioPage({ loaderData }: Route.ComponentProps) {
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // The browser knows more than the server: once it is there, the studio starts with what it holds.
  return (
    <Studio
      key={isReady ? (loaderData.opened?.projectId ?? "browser") : "server"}
      loaderData={loaderData}
      isReady={isReady}
    />
  );
}

interface StudioProps extends Pick<Route.ComponentProps, "loaderData"> {
  isReady: boolean;
}

function Studio({ loaderData, isReady }: StudioProps) {
  const { imageCost, needSentence, balance, site, opened } = loaderData;
  const isSignedIn = balance !== null;
  const trialCredits = useTrialCredits();
  const { revalidate } = useRevalidator();
  const [search, setSearch] = useSearchParams();
  const [initial] = useState(() => opened ?? (isReady ? readKept() : null));
  const { workflow, projectId, update, open, saveState } = useKeptWorkflow(isSignedIn, initial);
  const [progress, setProgress] = useState<Record<string, number>>({});
  const tab = studioTabs.find((one) => one === search.get("tab")) ?? "import";

  function goTo(next: StudioTab) {
    const params = new URLSearchParams(search);
    params.set("tab", next);
    setSearch(params, { preventScrollReset: true });
  }

  const noteProgress = useCallback((key: string, value: number) => {
    setProgress((now) => (now[key] === value ? now : { ...now, [key]: value }));
  }, []);

  function noteStart(key: string, generationId: string) {
    update((now) => ({
      running: now.running.map((one) => (one.key === key ? { ...one, generationId } : one)),
    }));
    void revalidate();
  }

  function takeImage(running: RunningImage, design: Design | null) {
    update((now) => {
      const left = now.running.filter(({ key }) => key !== running.key);
      if (!design) return { running: left };
      const isFirst = now.design?.id === undefined || now.design.id === null;
      return {
        running: left,
        images: [design, ...now.images.filter(({ id }) => id !== design.id)].slice(0, 30),
        ...(isFirst ? selectDesign(now, design) : {}),
      };
    });
    if (design && !isSignedIn) chargeTrial(running.key, imageCost);
    void revalidate();
  }

  return (
    <StudioContext
      value={{
        workflow,
        update,
        isReady,
        isMember: isSignedIn,
        isEmbedded: search.get("embed") === "1",
        saveState,
        projectId,
        open,
        credits: balance ?? trialCredits,
        imageCost,
        needSentence,
        progress,
        goTo,
      }}
    >
      <Page>
        <PageHeader
          title="Design Workflow Studio"
          lead="From a reference to a finished listing, in any order you like."
          actions={<ProjectMenu />}
          className="mb-4! md:mb-5!"
        />
        <StudioTabs tab={tab} site={site} />
        {isReady
          ? workflow.running.map((running) => (
              <ImageWatcher
                key={running.key}
                running={running}
                onStart={noteStart}
                onProgress={noteProgress}
                onEnd={takeImage}
              />
            ))
          : null}
      </Page>
    </StudioContext>
  );
}
