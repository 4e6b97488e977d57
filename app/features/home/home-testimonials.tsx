import { BadgeCheck } from "lucide-react";
import type { Testimonial } from "#app/brand.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { SampleDataLabel } from "#app/ui/sample-data-label.tsx";
import { StarRating } from "#app/ui/star-rating.tsx";

interface HomeTestimonialsProps {
  testimonials: Testimonial[];
  /** True while these are the ones that ship with the demo. */
  isDemo: boolean;
}

/** D33: left out altogether when there is nobody to quote. */
export function HomeTestimonials({ testimonials, isDemo }: HomeTestimonialsProps) {
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby="testimonials-title">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="testimonials-title" className="text-heading">
          From verified buyers
        </h2>
        {isDemo ? <SampleDataLabel>Demo quotes</SampleDataLabel> : null}
      </div>
      <ul className="mt-5 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {testimonials.map((testimonial) => (
          <li key={testimonial.name}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure className="flex h-full flex-col rounded-lg border bg-card p-6 shadow-card">
      <StarRating value={5} />
      <blockquote className="mt-3 flex-1 text-[1.0625rem] leading-7">{testimonial.quote}</blockquote>
      <figcaption className="mt-4 flex items-center gap-3">
        <Avatar name={testimonial.name} />
        <span className="min-w-0">
          <span className="block text-ui font-strong">{testimonial.name}</span>
          <span className="flex flex-wrap items-center gap-x-1.5 text-small text-muted-foreground">
            {testimonial.role} ·
            <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
              <BadgeCheck className="size-3.5" /> Verified buyer
            </span>
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
