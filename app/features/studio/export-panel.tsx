import { Share } from "lucide-react";
import { useState } from "react";
import { checkListing } from "#app/core/ai/builtin/check-listing.ts";
import type { FieldMessages } from "#app/platform/errors/app-error.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, FieldGroup } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { SegmentedControl } from "#app/ui/segmented-control.tsx";
import { Notice } from "#app/ui/site-banner.tsx";
import { toast } from "#app/ui/toast.tsx";
import { ExportPreview } from "./export-preview.tsx";
import { type CsvColumns, type ExportPlatform, messages } from "./options.ts";
import { sendExport } from "./send-export.ts";
import { useStudio } from "./studio-context.tsx";

const platforms: { value: ExportPlatform; label: string; hint: string }[] = [
  { value: "csv", label: "CSV", hint: "One line per listing, for Etsy or a spreadsheet" },
  { value: "json", label: "JSON", hint: "Everything, for your own scripts" },
  { value: "zip", label: "Package (zip)", hint: "Listing, pictures and mockups on all five products" },
  { value: "zapier", label: "Zapier", hint: "Sent to your hook" },
  { value: "gohighlevel", label: "GoHighLevel", hint: "Created as a product with your key" },
];

const columnOptions: { value: CsvColumns; label: string }[] = [
  { value: "etsy", label: "Etsy's columns" },
  { value: "generic", label: "Generic columns" },
];

export function ExportPanel() {
  const { workflow, update, goTo, isReady } = useStudio();
  const { name, seo } = workflow;
  const [platform, setPlatform] = useState<ExportPlatform>("csv");
  const [columns, setColumns] = useState<CsvColumns>("etsy");
  // Access to other services is asked for each time and stays out of what is stored.
  const [access, setAccess] = useState({ hookUrl: "", apiKey: "", locationId: "", price: "" });
  const [fields, setFields] = useState<FieldMessages>({});
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const problems = seo.data ? checkListing(seo.data) : [];

  function refuse(field: string, message: string) {
    setFields({ [field]: message });
    toast.error(message);
  }

  async function run() {
    setProblem(undefined);
    setFields({});
    if (name.trim() === "") return refuse("name", messages.workflowName);
    if (platform === "gohighlevel" && access.apiKey.trim() === "")
      return refuse("apiKey", messages.goHighLevelKey);
    setIsBusy(true);
    const answer = await sendExport({
      ...access,
      platform,
      columns,
      name,
      format: seo.format,
      listing: seo.data,
      listingMadeBy: seo.data?.madeBy ?? "",
      design: workflow.design,
      images: workflow.images,
      prompts: workflow.prompts,
    });
    setIsBusy(false);
    if (answer.ok) return toast.success("Export complete", { description: answer.message });
    setFields(answer.fields);
    setProblem(answer.message);
    toast.error("Export failed", { description: answer.message });
  }

  const set = (field: keyof typeof access) => (event: React.ChangeEvent<HTMLInputElement>) =>
    setAccess({ ...access, [field]: event.target.value });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,400px)_minmax(0,1fr)]">
      <Card className="flex flex-col gap-5">
        <Field label="Workflow name" error={fields.name}>
          <Input
            value={name}
            maxLength={200}
            onChange={(event) => update({ name: event.target.value })}
            placeholder="Mirror Lake, spring collection"
          />
        </Field>
        <FieldGroup legend="Export to">
          <RadioGroup name="platform" options={platforms} value={platform} onValueChange={setPlatform} />
        </FieldGroup>
        {platform === "csv" ? (
          <SegmentedControl
            label="Columns"
            options={columnOptions}
            value={columns}
            onValueChange={setColumns}
          />
        ) : null}
        {platform === "zapier" ? (
          <Field
            label="Zapier hook address"
            error={fields.hookUrl}
            hint="From “Webhooks by Zapier”. It is used once and not stored."
          >
            <Input
              inputMode="url"
              value={access.hookUrl}
              maxLength={2000}
              onChange={set("hookUrl")}
              placeholder="https://hooks.zapier.com/hooks/catch/..."
            />
          </Field>
        ) : null}
        {platform === "gohighlevel" ? (
          <>
            <Field
              label="GoHighLevel API key"
              error={fields.apiKey}
              hint="A private integration token that may write products. It is used once and not stored."
            >
              <PasswordInput
                autoComplete="off"
                value={access.apiKey}
                maxLength={2000}
                onChange={set("apiKey")}
              />
            </Field>
            <Field label="Location ID" hint="Of the sub-account the product belongs to.">
              <Input value={access.locationId} maxLength={100} onChange={set("locationId")} />
            </Field>
          </>
        ) : null}
        <Field
          label="Price in dollars"
          error={fields.price}
          hint="Optional; you can also set it in your shop."
        >
          <Input
            inputMode="decimal"
            value={access.price}
            maxLength={12}
            onChange={set("price")}
            placeholder="12.00"
          />
        </Field>
        {problem ? <Notice tone="danger">{problem}</Notice> : null}
        <Button type="button" size="lg" isBusy={isBusy} busyLabel="Exporting..." onClick={() => void run()}>
          <Share /> Export
        </Button>
        <p className="text-small text-muted-foreground">
          Every export carries a note on how the design and its words were made, AI included.
        </p>
      </Card>
      {isReady ? <ExportPreview problems={problems} onEdit={() => goTo("seo")} /> : null}
    </div>
  );
}
