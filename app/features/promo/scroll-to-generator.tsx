import { ArrowDown } from "lucide-react";
import type { MouseEvent } from "react";
import { ButtonAnchor } from "#app/ui/button.tsx";

/** An ordinary anchor; where scripts run and motion is welcome, it glides. */
export function ScrollToGenerator({ children = "Create Your Custom Prompt" }: { children?: string }) {
  function onClick(event: MouseEvent) {
    const section = document.querySelector("#generator");
    if (!section) return;
    event.preventDefault();
    const wantsStillness = matchMedia("(prefers-reduced-motion: reduce)").matches;
    section.scrollIntoView({ behavior: wantsStillness ? "auto" : "smooth" });
    section.querySelector<HTMLElement>("select, input")?.focus({ preventScroll: true });
  }
  return (
    <ButtonAnchor href="#generator" size="lg" onClick={onClick}>
      {children} <ArrowDown />
    </ButtonAnchor>
  );
}
