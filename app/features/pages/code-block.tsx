import { CopyButton } from "#app/ui/copy-button.tsx";

/** A piece of code with its name and a way to take it along. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    <figure className="min-w-0 overflow-hidden rounded-lg border bg-card shadow-card">
      <figcaption className="flex items-center justify-between gap-3 border-b bg-sunken py-1.5 pr-2 pl-4">
        <span className="font-mono text-small text-muted-foreground">{label}</span>
        <CopyButton text={code} variant="ghost" size="xs" copiedLabel="Copied!" />
      </figcaption>
      {/* Long lines scroll inside; a scrolled box must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} className="overflow-x-auto p-4 font-mono text-small leading-6 -outline-offset-2">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
