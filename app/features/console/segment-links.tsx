import { Link } from "react-router";
import { cn } from "#app/ui/class-names.ts";
import { useCurrentInView } from "#app/ui/use-current-in-view.ts";

interface SegmentLinksProps {
  label: string;
  links: readonly { to: string; label: string; isCurrent: boolean }[];
  className?: string;
}

/** A segmented control of addresses: it works without a script and with the back button. */
export function SegmentLinks({ label, links, className }: SegmentLinksProps) {
  const row = useCurrentInView<HTMLElement>(links.find(({ isCurrent }) => isCurrent)?.to);
  return (
    <nav ref={row} aria-label={label} className={cn("no-scrollbar max-w-full overflow-x-auto", className)}>
      <div className="inline-flex gap-0.5 rounded-md border bg-sunken p-1 dark:border-border-strong dark:bg-background">
        {links.map((link) => (
          <Link
            key={link.to}
            to={link.to}
            preventScrollReset
            aria-current={link.isCurrent ? "true" : undefined}
            className={cn(
              "inline-flex h-8 items-center rounded-sm px-3 text-small font-label whitespace-nowrap -outline-offset-2 max-md:h-10",
              link.isCurrent
                ? "bg-card text-foreground shadow-card dark:bg-secondary"
                : "text-muted-foreground hover:text-foreground",
            )}
          >
            {link.label}
          </Link>
        ))}
      </div>
    </nav>
  );
}
