import { useEffect, useRef } from "react";
import { useNavigate, useRouteLoaderData } from "react-router";
import { SignInButton } from "#app/core/accounts/sign-in-button.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Page } from "#app/ui/page.tsx";

interface SignInFirstProps {
  message?: string | undefined;
  next: string;
}

/** In place of a page that needs an account, until somebody has signed in. */
export function SignInFirst({ message = "Please sign in to continue.", next }: SignInFirstProps) {
  useReturn(next);
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

/** A page that was refused is not asked for again by itself: signing in over it goes there once more. */
function useReturn(next: string): void {
  const navigate = useNavigate();
  const isSignedIn = Boolean(useRouteLoaderData<{ viewer: unknown }>("root")?.viewer);
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    if (isSignedIn && !wasSignedIn.current) void navigate(next, { replace: true });
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn, navigate, next]);
}
