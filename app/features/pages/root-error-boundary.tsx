import { isRouteErrorResponse, useRouteError } from "react-router";
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
  if (!isRouteErrorResponse(error)) return <Failure />;
  if (error.status === 404) return <NotFoundPage />;
  if (error.status === 403) return <AccessDenied />;
  const message = (error.data as Told | null)?.message;
  return <Failure message={error.status < 500 ? message : undefined} />;
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
