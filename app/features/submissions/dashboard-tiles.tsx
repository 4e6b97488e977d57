import { Coins, LockOpen, Star, Upload } from "lucide-react";
import { formatAmount } from "#app/core/credits/amount.ts";
import { StatTile } from "#app/ui/stat-tile.tsx";
import { formatCount } from "#app/ui/format-number.ts";

interface DashboardTilesProps {
  balance: string;
  spentLastWeek: string;
  uploads: number;
  byStatus: readonly { status: string; count: number }[];
  unlocks: number;
  unlocksLastWeek: number;
  rating: number | null;
  reviews: number;
}

export function DashboardTiles(props: DashboardTilesProps) {
  const { byStatus, reviews, rating, unlocksLastWeek } = props;
  return (
    <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      <StatTile
        label="Credits"
        icon={<Coins />}
        value={formatAmount(props.balance)}
        context={`${formatAmount(props.spentLastWeek)} spent in the last 7 days`}
      />
      <StatTile
        label="My uploads"
        icon={<Upload />}
        value={formatCount(props.uploads)}
        context={byStatus.map(({ status, count }) => `${count} ${status}`).join(", ") || "None so far"}
      />
      <StatTile
        label="Unlocked by others"
        icon={<LockOpen />}
        value={formatCount(props.unlocks)}
        context={unlocksLastWeek > 0 ? `+${unlocksLastWeek} since last week` : "None in the last 7 days"}
      />
      <StatTile
        label="Rating"
        icon={<Star />}
        value={rating === null ? "New" : rating.toFixed(1)}
        context={reviews === 0 ? "No reviews yet" : `from ${reviews} ${reviews === 1 ? "review" : "reviews"}`}
      />
    </div>
  );
}
