import { X } from "lucide-react";
import { packs, type PriceBand } from "#app/core/catalog/record-shapes.ts";
import { cn } from "#app/ui/class-names.ts";
import { ChipRow, FilterChip } from "#app/ui/filter-chips.tsx";
import { PackShape } from "#app/ui/pack-badge.tsx";
import type { FilterProps } from "./filter-bar.tsx";
import { listPath, toggled } from "./list-address.ts";
import { priceLabels } from "./list-labels.ts";

export function PackChips({ path, address, facets }: FilterProps) {
  const countOf = (pack: string) =>
    facets ? (facets.packs.find(({ value }) => value === pack)?.count ?? 0) : undefined;
  return (
    <ChipRow label="Pack">
      <FilterChip
        to={listPath(path, address, { packs: [] })}
        label="All packs"
        isCurrent={address.packs.length === 0}
      />
      {packs.map((pack) => (
        <FilterChip
          key={pack}
          to={listPath(path, address, { packs: toggled(address.packs, pack) })}
          label={pack}
          icon={<PackShape pack={pack} />}
          count={countOf(pack)}
          isCurrent={address.packs.includes(pack)}
        />
      ))}
    </ChipRow>
  );
}

const paidBands = Object.keys(priceLabels) as Exclude<PriceBand, "free">[];

/** Free or paid, and the price ranges. Free and a range exclude each other, so one puts the other off. */
export function CostChips({ path, address, facets, className }: FilterProps & { className?: string }) {
  const { prices, cost } = address;
  const isFree = cost === "free" || prices.includes("free");
  const countOf = (band: string) =>
    facets ? (facets.priceBands.find(({ value }) => value === band)?.count ?? 0) : undefined;
  return (
    <div className={className}>
      <ChipRow label="Price">
        <FilterChip
          to={listPath(path, address, { prices: [], cost: isFree ? undefined : "free" })}
          label="Free"
          count={facets?.free}
          isCurrent={isFree}
        />
        <FilterChip
          to={listPath(path, address, {
            prices: prices.filter((band) => band !== "free"),
            cost: cost === "paid" ? undefined : "paid",
          })}
          label="Paid"
          count={facets?.paid}
          isCurrent={cost === "paid"}
        />
        {paidBands.map((band) => (
          <FilterChip
            key={band}
            to={listPath(path, address, {
              prices: toggled(prices, band).filter((each) => each !== "free"),
              cost: cost === "free" ? undefined : cost,
            })}
            label={priceLabels[band]}
            count={countOf(band)}
            isCurrent={prices.includes(band)}
          />
        ))}
      </ChipRow>
    </div>
  );
}

/** The chosen tags, then those that stand most often on the first page. */
export function TagChips({ path, address, offeredTags, className }: FilterProps & { className?: string }) {
  const { tags } = address;
  if (tags.length + offeredTags.length === 0) return null;
  return (
    <div className={cn("border-t pt-3", className)}>
      <ChipRow label="Tags">
        <span aria-hidden className="text-small text-muted-foreground">
          Tags
        </span>
        {tags.map((tag) => (
          <FilterChip
            key={tag}
            to={listPath(path, address, { tags: toggled(tags, tag) })}
            label={tag}
            icon={<X aria-label="Remove" className="size-3.5" />}
            isCurrent
          />
        ))}
        {offeredTags.map(({ tag, total }) => (
          <FilterChip
            key={tag}
            to={listPath(path, address, { tags: [...tags, tag] })}
            label={tag}
            count={total}
            isCurrent={false}
          />
        ))}
      </ChipRow>
    </div>
  );
}
