import { Plus } from "lucide-react";
import { useState } from "react";
import { requestSignIn } from "#app/core/accounts/sign-in-request.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { SampleDataLabel } from "#app/ui/sample-data-label.tsx";
import { Select } from "#app/ui/select.tsx";
import { ConnectPageDialog } from "./connect-page-dialog.tsx";
import { OwnPages, SamplePages } from "./page-list.tsx";
import type { ConnectedPage } from "./post-shapes.ts";
import { pageSettings, postingFrequencies } from "./sample-social.ts";
import { type PostingFrequency, timesMessage, timesPattern } from "./settings-shape.ts";
import { ToggleList } from "./toggle-list.tsx";
import type { useConsoleSettings } from "./use-console-settings.ts";

interface PageManagerProps {
  isSample: boolean;
  isMember: boolean;
  pages: readonly ConnectedPage[];
  settings: ReturnType<typeof useConsoleSettings>;
}

export function PageManager({ isSample, isMember, pages, settings }: PageManagerProps) {
  const [isConnecting, setIsConnecting] = useState(false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        <Card className="flex flex-col gap-4">
          <CardHeader
            title="Your pages"
            description="A page is a name and a webhook: the service behind it publishes what you post."
            actions={
              <Button type="button" onClick={() => (isMember ? setIsConnecting(true) : requestSignIn())}>
                <Plus />
                Connect New Page
              </Button>
            }
          />
          {pages.length > 0 ? (
            <OwnPages pages={pages} />
          ) : (
            <EmptyState
              title="No page connected yet"
              description="Make a hook in Zapier, Make or n8n that posts to your page, and connect it here. Every post is sent to it as JSON."
            />
          )}
        </Card>
        {isSample ? (
          <Card className="flex flex-col gap-4">
            <CardHeader title="Facebook Pages" badge={<SampleDataLabel />} />
            <SamplePages />
          </Card>
        ) : null}
      </div>
      <Card className="flex flex-col gap-4">
        <CardHeader
          title="Settings"
          description={
            isMember ? undefined : "Kept in this browser. Sending, alerts and reports need an account."
          }
        />
        <ToggleList toggles={pageSettings} settings={settings} />
        <Field label="Posting frequency" hint="Optimize Timing takes the next free time of this rhythm.">
          <Select
            options={postingFrequencies}
            value={settings.settings.frequency}
            onChange={(event) => settings.change({ frequency: event.target.value as PostingFrequency })}
          />
        </Field>
        {settings.settings.frequency === "custom schedule" ? (
          <TimesField times={settings.settings.times} onChange={(times) => settings.change({ times })} />
        ) : null}
      </Card>
      {isConnecting ? <ConnectPageDialog onClose={() => setIsConnecting(false)} /> : null}
    </div>
  );
}

function TimesField({ times, onChange }: { times: string; onChange: (times: string) => void }) {
  const [error, setError] = useState<string>();
  function take(typed: string) {
    const isValid = timesPattern.test(typed.trim());
    setError(isValid ? undefined : timesMessage);
    if (isValid && typed.trim() !== times) onChange(typed.trim());
  }
  return (
    <Field label="Times" hint="Such as 09:00, 14:00" error={error}>
      <Input defaultValue={times} maxLength={200} onBlur={(event) => take(event.target.value)} />
    </Field>
  );
}
