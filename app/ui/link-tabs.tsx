import type { ReactNode } from "react";
import { Link } from "react-router";
import { cn } from "./class-names.ts";
import { tabListStyle, tabStyle } from "./tab-style.ts";
import { useCurrentInView } from "./use-current-in-view.ts";
import { formatCount } from "./format-number.ts";

export type LinkTab = {
  to: string;
  label: string;
  isCurrent: boolean;
  count?: number;
  icon?: ReactNode;
};

/** Tabs that are addresses: they work without JavaScript and with the back button. */
export function LinkTabs({
  label,
  tabs,
  className,
}: {
  label: string;
  tabs: readonly LinkTab[];
  className?: string;
}) {
  const row = useCurrentInView<HTMLElement>(tabs.find(({ isCurrent }) => isCurrent)?.to);
  return (
    <nav ref={row} aria-label={label} className={cn(tabListStyle, className)}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          preventScrollReset
          aria-current={tab.isCurrent ? "page" : undefined}
          className={cn(tabStyle, "aria-[current]:text-foreground aria-[current]:after:scale-x-100")}
        >
          {tab.icon}
          {tab.label}
          {tab.count === undefined ? null : (
            <span className="text-micro text-muted-foreground">{formatCount(tab.count)}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
