import { useState } from "react";
import { listAddress } from "#app/backoffice/lists/list-address.ts";
import { ListPages } from "#app/backoffice/lists/list-pages.tsx";
import { sortHeader } from "#app/backoffice/lists/sort-header.ts";
import { adminTables } from "#app/core/catalog/source-tables.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/site-banner.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { EditRecordDialog } from "./edit-record-dialog.tsx";
import type { DatabasePage } from "./list-database.server.ts";
import {
  activeColumn,
  createdColumn,
  editColumn,
  factColumns,
  selectColumn,
  titleColumn,
} from "./record-columns.tsx";
import { RecordToolbar } from "./record-toolbar.tsx";
import type { TableQuery } from "./schema.ts";

interface RecordTableProps {
  query: TableQuery;
  list: DatabasePage;
  /** Admin tables without any record. */
  missing: readonly string[];
}

const path = "/admin/database";

export function RecordTable({ query, list, missing }: RecordTableProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [editedId, setEditedId] = useState<string>();
  const at = (changes: object) => listAddress(path, { show: "records", ...query, page: 1, ...changes });
  const sorted = sortHeader(query.sort, (sort) => at({ sort }));
  // Only what is in view can be changed together: nobody should touch records they do not see.
  const selected = list.rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <>
      {missing.length === adminTables.length ? (
        <Notice tone="info" className="mb-4">
          No tables found with exact names: {adminTables.join(", ")}. They appear with their first record:
          import a CSV file, or pictures in the Freepik tab.
        </Notice>
      ) : null}
      <RecordToolbar query={query} list={list} at={at} />
      <BulkBar
        selected={selected}
        canSelectAll={list.rows.length > selected.length}
        onSelectAll={() => setChosen(new Set(list.rows.map(({ id }) => id)))}
        onClear={() => setChosen(new Set())}
      />
      <DataTable
        caption={query.table}
        columns={[
          selectColumn(new Set(selected), toggle),
          { ...titleColumn, sort: sorted("title", "title-down") },
          ...factColumns,
          createdColumn(sorted("oldest", "newest")),
          activeColumn,
          editColumn(setEditedId),
        ]}
        rows={list.rows}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            title={query.q || query.status ? "No record matches" : "This table has no records yet"}
            description={
              query.q || query.status ? "Try a part of the title, a record id, or another status." : undefined
            }
          />
        }
      />
      <ListPages list={list} pageAt={(page) => at({ page })} />
      <EditRecordDialog id={editedId} onClose={() => setEditedId(undefined)} />
    </>
  );
}
