import type { PromoTestimonial } from "#app/brand.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { SampleDataLabel } from "#app/ui/sample-data-label.tsx";

interface PromoTestimonialsProps {
  testimonials: PromoTestimonial[];
  isDemo: boolean;
}

/** D33: left out altogether when there is nobody to quote. */
export function PromoTestimonials({ testimonials, isDemo }: PromoTestimonialsProps) {
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby="voices-title">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="voices-title" className="text-heading">
          From people who use it
        </h2>
        {isDemo ? <SampleDataLabel>Demo quotes</SampleDataLabel> : null}
      </div>
      <ul className="mt-5 grid gap-4 lg:grid-cols-3">
        {testimonials.map((testimonial) => (
          <li key={testimonial.name}>
            <figure className="flex h-full flex-col rounded-lg border bg-card p-6 shadow-card">
              <blockquote className="flex-1 text-[1.0625rem] leading-7">{testimonial.quote}</blockquote>
              <p className="mt-4 border-l-4 border-marker pl-3 text-ui font-strong">{testimonial.metric}</p>
              <figcaption className="mt-5 flex items-center gap-3">
                <Avatar name={testimonial.name} />
                <span>
                  <span className="block text-ui font-strong">{testimonial.name}</span>
                  <span className="block text-small text-muted-foreground">{testimonial.role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
