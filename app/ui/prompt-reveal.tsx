import type { ReactNode } from "react";
import { LockedBars } from "./locked-bars.tsx";

type PromptRevealProps = {
  /** Just unlocked: a yellow edge wipes the bars away from left to right. */
  isFresh: boolean;
  /** The text; it is there for readers and screen readers from the start. */
  children: ReactNode;
};

/** The one signature motion of the site (560 ms). */
export function PromptReveal({ isFresh, children }: PromptRevealProps) {
  if (!isFresh) return <>{children}</>;
  return (
    <div className="relative overflow-hidden">
      <div className="animate-wipe">{children}</div>
      <div className="absolute inset-0 animate-wipe-away overflow-hidden">
        <LockedBars />
      </div>
      <span aria-hidden className="absolute inset-y-0 w-1.5 animate-wipe-edge bg-marker" />
    </div>
  );
}
