import { redirect, type RouterContextProvider } from "react-router";
import { type Ctx, requestCtx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { formAction, pageLoader } from "#app/platform/http/page-door.server.ts";

interface DoorArgs {
  context: Readonly<RouterContextProvider>;
}

/** core §2: a visitor is sent home, a member without the role reads `Access Denied`. Operations check again. */
export function adminLoader<Args extends DoorArgs, Result>(load: (ctx: Ctx, args: Args) => Promise<Result>) {
  return pageLoader(async (args: Args): Promise<Result> => {
    const ctx = args.context.get(requestCtx);
    if (!isMember(ctx.viewer)) throw redirect("/");
    requireAdmin(ctx);
    return await load(ctx, args);
  });
}

/** The same for forms: a refusal comes back as an answer, so that the form stays. */
export function adminAction<Args extends DoorArgs, Result>(act: (ctx: Ctx, args: Args) => Promise<Result>) {
  return formAction(async (args: Args): Promise<Result> => {
    const ctx = args.context.get(requestCtx);
    requireAdmin(ctx);
    return await act(ctx, args);
  });
}
