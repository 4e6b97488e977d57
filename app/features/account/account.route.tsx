import { data, redirect } from "react-router";
import {
  createAccessToken,
  listAccessTokens,
  revokeAccessToken,
} from "#app/core/accounts/access-tokens.server.ts";
import { changeName } from "#app/core/accounts/change-name.server.ts";
import { changeEmail, changePassword, deleteAccount } from "#app/core/accounts/change-sign-in.server.ts";
import { requestCtx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { currentSubscription } from "#app/core/accounts/current-subscription.server.ts";
import {
  changeEmailInput,
  changeNameInput,
  changePasswordInput,
  deleteAccountInput,
  newTokenInput,
} from "#app/core/accounts/schema.ts";
import { publicName } from "#app/core/accounts/public-name.ts";
import { endAllSessions, endSession, listSessions } from "#app/core/accounts/sessions.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { listOwnPictures } from "#app/core/ai/generations/list-own-pictures.server.ts";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { deletePicture } from "#app/core/files/picture-file.server.ts";
import { endSubscriptions } from "#app/features/billing/end-subscriptions.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { formAction } from "#app/platform/http/page-door.server.ts";
import { pageTitle } from "#app/platform/http/share-meta.ts";
import { parseInput, readForm } from "#app/platform/http/read-form.server.ts";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { Notice } from "#app/ui/site-banner.tsx";
import { AccountOverview } from "./account-overview.tsx";
import { DangerZone } from "./danger-zone.tsx";
import { PublicNameForm } from "./public-name-form.tsx";
import { SessionList } from "./session-list.tsx";
import { SignInSettings } from "./sign-in-settings.tsx";
import { TokenList } from "./token-list.tsx";
import type { Route } from "./+types/account.route";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Account") }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx);
  if (!isMember(ctx.viewer)) throw redirect("/account/sign-in?next=/account");
  const { userId, email, role } = ctx.viewer;
  const subscription = await currentSubscription(ctx.db, userId);
  return {
    email,
    name: publicName(ctx.viewer) ?? "",
    isAdmin: role === "admin",
    credits: await getBalance(ctx.db, userId),
    plan: subscription
      ? {
          tier: subscription.tier,
          endsAt: subscription.endsAt.toISOString(),
          isEnding: subscription.isEnding,
        }
      : null,
    sessions: await listSessions(ctx),
    tokens: await listAccessTokens(ctx),
  };
}

export const action = formAction(async ({ request, context }: Route.ActionArgs) => {
  const ctx = context.get(requestCtx);
  requireMember(ctx);
  const form = await readForm(request);
  switch (form.intent) {
    case "change-password": {
      const { cookies } = await changePassword(ctx, parseInput(changePasswordInput, form), request.headers);
      const headers = new Headers(cookies.map((cookie) => ["set-cookie", cookie]));
      return data(
        { ok: true as const, message: "Password changed. Other devices were signed out." },
        { headers },
      );
    }
    case "change-name":
      await changeName(ctx, parseInput(changeNameInput, form).name);
      return { ok: true as const, message: "Name saved." };
    case "change-email":
      await changeEmail(ctx, parseInput(changeEmailInput, form), request.headers);
      return {
        ok: true as const,
        message: "Address changed. If mail is set up, confirm it from your mailbox.",
      };
    case "end-session":
      await endSession(ctx, String(form.id));
      return { ok: true as const, message: "That device is signed out." };
    case "end-all-sessions":
      await endAllSessions(ctx);
      return redirect("/");
    case "create-token": {
      const scopes = Array.isArray(form.scopes) ? form.scopes : form.scopes ? [form.scopes] : [];
      const token = await createAccessToken(ctx, parseInput(newTokenInput, { ...form, scopes }));
      return { ok: true as const, message: "Token created. Copy it now: it is not shown again.", token };
    }
    case "revoke-token":
      await revokeAccessToken(ctx, String(form.id));
      return { ok: true as const, message: "Token removed." };
    case "delete-account": {
      const pictures = await listOwnPictures(ctx);
      await deleteAccount(ctx, parseInput(deleteAccountInput, form), request.headers, endSubscriptions);
      for (const path of pictures) await deletePicture(path);
      return redirect("/");
    }
    default:
      throw new AppError("bad_request", "This page cannot do that.");
  }
});

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { email, name, credits, plan, sessions, tokens, isAdmin } = loaderData;
  return (
    <Page>
      <PageHeader title="Account" lead={email} />
      {actionData ? <AnswerWithoutScript answer={actionData} /> : null}
      <div className="grid items-start gap-6 *:grid *:min-w-0 *:gap-6 lg:grid-cols-2">
        <div>
          <AccountOverview credits={credits} plan={plan} />
          <SessionList sessions={sessions} />
          <TokenList tokens={tokens} isAdmin={isAdmin} />
        </div>
        <div>
          <PublicNameForm name={name} />
          <SignInSettings email={email} />
          <DangerZone email={email} />
        </div>
      </div>
    </Page>
  );
}

/** With a script every form says beside itself what came of it. */
function AnswerWithoutScript({ answer }: { answer: { ok: boolean; message: string; token?: string } }) {
  return (
    <Notice tone={answer.ok ? "info" : "danger"} className="mb-6">
      {answer.message} {answer.token ? <code className="font-mono break-all">{answer.token}</code> : null}
    </Notice>
  );
}
