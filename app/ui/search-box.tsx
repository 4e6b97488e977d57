import { Search, X } from "lucide-react";
import { useRef, useState, type ComponentProps } from "react";
import { cn } from "./class-names.ts";

type SearchBoxProps = Omit<ComponentProps<"input">, "type" | "size"> & {
  /** What is searched; read aloud. */
  label: string;
  size?: "sm" | "md";
  /** Offered once there is text. */
  onClear?: () => void;
  inputClassName?: string;
};

/** Only the field: put it into a form that says where the search goes. */
export function SearchBox({
  label,
  size = "sm",
  onClear,
  className,
  inputClassName,
  defaultValue,
  value,
  onChange,
  ...props
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(String(value ?? defaultValue ?? ""));
  const text = value === undefined ? typed : String(value);

  function clear() {
    if (value === undefined && input.current) input.current.value = "";
    setTyped("");
    onClear?.();
    input.current?.focus();
  }

  return (
    <span className={cn("relative block", className)}>
      <Search className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted-foreground" />
      <input
        ref={input}
        type="search"
        name="q"
        aria-label={label}
        autoComplete="off"
        {...props}
        {...(value === undefined ? { defaultValue } : { value })}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
        className={cn(
          "w-full min-w-0 appearance-none rounded-md border bg-sunken pl-10.5 text-ui text-foreground",
          "text-ellipsis transition-colors hover:border-border-strong dark:border-border-strong",
          "[&::-webkit-search-cancel-button]:hidden",
          size === "sm" ? "h-10 max-md:h-11" : "h-12 text-body!",
          onClear ? "pr-10" : "pr-3",
          inputClassName,
        )}
      />
      {onClear && text ? (
        <button
          type="button"
          aria-label="Clear search"
          onClick={clear}
          className="absolute inset-y-0 right-0 inline-flex w-10 items-center justify-center rounded-md hover:text-link"
        >
          <X className="size-4.5" />
        </button>
      ) : null}
    </span>
  );
}
