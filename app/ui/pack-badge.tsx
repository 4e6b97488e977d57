import { cn } from "./class-names.ts";

export type Pack = "Starter" | "Premium" | "Elite" | "Enigma";

type PackLook = { ground: string; shapeColour: string; shape: string };

/** Colour, shape and word together, so that a pack is told apart without colour too. */
const looks: Record<Pack, PackLook> = {
  Starter: {
    ground: "bg-pack-starter-soft text-pack-starter-text",
    shapeColour: "text-pack-starter",
    shape: "M6 1.4a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 0 1 0-9.2z",
  },
  Premium: {
    ground: "bg-pack-premium-soft text-pack-premium-text",
    shapeColour: "text-pack-premium",
    shape: "M6 .8 11.2 6 6 11.2.8 6z",
  },
  Elite: {
    ground: "bg-pack-elite-soft text-pack-elite-text",
    shapeColour: "text-pack-elite",
    shape: "M6 1.2 11.2 10.6H.8z",
  },
  Enigma: {
    ground: "bg-pack-enigma-soft text-pack-enigma-text",
    shapeColour: "text-pack-enigma",
    shape: "M6 .2Q6.9 5.1 11.8 6Q6.9 6.9 6 11.8Q5.1 6.9 .2 6Q5.1 5.1 6 .2z",
  },
};

export function isPack(value: string): value is Pack {
  return Object.hasOwn(looks, value);
}

/** The pack's sign alone: for filter chips and legends, always beside its word. */
export function PackShape({ pack, className }: { pack: Pack; className?: string }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden className={cn("size-2.5", looks[pack].shapeColour, className)}>
      <path d={looks[pack].shape} fill="currentColor" />
    </svg>
  );
}

/** A pack we have no colours for is shown as a plain word. */
export function PackBadge({ pack, className }: { pack: string; className?: string }) {
  const known = isPack(pack);
  return (
    <span
      className={cn(
        "inline-flex h-6 items-center gap-1.5 rounded-[6px] px-2 text-micro font-label whitespace-nowrap",
        known ? looks[pack].ground : "bg-muted text-muted-foreground",
        className,
      )}
    >
      {known ? <PackShape pack={pack} /> : null}
      {pack}
    </span>
  );
}
