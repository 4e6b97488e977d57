import type { SiteSettings } from "#app/core/settings/schema.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";

type NumberName = Exclude<keyof SiteSettings, "isSignUpOpen" | "bannerText">;

const groups: { title: string; fields: { name: NumberName; label: string; unit: string; hint: string }[] }[] =
  [
    {
      title: "Visitors, per address",
      fields: [
        {
          name: "visitorTextsPerDay",
          label: "Text prompts",
          unit: "a day",
          hint: "Prompts, titles and tags without an account.",
        },
        {
          name: "visitorImagesPerDay",
          label: "Images and analyses",
          unit: "a day",
          hint: "Generations without an account.",
        },
        {
          name: "visitorUploadsPerHour",
          label: "Uploads",
          unit: "an hour",
          hint: "Drafts sent for review without an account.",
        },
      ],
    },
    {
      title: "Moderation",
      fields: [
        {
          name: "imageFlagPercent",
          label: "Flag pictures from",
          unit: "%",
          hint: "How sure the check must be before a picture is marked for review.",
        },
        {
          name: "mostLinks",
          label: "Links in a text",
          unit: "at most",
          hint: "More than these are marked as possible spam.",
        },
      ],
    },
  ];

export function SettingsForm({ values }: { values: SiteSettings }) {
  const { Form, isBusy, fields } = useFormAnswer();
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="save" />
      <Card className="flex flex-col gap-6">
        <CardHeader title="Site" description="Changes hold at once, on every server." />
        <Switch
          name="isSignUpOpen"
          label="Sign-up is open"
          hint="While closed, new accounts are refused with a sentence; members sign in as before."
          defaultChecked={values.isSignUpOpen}
          isSpread
        />
        <Field
          label="Default credits"
          hint="What a new account starts with, as its opening ledger entry."
          error={fields.defaultCredits}
          className="sm:max-w-80"
        >
          <Input
            name="defaultCredits"
            type="number"
            min={0}
            step={1}
            defaultValue={values.defaultCredits}
            trail={<span className="pr-2">credits</span>}
            className="pr-20!"
          />
        </Field>
        <Field
          label="Banner"
          hint="Shown above every page. Empty means none."
          error={fields.bannerText}
          counterMax={300}
        >
          <Textarea name="bannerText" rows={2} defaultValue={values.bannerText} />
        </Field>
        {groups.map((group) => (
          <fieldset key={group.title} className="border-t pt-5">
            <legend className="sr-only">{group.title}</legend>
            <h3 aria-hidden className="mb-3 text-body font-strong">
              {group.title}
            </h3>
            <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              {group.fields.map(({ name, label, unit, hint }) => (
                <Field key={name} label={label} hint={hint} error={fields[name]}>
                  <Input
                    name={name}
                    type="number"
                    min={0}
                    step={1}
                    defaultValue={values[name]}
                    trail={<span className="pr-2">{unit}</span>}
                    className="pr-20!"
                  />
                </Field>
              ))}
            </div>
          </fieldset>
        ))}
        <div className="flex justify-end border-t pt-5">
          <Button type="submit" isBusy={isBusy}>
            Save settings
          </Button>
        </div>
      </Card>
    </Form>
  );
}
