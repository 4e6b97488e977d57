import { cn } from "./class-names.ts";

/** The small card that menus, popovers and select lists open in. */
export const floatingStyle = cn(
  "z-50 rounded-md border bg-popover text-popover-foreground shadow-overlay outline-none",
  "duration-(--dur-2) data-[state=open]:animate-in data-[state=open]:fade-in-0",
  "data-[state=open]:zoom-in-98 data-[state=closed]:animate-out data-[state=closed]:fade-out-0",
);

export const floatingItemStyle = cn(
  "flex min-h-9 cursor-default items-center gap-2.5 rounded-sm px-2.5 text-ui outline-none select-none",
  "data-highlighted:bg-accent data-highlighted:text-accent-foreground data-disabled:text-subtle-foreground",
  "max-md:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0",
);
