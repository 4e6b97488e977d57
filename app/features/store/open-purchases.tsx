import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Section } from "#app/ui/page.tsx";
import { Price } from "#app/ui/price.tsx";
import { shortDay } from "#app/ui/format-day.ts";
import type { ShownOrder } from "./list-orders.server.ts";

/** What the seller has not confirmed yet; nothing at all where there is nothing open. */
export function OpenPurchases({ purchases }: { purchases: readonly ShownOrder[] }) {
  if (purchases.length === 0) return null;
  return (
    <Section title="Waiting for the seller" lead="The seller confirms that your payment has arrived.">
      <ul className="flex flex-col gap-3">
        {purchases.map(({ id, itemId, title, price, status, reason, createdAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-lg border bg-card px-4 py-3 shadow-card"
          >
            <div className="min-w-0 flex-1 basis-52">
              <Link to={`/store/${itemId}`} className="font-strong break-words hover:underline">
                {title}
              </Link>
              <p className="text-small break-words text-muted-foreground">
                Told on {shortDay(createdAt)}
                {status === "declined" && reason ? ` · ${reason}` : ""}
              </p>
            </div>
            <Price amount={price} unit="dollars" />
            <Badge tone={status === "declined" ? "danger" : "warning"}>
              {status === "declined" ? "No payment found" : "Waiting"}
            </Badge>
          </li>
        ))}
      </ul>
    </Section>
  );
}
