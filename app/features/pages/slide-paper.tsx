import type { ReactNode } from "react";
import { cn } from "#app/ui/class-names.ts";

export function Paper({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cn("rounded-lg border bg-card p-5 shadow-raised", className)}>{children}</div>;
}

export function Bar({ className }: { className: string }) {
  return <span className={cn("block h-2.5 rounded-[3px]", className)} />;
}
