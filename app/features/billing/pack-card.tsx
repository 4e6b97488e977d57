import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { BuyForm } from "./buy-form.tsx";
import { formatCents, formatPerCredit } from "./money.ts";
import { type Pack, packCredits, packs } from "./plans.ts";
import type { BillingActions } from "./use-billing-actions.ts";

const mostCredits = Math.max(...packs.map(packCredits));

export function PackCard({
  pack,
  imageCost,
  actions,
}: {
  pack: Pack;
  imageCost: number;
  actions: BillingActions;
}) {
  const total = packCredits(pack);
  return (
    <Card className="flex flex-col">
      <div className="flex items-start justify-between gap-3">
        <h3 className="flex items-baseline gap-1.5 tracking-tight">
          <span className="text-heading font-[720]">{pack.credits}</span>
          <span className="font-label">credits</span>
        </h3>
        {pack.badge ? <Badge tone="marker">{pack.badge}</Badge> : null}
      </div>
      <p className="mt-1 text-ui text-muted-foreground">
        {pack.bonus > 0 ? (
          <>
            <span className="font-strong text-success">+{pack.bonus} bonus</span>
            {" · "}
          </>
        ) : null}
        {imageCost > 0 ? `enough for ${Math.floor(total / imageCost)} images` : `${total} credits in all`}
      </p>
      <div aria-hidden className="mt-3.5 h-2 rounded-xs bg-muted">
        <div
          className="h-full rounded-xs bg-marker-line"
          style={{ width: `${Math.max(2, (total / mostCredits) * 100)}%` }}
        />
      </div>
      <div className="mt-5 flex items-end justify-between gap-3">
        <p>
          <span className="block text-title font-[700]">{formatCents(pack.cents)}</span>
          <span className="text-small text-muted-foreground">
            {formatPerCredit(pack.cents, total)} per credit
          </span>
        </p>
        <BuyForm values={{ intent: "buy", pack: pack.id }} onBuy={() => actions.buy(pack.id)}>
          <Button variant="secondary" isBusy={actions.busy === pack.id} busyLabel="Processing...">
            Buy {pack.credits} credits
          </Button>
        </BuyForm>
      </div>
    </Card>
  );
}
