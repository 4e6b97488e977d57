import { StatStrip } from "#app/ui/stat-tile.tsx";
import type { ConsoleAddress } from "./console-address.ts";
import { FacebookPanel } from "./facebook-panel.tsx";
import type { ConnectedPage, ShownPost } from "./post-shapes.ts";
import type { Stat } from "./sample-set.ts";
import { StockPanel } from "./stock-panel.tsx";
import type { useConsoleSettings } from "./use-console-settings.ts";

interface DistributionTabProps {
  address: ConsoleAddress;
  counts: readonly Stat[];
  pages: readonly ConnectedPage[];
  posts: readonly ShownPost[];
  settings: ReturnType<typeof useConsoleSettings>;
}

export function DistributionTab({ address, counts, ...rest }: DistributionTabProps) {
  return (
    <div className="flex flex-col gap-4">
      <StatStrip stats={counts} />
      {address.view === "stock" ? (
        <StockPanel isSample={address.source === "sample"} settings={rest.settings} />
      ) : (
        <FacebookPanel address={address} {...rest} />
      )}
    </div>
  );
}
