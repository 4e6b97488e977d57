import { redirect } from "react-router";
import { auth } from "#app/core/accounts/auth.server.ts";
import type { Route } from "./+types/sign-out.route";

export function loader() {
  return redirect("/");
}

export async function action({ request }: Route.ActionArgs) {
  const answer = await auth().api.signOut({ headers: request.headers, returnHeaders: true });
  return redirect("/", { headers: answer.headers });
}
