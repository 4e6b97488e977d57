import type { ReactNode } from "react";
import { cn } from "./class-names.ts";

type NoticeProps = {
  tone?: "marker" | "info" | "warning" | "danger" | "neutral";
  /** In brackets before the text: `[founder offer]`. */
  tag?: string;
  icon?: ReactNode;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
};

const grounds = {
  marker: "border-marker-line bg-marker-soft",
  info: "border-info/25 bg-info-soft",
  warning: "border-warning/25 bg-warning-soft",
  danger: "border-destructive/25 bg-destructive-soft",
  neutral: "bg-sunken",
};

/** A notice inside a page: the founder offer, a demo note, a verification reminder. */
export function Notice({ tone = "neutral", tag, icon, actions, className, children }: NoticeProps) {
  return (
    <div
      className={cn(
        "flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border px-5 py-3.5 text-foreground",
        grounds[tone],
        className,
      )}
    >
      {tag ? <span className="font-mono text-ui font-label">[{tag}]</span> : null}
      {icon ? <span className="shrink-0 [&_svg]:size-5">{icon}</span> : null}
      <div className="min-w-0 flex-1 basis-60 text-ui md:text-body">{children}</div>
      {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
    </div>
  );
}

/** Across the whole site, above the header: demo data is on, the site is read-only. */
export function SiteBanner({ tone = "marker", actions, children }: NoticeProps) {
  return (
    <aside
      aria-label="Announcement"
      data-site-chrome
      className={cn("border-b text-small text-foreground", grounds[tone])}
    >
      <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 px-(--page-gutter) py-2 text-center">
        <span>{children}</span>
        {actions}
      </div>
    </aside>
  );
}
