import { cn } from "./class-names.ts";

export const tabListStyle = cn(
  "no-scrollbar -mx-(--page-gutter) flex gap-6 overflow-x-auto px-(--page-gutter) md:mx-0 md:px-0",
  "shadow-[inset_0_-1px_0_var(--border)]",
);

/** Text with a 6 px yellow bar under the current one. */
export const tabStyle = cn(
  "relative inline-flex h-12 shrink-0 items-center gap-2 text-[15px] font-label whitespace-nowrap",
  "text-muted-foreground transition-colors hover:text-foreground -outline-offset-2",
  "after:absolute after:inset-x-0 after:bottom-0 after:h-1.5 after:origin-left after:scale-x-0 after:bg-marker",
  "after:transition-transform after:duration-(--dur-2) [&_svg]:size-4.5",
);
