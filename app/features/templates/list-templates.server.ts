import { and, desc, eq, isNotNull, or } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { picturesOf, textOf } from "#app/core/catalog/read-fields.ts";
import type { OutgoingRecord } from "#app/core/catalog/record-shapes.ts";
import { showRecords } from "#app/core/catalog/show-record.server.ts";
import { templateTable } from "#app/core/catalog/source-tables.ts";
import { selectStored } from "#app/core/catalog/stored-record.server.ts";
import { records } from "#app/core/catalog/tables.server.ts";

export interface Template {
  id: string;
  name: string;
  description: string;
  category: string;
  /** Null where somebody put a price on it and the viewer has not paid. */
  text: string | null;
  preview: string;
  imageUrl: string | null;
  imageSrcSet: string | null;
}

export interface TemplateList {
  templates: Template[];
  categories: { name: string; count: number }[];
  total: number;
}

const mostTemplates = 300;

/** Templates (toolkit §3): of their table, or with their name as pack. Searched in what the viewer may read. */
export async function listTemplates(
  ctx: Ctx,
  { q, category }: { q: string; category: string },
): Promise<TemplateList> {
  const isTemplate = or(eq(records.tableName, templateTable), eq(records.pack, templateTable));
  const stored = await selectStored(ctx, and(isNotNull(records.shelf), isTemplate))
    .orderBy(desc(records.popularity), desc(records.id))
    .limit(mostTemplates);
  const all = (await showRecords(ctx, stored)).map(templateOf);
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter(({ name, description, category: group, text }) => {
    const readable = `${name} ${description} ${group} ${text ?? ""}`.toLowerCase();
    return words.every((word) => readable.includes(word));
  });
  const counts = new Map<string, number>();
  for (const { category: name } of found) counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    templates: found.filter((template) => category === "" || template.category === category),
    categories: [...counts]
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    total: found.length,
  };
}

function templateOf({ id, fields }: OutgoingRecord): Template {
  const [picture] = picturesOf(fields, "Image");
  return {
    id,
    name: textOf(fields, "Prompt Name", "Title", "Name") ?? "Untitled",
    description: textOf(fields, "Description") ?? "",
    category: textOf(fields, "Category", "Pack") ?? "Other",
    text: textOf(fields, "Full Prompt", "Prompt") ?? null,
    preview: textOf(fields, "Preview") ?? "",
    imageUrl: picture?.url ?? null,
    imageSrcSet: picture?.srcSet ?? null,
  };
}
