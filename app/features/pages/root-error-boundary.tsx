import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { SignInButton } from "#app/core/accounts/sign-in-button.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Page } from "#app/ui/page.tsx";
import { AccessDenied } from "./access-denied.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

interface Told {
  message?: string;
}

/** What a visitor sees when a page refuses or fails: the refusal's own sentence, or a calm one. */
export function RootErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (!isRouteErrorResponse(error)) return <Failure />;
  if (error.status === 404) return <NotFoundPage />;
  if (error.status === 403) return <AccessDenied />;
  const message = (error.data as Told | null)?.message;
  if (error.status === 401) return <SignInFirst message={message} next={pathname + search} />;
  return <Failure message={error.status < 500 ? message : undefined} />;
}

/** The page comes back by itself once somebody has signed in. */
function SignInFirst({ message = "Please sign in to continue.", next }: Told & { next: string }) {
  return (
    <Page look="text" className="text-center">
      <title>Sign In</title>
      <h1 className="mt-10 text-heading">{message}</h1>
      <p className="mt-3 mb-6 text-muted-foreground">It takes you straight back here.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <SignInButton next={next} />
        <ButtonLink to="/" variant="outline">
          Back to Home
        </ButtonLink>
      </div>
    </Page>
  );
}

function Failure({ message }: { message?: string | undefined }) {
  return (
    <Page look="text">
      <title>Something went wrong</title>
      <ErrorState
        level={1}
        title={message ?? "Something went wrong on our side."}
        description={message ? undefined : "Nothing was charged. Please try again in a moment."}
        action={<ButtonLink to="/">Back to Home</ButtonLink>}
      />
    </Page>
  );
}
