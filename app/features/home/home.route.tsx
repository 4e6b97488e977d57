import { siteBrand } from "#app/brand.server.ts";
import { defaultBrand } from "#app/brand.ts";
import { env } from "#app/platform/env/env.server.ts";
import { HomePage } from "./home-page.tsx";
import type { Route } from "./+types/home.route";

export function loader() {
  const { founder, homeTestimonials } = siteBrand();
  const isFounderDemo = founder.text === defaultBrand.founder.text;
  const areTestimonialsDemo = homeTestimonials === defaultBrand.homeTestimonials;
  const { DEMO } = env();
  return {
    // D33: demo copy is shown while demo data is on; the owner's own always is.
    note: isFounderDemo && !DEMO ? null : { founder, isDemo: isFounderDemo },
    testimonials: areTestimonialsDemo && !DEMO ? [] : homeTestimonials,
    areTestimonialsDemo,
    counts: { prompts: 0, creators: 0, unlocks: 0 },
  };
}

export function meta() {
  return [
    { title: "Smart Prompt Marketplace · Every picture starts as a sentence." },
    {
      name: "description",
      content:
        "AI image prompts, tested and ready to edit, with the tools to turn them into listings. Membership is $9 a month.",
    },
  ];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} newest={null} mostUnlocked={null} />;
}
