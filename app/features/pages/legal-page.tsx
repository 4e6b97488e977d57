import { Page, PageHeader } from "#app/ui/page.tsx";
import { Prose } from "./prose.tsx";

export interface RenderedSection {
  id: string;
  title: string;
  html: string;
}

interface LegalPageProps {
  title: string;
  lead: string;
  updated: string;
  sections: RenderedSection[];
}

/** Privacy and terms: numbered sections with their list at the side. */
export function LegalPage({ title, lead, updated, sections }: LegalPageProps) {
  return (
    <Page>
      <PageHeader title={title} lead={lead} />
      <p className="-mt-2 mb-8 text-ui text-muted-foreground">Last updated: {updated}</p>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,42rem)_16rem] lg:justify-between">
        <div className="order-2 lg:order-1">
          {sections.map((section, index) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-title`}
              className="scroll-mt-24 border-t py-8 first:border-t-0 first:pt-0"
            >
              <h2 id={`${section.id}-title`} className="mb-3 flex items-baseline gap-3 text-title">
                <span className="font-mono text-ui font-normal text-muted-foreground">{index + 1}</span>
                {section.title}
              </h2>
              <Prose html={section.html} />
            </section>
          ))}
        </div>
        <nav
          aria-label="On this page"
          className="order-1 h-fit rounded-lg border bg-card p-5 lg:sticky lg:top-24 lg:order-2"
        >
          <h2 className="text-small font-strong">On this page</h2>
          <ol className="mt-2 grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-6">
            {sections.map((section, index) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="flex gap-2.5 rounded-xs py-1.5 text-ui text-muted-foreground hover:text-foreground hover:underline max-md:py-2.5"
                >
                  <span className="w-5 shrink-0 font-mono text-small">{index + 1}</span>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </Page>
  );
}
