import { siteBrand } from "#app/brand.server.ts";
import { defaultBrand } from "#app/brand.ts";
import { env } from "#app/platform/env/env.server.ts";

/** D33: demo copy is shown, labelled, while demo data is on; the owner's own always is. */
export function homeCopy() {
  const { name, tagline, founder, homeTestimonials } = siteBrand();
  const { DEMO } = env();
  const isFounderDemo = founder.text === defaultBrand.founder.text;
  const areTestimonialsDemo = homeTestimonials === defaultBrand.homeTestimonials;
  return {
    siteName: name,
    tagline,
    note: isFounderDemo && !DEMO ? null : { founder, isDemo: isFounderDemo },
    testimonials: areTestimonialsDemo && !DEMO ? [] : homeTestimonials,
    areTestimonialsDemo,
  };
}
