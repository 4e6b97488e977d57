import { ScanSearch } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/site-banner.tsx";
import { toast } from "#app/ui/toast.tsx";
import { AnalyzedPrompts, LookReport } from "./report-look.tsx";
import { DesignPanel, NoDesign } from "./design-panel.tsx";
import { PrintReport } from "./report-print.tsx";
import { useStudio } from "./studio-context.tsx";
import { useWork } from "./use-work.ts";

export function AnalyzePanel() {
  const { workflow, update, goTo, isReady } = useStudio();
  const { design, report } = workflow;
  const analyze = useWork("analyze", "Analysis Failed");
  if (!isReady) return null;
  if (!design) return <NoDesign />;

  async function run() {
    const answer = await analyze.run({ designId: design?.id });
    if (!answer) return;
    update({ report: answer.report });
    toast.success("Analysis Complete!");
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[320px_minmax(0,1fr)]">
      <DesignPanel view="picture">
        {design.id ? (
          <Button
            type="button"
            size="lg"
            isBusy={analyze.isBusy}
            busyLabel="Analyzing..."
            onClick={() => void run()}
          >
            <ScanSearch /> Analyze Design
          </Button>
        ) : null}
      </DesignPanel>
      {design.id === null ? (
        <Notice
          tone="info"
          actions={
            <Button type="button" size="sm" onClick={() => goTo("generate")}>
              Draw it
            </Button>
          }
        >
          “{design.title}” is words only. Palette, composition and print quality are measured from a picture:
          upload one, or draw one on the Generate tab.
        </Notice>
      ) : report ? (
        <div className="flex min-w-0 flex-col gap-5">
          <PrintReport report={report} designId={design.id} />
          <LookReport report={report} />
          <AnalyzedPrompts report={report} />
        </div>
      ) : (
        <Notice>
          The analysis measures this picture: palette, style, lettering, composition, and whether it prints
          sharply on each product.
        </Notice>
      )}
    </div>
  );
}
