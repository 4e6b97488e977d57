import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Page } from "#app/ui/page.tsx";

interface AccessDeniedProps {
  /** core §2: the generic guard's sentence unless a page has its own. */
  message?: string;
  action?: ReactNode;
}

export function AccessDenied({
  message = "You don't have permission to access this page.",
  action = <ButtonLink to="/">Back to Home</ButtonLink>,
}: AccessDeniedProps) {
  return (
    <Page look="text" className="text-center">
      <title>Access Denied</title>
      <h1 className="mt-10 text-page">Access Denied</h1>
      <p className="mt-3 mb-6 text-muted-foreground">{message}</p>
      {action}
    </Page>
  );
}
