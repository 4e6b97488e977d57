import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";
import { Page } from "#app/ui/page.tsx";
import { Notice } from "#app/ui/site-banner.tsx";
import { AuthForms, type SentForm } from "./auth-forms.tsx";

interface AuthPageProps {
  siteName: string;
  next: string;
  start: "login" | "sign-up";
  notice?: ReactNode;
  sent?: SentForm | undefined;
}

/** The dialog as a page, for browsers without JavaScript and for links in mails. */
export function AuthPage({ siteName, next, start, notice, sent }: AuthPageProps) {
  const other =
    start === "login"
      ? { path: "/account/sign-up", text: "No account yet? Sign Up" }
      : { path: "/account/sign-in", text: "Have an account? Login" };
  return (
    <Page className="max-w-120!">
      {notice ? (
        <Notice tone="info" className="mb-5">
          {notice}
        </Notice>
      ) : null}
      <Card className="p-6">
        <h1 className="mb-5 text-heading">Welcome to {siteName}</h1>
        <AuthForms key={start} next={next} start={start} sent={sent} />
        <noscript>
          <p className="mt-5 text-ui">
            <a
              href={`${other.path}?next=${encodeURIComponent(next)}`}
              className="font-label text-link underline"
            >
              {other.text}
            </a>
          </p>
        </noscript>
      </Card>
    </Page>
  );
}
