import { Tabs as RadixTabs } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./class-names.ts";
import { tabListStyle, tabStyle } from "./tab-style.ts";
import { formatCount } from "./format-number.ts";

/** Tabs within a page. Where a tab deserves an address of its own, use LinkTabs. */
export function Tabs({ className, ...props }: ComponentProps<typeof RadixTabs.Root>) {
  return <RadixTabs.Root className={cn("min-w-0", className)} {...props} />;
}

type TabListProps = ComponentProps<typeof RadixTabs.List> & {
  /** `segmented` for two to four views, such as Login and Sign Up. */
  look?: "bar" | "segmented";
};

export function TabList({ look = "bar", className, ...props }: TabListProps) {
  return (
    <RadixTabs.List
      data-look={look}
      className={cn(
        "group/tabs",
        look === "bar"
          ? tabListStyle
          : "flex w-full gap-1 rounded-md border bg-sunken p-1 dark:bg-background",
        className,
      )}
      {...props}
    />
  );
}

type TabProps = ComponentProps<typeof RadixTabs.Trigger> & { icon?: ReactNode; count?: number };

export function Tab({ icon, count, className, children, ...props }: TabProps) {
  return (
    <RadixTabs.Trigger
      className={cn(
        "group-data-[look=bar]/tabs:data-[state=active]:text-foreground",
        "group-data-[look=bar]/tabs:data-[state=active]:after:scale-x-100",
        tabStyle,
        "group-data-[look=segmented]/tabs:flex-1 group-data-[look=segmented]/tabs:justify-center",
        "group-data-[look=segmented]/tabs:rounded-sm group-data-[look=segmented]/tabs:px-3",
        "group-data-[look=segmented]/tabs:h-9 group-data-[look=segmented]/tabs:text-small",
        "group-data-[look=segmented]/tabs:max-md:h-11 group-data-[look=segmented]/tabs:after:hidden",
        "group-data-[look=segmented]/tabs:data-[state=active]:bg-card",
        "group-data-[look=segmented]/tabs:data-[state=active]:text-foreground",
        "group-data-[look=segmented]/tabs:data-[state=active]:shadow-[0_0_0_1px_var(--border),var(--elevation-card)]",
        "group-data-[look=segmented]/tabs:dark:data-[state=active]:bg-secondary",
        className,
      )}
      {...props}
    >
      {icon}
      {children}
      {count === undefined ? null : (
        <span className="text-micro text-muted-foreground">{formatCount(count)}</span>
      )}
    </RadixTabs.Trigger>
  );
}

export function TabPanel({ className, ...props }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content className={cn("mt-6 outline-offset-4", className)} {...props} />;
}
