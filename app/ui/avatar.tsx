import { useState } from "react";
import { cn } from "./class-names.ts";

/** First letters of the first and the last word: `Nora Lindqvist` gives `NL`. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("")
    .toUpperCase();
}

type AvatarProps = { name: string; src?: string | null; size?: "sm" | "md" | "lg"; className?: string };

const sizes = { sm: "size-8 text-micro", md: "size-10 text-small", lg: "size-18 text-title" };

/** Decorative: the name stands beside it. A logo that fails to load gives way to the initials. */
export function Avatar({ name, src, size = "md", className }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  return (
    <span
      aria-hidden
      className={cn(
        "inline-flex shrink-0 items-center justify-center overflow-hidden rounded-sm bg-accent font-strong text-accent-foreground",
        sizes[size],
        className,
      )}
    >
      {src && src !== failedSrc ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setFailedSrc(src)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
