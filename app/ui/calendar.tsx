import { ChevronLeft, ChevronRight } from "lucide-react";
import { DayPicker, type Matcher } from "react-day-picker";

type CalendarProps = {
  selected: Date | undefined;
  onSelect: (date: Date | undefined) => void;
  /** A required calendar keeps its date; otherwise clicking the selected date clears it. */
  isRequired?: boolean;
  /** Days outside these bounds cannot be chosen. */
  from?: Date;
  to?: Date;
  disabled?: Matcher | Matcher[];
  /** Days that carry something, marked with a yellow dot. */
  marked?: Date[];
};

const navButton =
  "inline-flex size-9 items-center justify-center rounded-sm hover:bg-accent max-md:size-11 aria-disabled:opacity-40";

const classNames = {
  root: "w-fit",
  months: "relative",
  month_caption: "flex h-9 items-center px-2 max-md:h-11",
  caption_label: "text-ui font-strong",
  nav: "absolute top-0 right-0 flex",
  button_previous: navButton,
  button_next: navButton,
  month_grid: "mt-2 border-collapse",
  weekday: "h-8 w-10 text-micro font-label text-muted-foreground",
  day: "group p-0 text-center",
  day_button:
    "relative inline-flex size-10 items-center justify-center rounded-sm text-ui hover:bg-accent disabled:pointer-events-none",
  today: "[&>button]:font-strong [&>button]:shadow-[inset_0_0_0_1px_var(--border-strong)]",
  selected:
    "[&>button]:bg-primary! [&>button]:font-strong [&>button]:text-primary-foreground! [&>button]:hover:bg-primary-hover!",
  outside: "text-subtle-foreground",
  disabled: "text-subtle-foreground line-through opacity-60",
  hidden: "invisible",
};

const modifiersClassNames = {
  marked:
    "[&>button]:after:absolute [&>button]:after:bottom-1 [&>button]:after:h-1 [&>button]:after:w-4 [&>button]:after:rounded-xs [&>button]:after:bg-marker-line",
};

/** One date. */
export function Calendar({
  selected,
  onSelect,
  isRequired = false,
  from,
  to,
  disabled = [],
  marked = [],
}: CalendarProps) {
  const bounds: Matcher[] = [...(from ? [{ before: from }] : []), ...(to ? [{ after: to }] : [])];
  const shared = {
    selected,
    defaultMonth: selected ?? from,
    startMonth: from,
    endMonth: to,
    disabled: [...bounds, ...(Array.isArray(disabled) ? disabled : [disabled])],
    modifiers: { marked },
    modifiersClassNames,
    classNames,
    components: { Chevron: CalendarChevron },
    showOutsideDays: true,
    weekStartsOn: 1 as const,
  };
  return isRequired ? (
    <DayPicker mode="single" required {...shared} onSelect={onSelect} />
  ) : (
    <DayPicker mode="single" {...shared} onSelect={onSelect} />
  );
}

function CalendarChevron({ orientation }: { orientation?: "left" | "right" | "up" | "down" }) {
  return orientation === "left" ? (
    <ChevronLeft className="size-4.5" />
  ) : (
    <ChevronRight className="size-4.5" />
  );
}
