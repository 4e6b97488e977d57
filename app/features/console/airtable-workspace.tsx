import { Database, ExternalLink } from "lucide-react";
import { ButtonAnchor, ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";

const tables = [
  { name: "Smart AI Prompt", path: "/smart-ai-prompt" },
  { name: "Midjourney", path: "/midjourney" },
  { name: "Freepik", path: "/freepik" },
];

/** The record tables live in this site; with credentials they are kept in step with Airtable (D14). */
export function AirtableWorkspace({ base }: { base: string | null }) {
  const address = `https://airtable.com/${base ?? ""}`;
  return (
    <Card className="flex flex-col gap-5">
      <CardHeader
        title="Airtable Workspace"
        description="The record tables behind your assets."
        actions={
          <ButtonAnchor href={address} target="_blank" rel="noreferrer" variant="outline" size="sm">
            <ExternalLink />
            Open in Airtable
          </ButtonAnchor>
        }
      />
      <div className="flex min-h-72 flex-col items-center justify-center gap-4 rounded-md border border-dashed border-border-strong bg-sunken px-6 py-10 text-center">
        <Database className="size-8 text-muted-foreground" />
        <div>
          <p className="font-strong">
            {base ? "Your base opens in Airtable" : "No Airtable base is connected"}
          </p>
          <p className="mt-1 max-w-prose text-ui text-muted-foreground">
            {base
              ? "Airtable does not let its pages be shown inside another site without an embed address. The tables themselves are here:"
              : "The tables live in this site until an admin sets an Airtable key and base. You can browse them here:"}
          </p>
        </div>
        <div className="flex flex-wrap justify-center gap-2">
          {tables.map(({ name, path }) => (
            <ButtonLink key={path} to={path} variant="outline" size="sm">
              {name}
            </ButtonLink>
          ))}
        </div>
        <ButtonAnchor href={address} target="_blank" rel="noreferrer" size="sm">
          <ExternalLink />
          Open in Airtable
        </ButtonAnchor>
      </div>
    </Card>
  );
}
