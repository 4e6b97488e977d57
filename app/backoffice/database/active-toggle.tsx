import { useFetcher } from "react-router";
import type { FormAnswer } from "#app/core/forms/use-form-answer.ts";
import { Switch } from "#app/ui/switch.tsx";
import { toast } from "#app/ui/toast.tsx";
import { useEach } from "#app/ui/use-each.ts";
import type { RecordRow } from "./schema.ts";

/** Toolkit §4: flips at once and flips back where the server refuses. */
export function ActiveToggle({ record }: { record: Pick<RecordRow, "id" | "title" | "isActive"> }) {
  const fetcher = useFetcher<FormAnswer>();
  useEach(fetcher.data, (answer) => (answer.ok ? undefined : toast.error(answer.message)));
  const wanted = fetcher.formData?.get("isActive");
  const isActive = wanted ? wanted === "true" : record.isActive;
  return (
    <Switch
      label={`Active: ${record.title}`}
      isLabelHidden
      checked={isActive}
      className="min-h-0!"
      onCheckedChange={(isChecked) =>
        void fetcher.submit(
          { intent: "active", id: record.id, isActive: String(isChecked) },
          { method: "post", action: "/admin/database" },
        )
      }
    />
  );
}
