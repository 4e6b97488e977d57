import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { functionGroups } from "./integration-functions.ts";

const rows = functionGroups.flatMap((group) =>
  group.functions.map((note) => ({ ...note, group: group.title })),
);

const columns: Column<(typeof rows)[number]>[] = [
  { header: "Function", render: (row) => row.name, isName: true, className: "font-mono whitespace-nowrap" },
  { header: "For", render: (row) => row.group, className: "whitespace-nowrap" },
  { header: "Takes", render: (row) => row.takes, className: "max-md:text-right" },
  { header: "Answers", render: (row) => row.answers, className: "max-md:text-right" },
];

export function FunctionTable() {
  return (
    <DataTable caption="Functions of the API" rows={rows} rowKey={(row) => row.name} columns={columns} />
  );
}
