import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";

type SitePictureProps = Omit<ComponentProps<"img">, "src" | "srcSet" | "width" | "height" | "loading"> & {
  /** As `scripts/draw-site-pictures.ts` names it. */
  name: string;
  alt: string;
  width: number;
  height: number;
  /** How wide it stands; the browser chooses the file by it. */
  sizes: string;
  /** Loads at once; for the first picture in view. */
  isPriority?: boolean;
};

/** A picture that the site brings itself, small on phones and as a thumbnail. */
export function SitePicture({ name, alt, isPriority = false, className, ...props }: SitePictureProps) {
  const small = `/pictures/small/${name}.webp`;
  return (
    <img
      {...props}
      srcSet={`${small} 480w, /pictures/${name}.webp 720w`}
      src={small}
      alt={alt}
      loading={isPriority ? "eager" : "lazy"}
      fetchPriority={isPriority ? "high" : undefined}
      decoding="async"
      className={cn("bg-muted object-cover brightness-(--image-dim)", className)}
    />
  );
}
