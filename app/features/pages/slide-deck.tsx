import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { cn } from "#app/ui/class-names.ts";

export interface Slide {
  id: string;
  title: string;
  text: string;
  drawing: ReactNode;
}

/**
 * A row of snapping slides: swiping is the browser's own scrolling, so the deck also works before any
 * script has arrived. Keys, buttons and marks only move that scroll position.
 */
export function SlideDeck({ label, slides }: { label: string; slides: readonly Slide[] }) {
  const track = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);

  function goTo(index: number) {
    const element = track.current;
    if (!element) return;
    const target = Math.min(Math.max(index, 0), slides.length - 1);
    element.scrollTo({ left: element.clientWidth * target });
  }

  function onKeyDown(event: KeyboardEvent) {
    const targets: Record<string, number> = {
      ArrowRight: current + 1,
      PageDown: current + 1,
      ArrowLeft: current - 1,
      PageUp: current - 1,
      Home: 0,
      End: slides.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  }

  function onScroll() {
    const element = track.current;
    if (element) setCurrent(Math.round(element.scrollLeft / Math.max(element.clientWidth, 1)));
  }

  return (
    <section aria-roledescription="carousel" aria-label={label}>
      {/* A scrolled row must be reachable and movable by keyboard. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={track}
        tabIndex={0}
        aria-label={`${label}: use the arrow keys`}
        onKeyDown={onKeyDown}
        onScroll={onScroll}
        className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto scroll-smooth rounded-xl border bg-card shadow-card"
      >
        {slides.map((slide, index) => (
          <SlideView key={slide.id} slide={slide} position={`${index + 1} of ${slides.length}`} />
        ))}
      </section>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div className="mt-4 flex items-center gap-4">
        <div className="flex gap-2">
          <Button
            variant="outline"
            size="sm"
            onClick={() => goTo(current - 1)}
            disabled={current === 0}
            aria-label="Previous slide"
          >
            <ChevronLeft />
          </Button>
          <Button
            variant="outline"
            size="sm"
            onClick={() => goTo(current + 1)}
            disabled={current === slides.length - 1}
            aria-label="Next slide"
          >
            <ChevronRight />
          </Button>
        </div>
        <div aria-hidden className="flex flex-1 gap-1">
          {slides.map((slide, index) => (
            <span
              key={slide.id}
              className={cn(
                "h-1.5 flex-1 rounded-xs transition-colors",
                index === current ? "bg-marker" : "bg-border-strong/70",
              )}
            />
          ))}
        </div>
        <p aria-live="polite" className="shrink-0 text-ui text-muted-foreground tabular-nums">
          <span className="sr-only">Slide </span>
          {current + 1} of {slides.length}
        </p>
      </div>
    </section>
  );
}

function SlideView({ slide, position }: { slide: Slide; position: string }) {
  return (
    <section
      id={slide.id}
      aria-roledescription="slide"
      aria-label={`${position}: ${slide.title}`}
      className="grid w-full shrink-0 snap-start snap-always grid-rows-[auto_1fr] md:grid-cols-2 md:grid-rows-1 lg:aspect-5/2 lg:grid-cols-[2fr_3fr]"
    >
      <div className="flex flex-col justify-center p-6 lg:p-10">
        <h2 className="text-heading lg:text-page">{slide.title}</h2>
        <p className="mt-4 text-lead text-muted-foreground">{slide.text}</p>
      </div>
      <div
        aria-hidden
        className="flex min-h-72 items-center justify-center overflow-hidden border-t bg-sunken p-6 md:border-t-0 md:border-l lg:p-10"
      >
        {slide.drawing}
      </div>
    </section>
  );
}
