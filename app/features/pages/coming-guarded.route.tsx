import { data, useMatches } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { requestSignIn } from "#app/core/accounts/sign-in-request.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { Button } from "#app/ui/button.tsx";
import { AccessDenied } from "./access-denied.tsx";
import Coming from "./coming.route.tsx";
import type { Route } from "./+types/coming-guarded.route";

const sentences: Record<string, string> = {
  support: "You need to be logged in to view the support page.",
  "my-images": "Please log in to view your saved images.",
};

export { meta } from "./coming.route.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const isSignedIn = isMember(context.get(requestCtx).viewer);
  return data({ isSignedIn }, { status: isSignedIn ? 200 : 401 });
}

/** toolkit §6: these pages tell a visitor that they need to sign in. */
export default function ComingGuarded({ loaderData }: Route.ComponentProps) {
  const id = useMatches().at(-1)?.id ?? "";
  if (loaderData.isSignedIn) return <Coming />;
  return (
    <AccessDenied
      message={sentences[id]}
      action={
        <Button type="button" onClick={requestSignIn}>
          Sign In
        </Button>
      }
    />
  );
}
