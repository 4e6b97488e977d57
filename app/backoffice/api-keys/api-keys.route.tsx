import { RefreshCw } from "lucide-react";
import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { adminAction, adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import { sayOnFailure } from "#app/backoffice/frame/say-on-failure.ts";
import { TabFailure } from "#app/backoffice/frame/tab-failure.tsx";
import { listApiKeys, type ShownKey } from "#app/core/ai/keys/list-api-keys.server.ts";
import { keysOfTheEnvironment } from "#app/core/ai/keys/store-api-key.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Section } from "#app/ui/page.tsx";
import { toast } from "#app/ui/toast.tsx";
import { KeyCard } from "./key-card.tsx";
import { QuickSetup } from "./quick-setup.tsx";
import { runKeyAction } from "./run-key-action.server.ts";
import type { Route } from "./+types/api-keys.route";

export function meta() {
  return [{ title: "API Keys · Admin" }, { name: "robots", content: "noindex" }];
}

export const loader = adminLoader(async (ctx) => {
  const keys = await listApiKeys(ctx);
  return { keys, storable: keys.filter(({ name }) => !keysOfTheEnvironment.includes(name)) };
});

export const action = adminAction((ctx, { request }: Route.ActionArgs) => runKeyAction(ctx, request));

export const clientAction = sayOnFailure("Failed to update API key", {
  status: "Failed to update API key status",
  test: "The key could not be tested. Please try again.",
});

export function ErrorBoundary() {
  return <TabFailure message="Failed to fetch API keys" />;
}

export default function ApiKeys({ loaderData: { keys, storable } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const [chosen, setChosen] = useState("");
  const secret = useRef<HTMLInputElement>(null);
  const add = ({ name, label }: ShownKey) => {
    if (storable.every((key) => key.name !== name)) {
      toast.info(`${label} is set in the environment, beside its webhook secret`);
      return;
    }
    setChosen(name);
    toast.info(`Add the ${label} key using the secret form above`);
    secret.current?.focus();
  };
  return (
    <Section
      isDense
      title="API Keys Management"
      lead="Without a key the built-in engine and the sample sets are used."
      actions={
        <Button variant="outline" size="sm" isBusy={state !== "idle"} onClick={() => void revalidate()}>
          <RefreshCw />
          Refresh Status
        </Button>
      }
    >
      <QuickSetup keys={storable} chosen={chosen} onChoose={setChosen} secretRef={secret} />
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {keys.map((key) => (
          <li key={key.id} className="grid">
            <KeyCard apiKey={key} onAdd={() => add(key)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
