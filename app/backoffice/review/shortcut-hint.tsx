const shortcuts = [
  ["j", "next"],
  ["k", "previous"],
  ["a", "approve"],
  ["c", "ask for changes"],
  ["r", "reject"],
] as const;

export function ShortcutHint() {
  return (
    <p className="flex flex-wrap items-center gap-x-3.5 gap-y-1 text-small text-muted-foreground max-md:hidden">
      <span className="sr-only">Keyboard shortcuts:</span>
      {shortcuts.map(([key, does]) => (
        <span key={key} className="inline-flex items-center gap-1.5">
          <kbd className="inline-flex h-5.5 min-w-5.5 items-center justify-center rounded-xs border border-border-strong bg-card px-1.5 font-mono text-micro text-foreground">
            {key}
          </kbd>
          {does}
        </span>
      ))}
    </p>
  );
}
