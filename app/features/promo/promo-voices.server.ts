import { siteBrand } from "#app/brand.server.ts";
import { defaultBrand } from "#app/brand.ts";
import { env } from "#app/platform/env/env.server.ts";

/** D33: demo quotes are shown, labelled, while demo data is on; the owner's own always are. */
export function promoVoices() {
  const { promoTestimonials } = siteBrand();
  const isDemo = promoTestimonials === defaultBrand.promoTestimonials;
  return { testimonials: isDemo && !env().DEMO ? [] : promoTestimonials, isDemo };
}
