import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { Refusal } from "#app/platform/http/page-door.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Field, FieldError } from "#app/ui/field.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { Select } from "#app/ui/select.tsx";
import { toast } from "#app/ui/toast.tsx";
import { formatCount } from "#app/ui/format-number.ts";
import { CsvPreviewView } from "./csv-preview.tsx";
import type { CsvPreview } from "./import-csv.server.ts";
import { tableOptions } from "./record-toolbar.tsx";

type Answer = { ok: true; message: string; preview?: CsvPreview } | Refusal;

/** Choose, look, import: the server reads the file anew each time, so that what was shown is what is kept. */
export function CsvImport({ table }: { table: string }) {
  const fetcher = useFetcher<Answer>();
  const form = useRef<HTMLFormElement>(null);
  const handled = useRef<Answer>(undefined);
  const [outdated, setOutdated] = useState<Answer>();
  const answer = fetcher.data;
  // Another file or table makes what was shown void.
  const preview = answer?.ok && answer !== outdated ? answer.preview : undefined;
  const busyWith = fetcher.formData?.get("intent");

  useEffect(() => {
    if (!answer || handled.current === answer) return;
    handled.current = answer;
    if (!answer.ok) toast.error(answer.message);
    else if (!answer.preview) toast.success(answer.message);
  }, [answer]);

  function send(intent: "preview" | "import") {
    if (!form.current) return;
    const data = new FormData(form.current);
    data.set("intent", intent);
    void fetcher.submit(data, { method: "post", action: "/admin/database", encType: "multipart/form-data" });
  }

  const refusal = answer && !answer.ok ? answer : undefined;
  const count = preview ? preview.added + preview.changed : 0;
  const isSound = preview !== undefined && preview.problemCount === 0;
  return (
    <Card className="max-w-240">
      <CardHeader
        title="Import from CSV"
        description="The first line names the fields. A column id changes records that are there; without it records are added. Nothing is imported while one line is wrong."
      />
      <form
        ref={form}
        className="mt-5 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send("preview");
        }}
      >
        <Field label="Table" className="max-w-80">
          <Select
            name="table"
            size="sm"
            options={tableOptions}
            defaultValue={table}
            onChange={() => setOutdated(answer)}
          />
        </Field>
        <Field label="CSV file">
          <FileDrop
            name="file"
            accept=".csv,text/csv"
            maxBytes={5 * 1024 * 1024}
            prompt="Choose a CSV file"
            hint="UTF-8, at most 5 MB and 5,000 records"
            onFileChange={() => setOutdated(answer)}
          />
        </Field>
        {refusal && refusal !== outdated ? <FieldError>{refusal.message}</FieldError> : null}
        {preview ? <CsvPreviewView preview={preview} /> : null}
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" variant={isSound ? "outline" : "primary"} isBusy={busyWith === "preview"}>
            Preview
          </Button>
          {isSound ? (
            <Button type="button" isBusy={busyWith === "import"} onClick={() => send("import")}>
              Import {formatCount(count)} {count === 1 ? "record" : "records"}
            </Button>
          ) : null}
        </div>
      </form>
    </Card>
  );
}
