import type { ReactNode } from "react";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { Notice } from "#app/ui/site-banner.tsx";
import { SampleDataLabel } from "#app/ui/sample-data-label.tsx";

/** The frame of every page of the test provider: it says what it is. */
export function TestPage({
  title,
  refusal,
  isNarrow = false,
  children,
}: {
  title: string;
  refusal?: string | undefined;
  isNarrow?: boolean;
  children: ReactNode;
}) {
  return (
    <Page className={isNarrow ? "max-w-140!" : undefined}>
      <PageHeader
        title={title}
        badge={<SampleDataLabel>Test mode</SampleDataLabel>}
        lead="No payment provider is configured. Nothing is charged, and no card is needed."
      />
      {refusal ? (
        <Notice tone="danger" className="mb-5">
          <span role="alert">{refusal}</span>
        </Notice>
      ) : null}
      {children}
    </Page>
  );
}
