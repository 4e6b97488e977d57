import { Download } from "lucide-react";
import { Form, useNavigate, useSubmit } from "react-router";
import { listAddress } from "#app/backoffice/lists/list-address.ts";
import { RefreshButton } from "#app/backoffice/lists/refresh-button.tsx";
import { adminTables, sourceTables } from "#app/core/catalog/source-tables.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Select } from "#app/ui/select.tsx";
import { formatCount } from "#app/ui/format-number.ts";
import type { DatabasePage } from "./list-database.server.ts";
import type { TableQuery } from "./schema.ts";

/** The admins' own tables first, then the others in the order of core §3. */
export const tableOptions = [...new Set<string>([...adminTables, ...sourceTables])];

interface ToolbarProps {
  query: TableQuery;
  list: DatabasePage;
  at: (changes: object) => string;
}

export function RecordToolbar({ query, list, at }: ToolbarProps) {
  const submit = useSubmit();
  const navigate = useNavigate();
  const exportAt = (format: string) => listAddress("/admin/database/export", { table: query.table, format });
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      <Form
        action="/admin/database"
        key={`${query.table} ${query.status} ${query.q}`}
        className="flex flex-wrap items-center gap-3 max-md:w-full"
      >
        <input type="hidden" name="show" value="records" />
        <input type="hidden" name="sort" value={query.sort} />
        <Select
          name="table"
          aria-label="Table"
          size="sm"
          options={tableOptions}
          defaultValue={query.table}
          className="max-md:w-full"
          // Another table has other statuses and titles.
          onChange={(event) => void navigate(at({ table: event.currentTarget.value, status: "", q: "" }))}
        />
        <Select
          name="status"
          aria-label="Status"
          size="sm"
          placeholder="All statuses"
          options={list.statuses.map(({ status, count }) => ({
            value: status,
            label: `${status} (${formatCount(count)})`,
          }))}
          defaultValue={query.status}
          onChange={(event) => void submit(event.currentTarget.form)}
        />
        <SearchBox
          label="Search records"
          placeholder="Search by title or record id"
          defaultValue={query.q}
          className="w-64 max-md:w-full"
          onClear={() => void navigate(at({ q: "" }))}
        />
      </Form>
      <div className="ml-auto flex flex-wrap gap-2">
        <ButtonAnchor href={exportAt("csv")} download variant="outline" size="sm">
          <Download />
          Export CSV
        </ButtonAnchor>
        <ButtonAnchor href={exportAt("json")} download variant="outline" size="sm">
          <Download />
          Export JSON
        </ButtonAnchor>
        <RefreshButton />
      </div>
    </div>
  );
}
