import { ButtonLink } from "#app/ui/button.tsx";
import { Page } from "#app/ui/page.tsx";

export function NotFoundPage() {
  return (
    <Page look="text" className="text-center">
      <title>Page not found</title>
      <p className="mt-10 font-mono text-display text-subtle-foreground">
        [<span className="bg-marker px-2 text-marker-foreground">404</span>]
      </p>
      <h1 className="mt-6 text-page">Oops! Page not found</h1>
      <p className="mt-3 mb-6 text-muted-foreground">
        The address may have changed, or the page was never there. The library is still where it was.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">Return to Home</ButtonLink>
        <ButtonLink to="/marketplace" variant="outline">
          Browse prompts
        </ButtonLink>
      </div>
    </Page>
  );
}
