import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { AdminAnswer } from "#app/backoffice/frame/use-admin-answer.ts";
import { Switch } from "#app/ui/switch.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { RecordRow } from "./schema.ts";

/** Toolkit §4: flips at once and flips back where the server refuses. */
export function ActiveToggle({ record }: { record: Pick<RecordRow, "id" | "title" | "isActive"> }) {
  const fetcher = useFetcher<AdminAnswer>();
  const told = useRef<AdminAnswer>(undefined);
  const answer = fetcher.data;
  useEffect(() => {
    if (!answer || answer.ok || told.current === answer) return;
    told.current = answer;
    toast.error(answer.message);
  }, [answer]);
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
