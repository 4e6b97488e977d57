import { ChevronsLeftRight } from "lucide-react";
import { useState, type CSSProperties } from "react";
import { cn } from "./class-names.ts";

type Side = { src: string; alt: string; label?: string };

type BeforeAfterProps = {
  before: Side;
  after: Side;
  /** Width to height of both pictures. */
  ratio?: string;
  className?: string;
};

/** Two pictures of one size under a divider that moves by drag, touch or arrow keys. */
export function BeforeAfter({ before, after, ratio = "4/3", className }: BeforeAfterProps) {
  const [share, setShare] = useState(50);
  const position: CSSProperties & { "--share": string } = { aspectRatio: ratio, "--share": `${share}%` };
  return (
    <div
      style={position}
      className={cn(
        "relative overflow-hidden rounded-lg border bg-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
        className,
      )}
    >
      <img
        src={after.src}
        alt={after.alt}
        loading="lazy"
        className="absolute inset-0 size-full object-cover"
      />
      <img
        src={before.src}
        alt={before.alt}
        loading="lazy"
        className="absolute inset-0 size-full object-cover [clip-path:inset(0_calc(100%_-_var(--share))_0_0)]"
      />
      <SideLabel className="left-3">{before.label ?? "Before"}</SideLabel>
      <SideLabel className="right-3">{after.label ?? "After"}</SideLabel>
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-(--share) w-0.5 -translate-x-1/2 bg-card"
      >
        <span className="absolute top-1/2 left-1/2 inline-flex size-10 -translate-1/2 items-center justify-center rounded-md bg-card text-foreground shadow-raised">
          <ChevronsLeftRight className="size-5" />
        </span>
      </span>
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label="Share of the first picture"
        aria-valuetext={`${share} per cent ${before.label ?? "Before"}`}
        onChange={(event) => setShare(event.target.valueAsNumber)}
        className="absolute inset-0 size-full cursor-ew-resize appearance-none opacity-0"
      />
    </div>
  );
}

function SideLabel({ className, children }: { className: string; children: string }) {
  return (
    <span
      aria-hidden
      className={cn("absolute bottom-3 rounded-[6px] bg-card px-2 py-1 text-micro font-label", className)}
    >
      {children}
    </span>
  );
}
