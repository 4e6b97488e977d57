import { useState, type ComponentProps, type CSSProperties, type ReactNode } from "react";
import { BrandSign } from "./brand-sign.tsx";
import { cn } from "./class-names.ts";

type PictureProps = Omit<ComponentProps<"img">, "width" | "height" | "src"> & {
  src: string | null | undefined;
  alt: string;
  /** Natural size; reserves the box before the picture arrives. */
  width: number;
  height: number;
  /** `square`, or width to height such as `16/10`; the picture is cut to fit. */
  ratio?: string;
  /** Loads at once; for the first picture in view. */
  isPriority?: boolean;
  /** What takes its place when it does not load: the site's own picture, or a stand-in with the title. */
  standIn?: "picture" | "title";
};

/** core §9: tried when a picture is missing or fails. */
const fallback = "/pictures/fallback.webp";

/** A picture in its reserved box. When nothing loads, a drawn stand-in with the title takes its place. */
export function Picture({
  src,
  alt,
  width,
  height,
  ratio,
  isPriority = false,
  standIn = "picture",
  className,
  srcSet,
  ...props
}: PictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = [src, standIn === "picture" ? fallback : null].find(
    (address) => address && !failed.includes(address),
  );
  const box: CSSProperties = { aspectRatio: ratio === "square" ? "1/1" : (ratio ?? `${width}/${height}`) };

  if (!shown) return <PictureStandIn label={alt} style={box} className={className} />;

  const fail = () => setFailed([...failed, shown]);
  return (
    <img
      {...props}
      key={shown}
      src={shown}
      srcSet={shown === src ? srcSet : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={isPriority ? "eager" : "lazy"}
      fetchPriority={isPriority ? "high" : undefined}
      decoding="async"
      onError={fail}
      ref={(image) => {
        // It may have failed before the page came alive.
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) fail();
      }}
      style={box}
      className={cn(
        "block h-auto w-full bg-muted object-cover [filter:brightness(var(--image-dim))]",
        className,
      )}
    />
  );
}

function PictureStandIn({
  label,
  style,
  className,
}: {
  label: string;
  style: CSSProperties;
  className?: string;
}) {
  return (
    <span
      style={style}
      className={cn(
        "flex w-full flex-col items-center justify-center gap-3 bg-muted p-4 text-center text-small text-muted-foreground",
        className,
      )}
    >
      <BrandSign className="size-10 opacity-60" />
      <span className="line-clamp-2">{label}</span>
    </span>
  );
}

/** The white mat round a mounted picture; overlays (badge, heart) stand on solid tiles over it. */
export function Mat({
  look = "card",
  overlay,
  className,
  children,
}: {
  /** `print` is the large mounted picture with its shadow. */
  look?: "card" | "print";
  overlay?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={cn(
        "relative",
        look === "card" ? "p-2" : "rounded-lg border bg-card p-2.5 shadow-print md:p-4",
        className,
      )}
    >
      <div className="overflow-hidden rounded-sm">{children}</div>
      {overlay}
    </div>
  );
}
