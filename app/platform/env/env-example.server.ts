import { settingGroups } from "./settings.server.ts";

/** The text of `.env.example`: every setting, commented out, with its default and what it is for. */
export function envExample(): string {
  const lines = [
    "# Every setting of the product. Written by scripts/write-env-example.ts; do not edit by hand.",
  ];
  for (const [title, group] of Object.entries(settingGroups)) {
    lines.push("", `# ${title}`);
    for (const [name, schema] of Object.entries(group.shape)) {
      const fallback = schema.safeParse(undefined);
      lines.push(`# ${schema.description}`, `#${name}=${fallback.success ? shown(fallback.data) : ""}`);
    }
  }
  return `${lines.join("\n")}\n`;
}

function shown(value: string | number | boolean | undefined): string {
  if (typeof value === "boolean") return value ? "1" : "0";
  if (typeof value === "string" && /[\s<>]/.test(value)) return `"${value}"`;
  return String(value ?? "");
}
