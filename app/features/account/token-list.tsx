import type { ShownToken } from "#app/core/accounts/access-tokens.server.ts";
import { tokenScopes } from "#app/core/accounts/token-scopes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Field, FieldGroup } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/site-banner.tsx";
import { type Done, useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import { mediumDay } from "#app/ui/format-day.ts";

export function TokenList({ tokens, isAdmin }: { tokens: ShownToken[]; isAdmin: boolean }) {
  const { Form, isBusy, fields, done } = useFormAnswer<Done & { token?: string }>();
  const token = done?.token;
  const scopes = tokenScopes.filter((scope) => scope !== "admin" || isAdmin);
  return (
    <Card>
      <CardHeader title="Access tokens" description="For scripts that use the API in your name." level={2} />
      <ul>
        {tokens.map(({ id, name, scopes: given, lastUsedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-b py-3">
            <div>
              <p className="flex flex-wrap items-center gap-2 font-label">
                {name}
                {given.map((scope) => (
                  <Badge key={scope}>{scope}</Badge>
                ))}
              </p>
              <p className="text-small text-muted-foreground">
                {lastUsedAt ? `Last used ${mediumDay(lastUsedAt)}` : "Never used"}
              </p>
            </div>
            <Form method="post">
              <input type="hidden" name="intent" value="revoke-token" />
              <input type="hidden" name="id" value={id} />
              <Button variant="ghost" size="sm" aria-label={`Remove ${name}`}>
                Remove
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      {token ? (
        <Notice tone="marker" actions={<CopyButton text={token} />}>
          <code className="font-mono text-small break-all">{token}</code>
        </Notice>
      ) : null}
      <Form method="post" className="mt-4 flex flex-col gap-4">
        <input type="hidden" name="intent" value="create-token" />
        <Field label="Name" error={fields.name} hint="What will use it." isRequired>
          <Input name="name" maxLength={60} />
        </Field>
        <FieldGroup legend="May" error={fields.scopes}>
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            {scopes.map((scope) => (
              <Checkbox
                key={scope}
                name="scopes"
                value={scope}
                label={scope}
                defaultChecked={scope === "read"}
              />
            ))}
          </div>
        </FieldGroup>
        <Button variant="outline" className="self-start" isBusy={isBusy}>
          Create token
        </Button>
      </Form>
    </Card>
  );
}
