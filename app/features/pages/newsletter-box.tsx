import { CircleCheck } from "lucide-react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";

export type SubscribeResult =
  | { ok: true; email: string }
  | { ok: false; message: string; fields: Record<string, string>; email?: string };

/** `posted` is what the page's own action answered to a form sent without JavaScript. */
export function NewsletterBox({ posted }: { posted: SubscribeResult | undefined }) {
  const fetcher = useFetcher<SubscribeResult>();
  const result = fetcher.data ?? posted;
  return (
    <section
      id="newsletter"
      aria-labelledby="newsletter-title"
      className="mt-(--section-gap) grid scroll-mt-24 gap-6 rounded-xl border bg-sunken p-6 md:grid-cols-2 md:items-center md:gap-12 md:p-10"
    >
      <div>
        <h2 id="newsletter-title" className="text-heading">
          New articles by e-mail
        </h2>
        <p className="mt-2 text-muted-foreground">
          A message when there is something worth reading, and nothing else. You confirm the address first,
          and every issue has a link that ends it.
        </p>
      </div>
      {result?.ok ? (
        <output className="flex items-start gap-2.5 rounded-lg border bg-card p-4">
          <CircleCheck className="mt-0.5 size-5 shrink-0 text-success" />
          <span>
            Please check your e-mail. We sent a link to{" "}
            <strong className="font-strong">{result.email}</strong> to confirm your subscription.
          </span>
        </output>
      ) : (
        <fetcher.Form
          method="post"
          action="/blog"
          className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-start"
        >
          <Field label="E-mail" isLabelHidden error={result?.fields.email ?? result?.message}>
            <Input
              name="email"
              type="email"
              required
              autoComplete="email"
              placeholder="you@example.com"
              defaultValue={result?.email}
            />
          </Field>
          <Button className="h-11!" isBusy={fetcher.state !== "idle"}>
            Subscribe
          </Button>
        </fetcher.Form>
      )}
    </section>
  );
}
