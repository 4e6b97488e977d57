import { adminAction, adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import { sayOnFailure } from "#app/backoffice/frame/say-on-failure.ts";
import { TabFailure } from "#app/backoffice/frame/tab-failure.tsx";
import { siteSettingsInput } from "#app/core/settings/schema.ts";
import { siteSettings } from "#app/core/settings/site-settings.server.ts";
import { updateSiteSettings } from "#app/core/settings/update-site-settings.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { parseInput, readForm } from "#app/platform/http/read-form.server.ts";
import { checkHealth } from "./check-health.server.ts";
import { HealthCards } from "./health-cards.tsx";
import { sendTestMail } from "./send-test-mail.server.ts";
import { SettingsForm } from "./settings-form.tsx";
import type { Route } from "./+types/settings.route";

export function meta() {
  return [{ title: "Settings · Admin" }, { name: "robots", content: "noindex" }];
}

export const loader = adminLoader(async (ctx) => {
  const [values, health] = await Promise.all([siteSettings(ctx.db), checkHealth(ctx)]);
  return { values, health };
});

export const action = adminAction(async (ctx, { request }: Route.ActionArgs) => {
  const form = await readForm(request);
  switch (form.intent) {
    case "save": {
      const given = { ...form, isSignUpOpen: form.isSignUpOpen !== undefined };
      await updateSiteSettings(ctx, parseInput(siteSettingsInput, given));
      return { ok: true as const, message: "Settings saved" };
    }
    case "test-mail":
      return { ok: true as const, message: await sendTestMail(ctx) };
    default:
      throw new AppError("bad_request", "This page cannot do that.");
  }
});

export const clientAction = sayOnFailure("The settings could not be saved. Please try again.", {
  "test-mail": "The test message could not be sent. Please try again.",
});

export function ErrorBoundary() {
  return <TabFailure message="Failed to load settings" />;
}

export default function Settings({ loaderData: { values, health } }: Route.ComponentProps) {
  return (
    <>
      <h2 className="sr-only">Settings</h2>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <SettingsForm values={values} />
        <HealthCards {...health} />
      </div>
    </>
  );
}
