import { SampleDataLabel } from "#app/ui/sample-data-label.tsx";
import { servicePrices } from "./promo-copy.ts";

const widest = Math.max(...servicePrices.map((price) => price.high));

/** Suggested prices as ranges on one scale, and what they could add up to, labelled for what it is. */
export function ServicePrices() {
  return (
    <section aria-labelledby="prices-title" className="grid gap-8 lg:grid-cols-[3fr_2fr] lg:gap-14">
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="prices-title" className="text-heading">
            What sellers might charge
          </h2>
          <SampleDataLabel />
        </div>
        <p className="mt-1 text-muted-foreground">
          Suggested service prices, for about 30 seconds per image. Your market decides.
        </p>
        <ul className="mt-6 grid gap-5">
          {servicePrices.map(({ service, low, high, unit }) => (
            <li key={service}>
              <div className="flex items-baseline justify-between gap-4">
                <span className="font-label">{service}</span>
                <span className="text-ui">
                  <span className="font-strong">
                    ${low}-{high}
                  </span>{" "}
                  <span className="text-muted-foreground">{unit}</span>
                </span>
              </div>
              <div aria-hidden className="relative mt-2 h-2.5 rounded-xs bg-muted dark:bg-secondary">
                <span
                  className="absolute inset-y-0 rounded-xs bg-chart-1"
                  style={{ left: `${(low / widest) * 100}%`, width: `${((high - low) / widest) * 100}%` }}
                />
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-col justify-center rounded-lg border bg-card p-6 shadow-card md:p-8">
        <p className="text-ui font-label text-muted-foreground">Potential monthly revenue</p>
        <p className="mt-1 text-page">$1.5K-5K</p>
        <p className="mt-3 text-ui text-muted-foreground">
          A sum, not a forecast: 60 product photos at $25 make $1,500, and 100 headshots at $50 make $5,000.
          Finding those customers is the work.
        </p>
      </div>
    </section>
  );
}
