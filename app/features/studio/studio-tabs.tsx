import { Compass, Download, type LucideIcon, ScanSearch, Share, Shuffle, Sparkles, Tags } from "lucide-react";
import { useEffect, useRef } from "react";
import type { SiteDemand } from "#app/core/catalog/site-demand.server.ts";
import { Tab, TabList, TabPanel, Tabs } from "#app/ui/tabs.tsx";
import { AnalyzePanel } from "./analyze-panel.tsx";
import { ExportPanel } from "./export-panel.tsx";
import { GeneratePanel } from "./generate-panel.tsx";
import { ImportPanel } from "./import-panel.tsx";
import { NichesPanel } from "./niches-panel.tsx";
import { type StudioTab, studioTabs } from "./options.ts";
import { RemixPanel } from "./remix-panel.tsx";
import { SeoPanel } from "./seo-panel.tsx";
import { useStudio } from "./studio-context.tsx";

const tabWords: Record<StudioTab, { label: string; Icon: LucideIcon }> = {
  import: { label: "Import", Icon: Download },
  niches: { label: "Niches", Icon: Compass },
  analyze: { label: "Analyze", Icon: ScanSearch },
  generate: { label: "Generate", Icon: Sparkles },
  remix: { label: "Remix", Icon: Shuffle },
  seo: { label: "SEO", Icon: Tags },
  export: { label: "Export", Icon: Share },
};

function isTab(value: string): value is StudioTab {
  return studioTabs.some((tab) => tab === value);
}

/** The seven tabs, in the order of the work; any of them may be opened at any time. */
export function StudioTabs({ tab, site }: { tab: StudioTab; site: readonly SiteDemand[] }) {
  const { goTo, isReady } = useStudio();
  const list = useRef<HTMLDivElement>(null);
  // On phones the row of tabs is longer than the screen: the open one must be seen.
  useEffect(() => {
    const row = list.current;
    const current = row?.children[studioTabs.indexOf(tab)];
    if (row && current instanceof HTMLElement)
      row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [tab]);
  const panels: Record<StudioTab, React.ReactNode> = {
    import: <ImportPanel />,
    niches: <NichesPanel site={site} />,
    analyze: <AnalyzePanel />,
    generate: <GeneratePanel />,
    remix: <RemixPanel />,
    seo: <SeoPanel />,
    export: <ExportPanel />,
  };
  return (
    <Tabs value={tab} onValueChange={(value) => (isTab(value) ? goTo(value) : undefined)}>
      <TabList ref={list} aria-label="Design workflow" className="relative">
        {studioTabs.map((value) => {
          const { label, Icon } = tabWords[value];
          return (
            <Tab key={value} value={value} icon={<Icon />}>
              {label}
            </Tab>
          );
        })}
      </TabList>
      {studioTabs.map((value) => (
        // Until the browser has said what it holds, nothing may be typed that would be overwritten.
        <TabPanel key={value} value={value} inert={!isReady}>
          {panels[value]}
        </TabPanel>
      ))}
    </Tabs>
  );
}
