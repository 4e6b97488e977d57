import { ButtonLink } from "#app/ui/button.tsx";
import { Page } from "#app/ui/page.tsx";

export function PromptNotFound() {
  return (
    <Page look="text" className="text-center">
      <h1 className="mt-10 text-page">Prompt Not Found</h1>
      <p className="mt-3 mb-6 text-muted-foreground">The prompt you're looking for doesn't exist.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">Back to Home</ButtonLink>
        <ButtonLink to="/marketplace" variant="outline">
          Browse prompts
        </ButtonLink>
      </div>
    </Page>
  );
}
