import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "./button.tsx";

type PaginationProps = {
  /** `1 to 12 of 1,386`. */
  summary?: ReactNode;
  /** Addresses of the neighbouring pages; the button is off without one. */
  previousTo?: string;
  nextTo?: string;
};

export function Pagination({ summary, previousTo, nextTo }: PaginationProps) {
  return (
    <nav aria-label="Pages" className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <p className="text-ui text-muted-foreground">{summary}</p>
      <div className="flex gap-2">
        <PageStep to={previousTo}>
          <ChevronLeft />
          Previous
        </PageStep>
        <PageStep to={nextTo}>
          Next
          <ChevronRight />
        </PageStep>
      </div>
    </nav>
  );
}

function PageStep({ to, children }: { to?: string; children: ReactNode }) {
  if (to === undefined) {
    return (
      <Button variant="outline" size="sm" disabled>
        {children}
      </Button>
    );
  }
  return (
    <ButtonLink to={to} variant="outline" size="sm" preventScrollReset>
      {children}
    </ButtonLink>
  );
}

type ShowMoreProps = {
  /** `Show more prompts`. */
  label: string;
  /** The address that shows more; a plain link where there is no JavaScript. */
  to: string;
  isBusy?: boolean;
  /** Appends in place instead of following the link. */
  onShowMore?: (to: string) => void;
};

export function ShowMore({ label, to, isBusy = false, onShowMore }: ShowMoreProps) {
  return (
    <div className="mt-10 flex justify-center">
      {isBusy ? (
        <Button variant="outline" size="lg" isBusy>
          {label}
        </Button>
      ) : (
        <ButtonLink
          to={to}
          variant="outline"
          size="lg"
          preventScrollReset
          rel="nofollow"
          onClick={(event) => {
            if (!onShowMore || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onShowMore(to);
          }}
        >
          {label}
        </ButtonLink>
      )}
    </div>
  );
}
