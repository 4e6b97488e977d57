import { banUser, unbanUser } from "#app/core/accounts/ban-user.server.ts";
import { changeRole } from "#app/core/accounts/change-role.server.ts";
import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { endSessionsOf } from "#app/core/accounts/sessions.server.ts";
import { setBalance } from "#app/core/credits/set-balance.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { parseInput, readForm } from "#app/platform/http/read-form.server.ts";
import { banInput, creditsInput, roleInput, userInput } from "./schema.ts";

/** What the forms of the list and of a user's page ask for. */
export async function runUserAction(ctx: Ctx, request: Request): Promise<{ ok: true; message: string }> {
  requireAdmin(ctx);
  const form = await readForm(request);
  return { ok: true, message: await act(ctx, form) };
}

async function act(ctx: Ctx, form: Record<string, unknown>): Promise<string> {
  switch (form.intent) {
    case "credits":
      await setBalance(ctx, parseInput(creditsInput, form));
      return "User credits updated successfully";
    case "role": {
      const input = parseInput(roleInput, form);
      await changeRole(ctx, input);
      return `Role changed to ${input.role}`;
    }
    case "ban":
      await banUser(ctx, parseInput(banInput, form));
      return "User banned";
    case "unban":
      await unbanUser(ctx, parseInput(userInput, form));
      return "Ban lifted";
    case "sign-out":
      await endSessionsOf(ctx, parseInput(userInput, form).userId);
      return "Signed out everywhere";
    default:
      throw new AppError("bad_request", "This page cannot do that.");
  }
}
