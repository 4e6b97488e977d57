import { siteBrand } from "#app/brand.server.ts";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { siteSettings } from "#app/core/settings/site-settings.server.ts";
import { shareMeta } from "#app/platform/http/share-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { formatCount } from "#app/ui/format-number.ts";
import { Page } from "#app/ui/page.tsx";
import { Comparison } from "./comparison.tsx";
import { readPromptCategory } from "./business-prompts.ts";
import { CustomGenerator } from "./custom-generator.tsx";
import { readCustomPromptForm } from "./custom-prompt.ts";
import { PromoHero } from "./promo-hero.tsx";
import { PromoPlans } from "./promo-plans.tsx";
import { PromoTestimonials } from "./promo-testimonials.tsx";
import { promoVoices } from "./promo-voices.server.ts";
import { PromptMarket } from "./prompt-market.tsx";
import { ScrollToGenerator } from "./scroll-to-generator.tsx";
import { ServicePrices } from "./service-prices.tsx";
import type { Route } from "./+types/promo.route";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return {
    shown: readPromptCategory(searchParams.get("show")),
    form: readCustomPromptForm(searchParams),
    siteName: siteBrand().shortName,
    openingCredits: (await siteSettings(context.get(requestCtx).db)).defaultCredits,
    ...promoVoices(),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return shareMeta(matches, {
    title: "Business prompts that come out right",
    description:
      "Free prompts for product photos, headshots, social posts and rooms, and a generator for your own.",
    path: "/smart-prompt",
  });
}

export default function PromoPage({ loaderData }: Route.ComponentProps) {
  return (
    <Page look="bare">
      <PromoHero />
      <div className="page-width flex flex-col gap-(--section-gap) py-(--section-gap)">
        <Comparison />
        <PromptMarket shown={loaderData.shown} />
        <section
          aria-label="Make your own"
          className="flex flex-wrap items-center justify-between gap-6 rounded-xl border bg-sunken p-6 md:p-10"
        >
          <p className="max-w-xl text-heading">Nothing that fits? Write one for your own product.</p>
          <ScrollToGenerator />
        </section>
        <CustomGenerator initial={loaderData.form} />
        <ServicePrices />
        <PromoPlans />
        <PromoTestimonials testimonials={loaderData.testimonials} isDemo={loaderData.isDemo} />
        <section aria-label="Start" className="rounded-xl border bg-card p-8 text-center shadow-card md:p-16">
          <h2 className="text-page">
            A new {loaderData.siteName} account holds{" "}
            <span className="marked">{formatCount(loaderData.openingCredits)} credits</span>.
          </h2>
          <p className="mx-auto mt-3 max-w-xl text-lead text-muted-foreground">
            Enough to unlock prompts and make a first set of pictures, without a card.
          </p>
          <ButtonLink to="/subscription?offer=founder" size="lg" className="mt-7 max-sm:w-full">
            Start Your Free Trial Today
          </ButtonLink>
        </section>
      </div>
    </Page>
  );
}
