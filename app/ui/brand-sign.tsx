import { cn } from "./class-names.ts";

/** The bracketed slot, `[▮]`. */
export function BrandSign({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 28" fill="none" aria-hidden className={cn("size-7", className)}>
      <path d="M8.5 3H4v22h4.5M19.5 3H24v22h-4.5" stroke="currentColor" strokeWidth="3" />
      <rect
        x="9.4"
        y="7.9"
        width="9.2"
        height="12.2"
        rx="2.2"
        fill="var(--marker)"
        stroke="var(--marker-line)"
        strokeWidth="0.8"
      />
    </svg>
  );
}

export function BrandName({ name, className }: { name: string; className?: string }) {
  return (
    <span
      className={cn("inline-flex items-center gap-2.5 text-lead font-[690] tracking-[-0.02em]", className)}
    >
      <BrandSign className="shrink-0" />
      {name}
    </span>
  );
}
