import { ArrowLeft } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { cn } from "./class-names.ts";

type PageProps = ComponentProps<"main"> & {
  /** `dense` for admin screens; `text` for articles with a narrow column; `bare` leaves width to the page. */
  look?: "normal" | "dense" | "text" | "bare";
};

const looks = {
  normal: "page-width pt-8 pb-(--section-gap) md:pt-10",
  dense: "page-width pt-7 pb-16",
  text: "page-width max-w-180! pt-8 pb-(--section-gap) md:pt-10",
  bare: "",
};

/** The page's one main landmark. */
export function Page({ look = "normal", className, ...props }: PageProps) {
  return (
    <main
      id="content"
      tabIndex={-1}
      className={cn("w-full outline-none", looks[look], className)}
      {...props}
    />
  );
}

type PageHeaderProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** Beside the title: a sample-data label, a count. */
  badge?: ReactNode;
  actions?: ReactNode;
  isDense?: boolean;
  className?: string;
};

export function PageHeader({ title, lead, badge, actions, isDense = false, className }: PageHeaderProps) {
  return (
    <header
      className={cn(
        "flex flex-wrap items-end justify-between gap-x-8 gap-y-4",
        isDense ? "mb-4" : "mb-6 md:mb-8",
        className,
      )}
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className={cn("wrap-anywhere", isDense ? "text-heading" : "text-page")}>{title}</h1>
          {badge}
        </div>
        {lead ? <p className="mt-1.5 max-w-prose text-muted-foreground">{lead}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2.5">{actions}</div> : null}
    </header>
  );
}

type SectionProps = Omit<ComponentProps<"section">, "title"> & {
  title?: ReactNode;
  lead?: ReactNode;
  badge?: ReactNode;
  actions?: ReactNode;
  /** Below a dense page's heading, which must stay the largest. */
  isDense?: boolean;
};

export function Section({
  title,
  lead,
  badge,
  actions,
  isDense = false,
  className,
  children,
  ...props
}: SectionProps) {
  return (
    <section className={cn("mt-12 first:mt-0", className)} {...props}>
      {title ? (
        <div
          className={cn(
            "flex flex-wrap items-end justify-between gap-x-6 gap-y-3",
            isDense ? "mb-4" : "mb-5",
          )}
        >
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-3">
              <h2 className={isDense ? "text-title" : "text-heading"}>{title}</h2>
              {badge}
            </div>
            {lead ? (
              <p className={cn("text-muted-foreground", isDense ? "text-ui" : "mt-1")}>{lead}</p>
            ) : null}
          </div>
          {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
        </div>
      ) : null}
      {children}
    </section>
  );
}

/** `Back to Browse`: above a page's heading. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="mb-4 inline-flex min-h-9 items-center gap-2 rounded-xs text-ui font-label text-muted-foreground hover:text-foreground max-md:min-h-11"
    >
      <ArrowLeft className="size-4" />
      {children}
    </Link>
  );
}
