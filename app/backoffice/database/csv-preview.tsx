import { DataTable } from "#app/ui/data-table.tsx";
import { Notice } from "#app/ui/site-banner.tsx";
import { formatCount } from "#app/ui/format-number.ts";
import type { CsvPreview } from "./import-csv.server.ts";

/** What the file would do, line by line where something is wrong with it. */
export function CsvPreviewView({ preview }: { preview: CsvPreview }) {
  const { problems, problemCount, added, changed, columns, sample } = preview;
  if (problemCount > 0)
    return (
      <div role="alert">
        <Notice tone="danger">
          {problemCount === 1 ? "One thing is wrong" : `${problemCount} things are wrong`} with this file.
          Nothing was imported.
        </Notice>
        <ol className="mt-3 max-h-80 divide-y overflow-y-auto rounded-md border text-ui">
          {problems.map(({ line, message }) => (
            <li key={`${line} ${message}`} className="flex gap-4 px-4 py-2">
              <span className="w-18 shrink-0 font-mono text-small text-muted-foreground">Line {line}</span>
              <span className="min-w-0 break-words">{message}</span>
            </li>
          ))}
        </ol>
        {problemCount > problems.length ? (
          <p className="mt-2 text-small text-muted-foreground">The first {problems.length} are shown.</p>
        ) : null}
      </div>
    );
  return (
    <div>
      <Notice tone="info">
        {formatCount(added)} would be added and {formatCount(changed)} changed.
      </Notice>
      <DataTable
        className="mt-3"
        caption="The first records of the file"
        columns={[
          {
            header: "Line",
            className: "font-mono text-small text-muted-foreground",
            render: ({ line }) => line,
          },
          ...columns.map((name, index) => ({
            header: name,
            className: "md:max-w-50",
            render: ({ cells }: CsvPreview["sample"][number]) => (
              <span className="line-clamp-2 min-w-0 break-words">{cells[index]}</span>
            ),
          })),
        ]}
        rows={sample}
        rowKey={({ line }) => String(line)}
      />
    </div>
  );
}
