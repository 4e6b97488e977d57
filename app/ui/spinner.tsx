import { cn } from "./class-names.ts";

/** Decorative: the text beside it says what is happening. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden className={cn("size-4 animate-spin", className)}>
      <path d="M21 12a9 9 0 1 1-6.2-8.56" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" />
    </svg>
  );
}
