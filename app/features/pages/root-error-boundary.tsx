import { lazy, Suspense } from "react";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Page } from "#app/ui/page.tsx";

interface Told {
  message?: string;
}

/** The server gave these answers, so it can be asked for their pages; a failure may have to do without it. */
const RefusalPage = lazy(() => import("./refusal-page.tsx"));

/** What a visitor sees when a page refuses or fails: the refusal's own sentence, or a calm one. */
export function RootErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (!isRouteErrorResponse(error)) return <Failure />;
  const { status } = error;
  const message = (error.data as Told | null)?.message;
  if (![401, 403, 404].includes(status)) return <Failure message={status < 500 ? message : undefined} />;
  return (
    <Suspense fallback={null}>
      <RefusalPage status={status} message={message} next={pathname + search} />
    </Suspense>
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
