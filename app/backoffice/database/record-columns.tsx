import { Pencil } from "lucide-react";
import type { Column } from "#app/ui/data-table.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PromptStatusBadge } from "#app/ui/status-badge.tsx";
import { formatMoment } from "#app/ui/format-day.ts";
import { ActiveToggle } from "./active-toggle.tsx";
import type { RecordRow } from "./schema.ts";

export const titleColumn: Column<RecordRow> = {
  header: "Title",
  isName: true,
  className: "md:max-w-90",
  render: ({ title, imageUrl, id }) => (
    <span className="flex min-w-0 items-center gap-3">
      <span className="block w-9 shrink-0 overflow-hidden rounded-xs">
        <Picture src={imageUrl} alt="" width={48} height={48} ratio="square" />
      </span>
      <span className="min-w-0">
        <span className="line-clamp-1 break-words">{title}</span>
        <span className="block font-mono text-micro font-normal text-muted-foreground md:max-lg:hidden">
          {id}
        </span>
      </span>
    </span>
  ),
};

export const factColumns: Column<RecordRow>[] = [
  { header: "Type or Pack", render: ({ kind }) => kind || "–" },
  { header: "Status", render: ({ status }) => <PromptStatusBadge status={status} /> },
];

export const activeColumn: Column<RecordRow> = {
  header: "Active",
  className: "w-20",
  render: (record) => <ActiveToggle record={record} />,
};

export function createdColumn(sort?: Column<RecordRow>["sort"]): Column<RecordRow> {
  return {
    header: "Created",
    className: "text-muted-foreground lg:whitespace-nowrap",
    ...(sort ? { sort } : {}),
    render: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  };
}

export function selectColumn(selected: ReadonlySet<string>, toggle: (id: string) => void): Column<RecordRow> {
  return {
    header: "Select",
    className: "w-12",
    render: ({ id, title }) => (
      <Checkbox
        checked={selected.has(id)}
        onChange={() => toggle(id)}
        label={<span className="sr-only">Select {title}</span>}
        className="min-h-0! gap-0!"
      />
    ),
  };
}

export function editColumn(onEdit: (id: string) => void): Column<RecordRow> {
  return {
    header: "Actions",
    isActions: true,
    render: ({ id, title }) => (
      <Button type="button" variant="ghost" size="sm" aria-label={`Edit ${title}`} onClick={() => onEdit(id)}>
        <Pencil />
        Edit
      </Button>
    ),
  };
}
