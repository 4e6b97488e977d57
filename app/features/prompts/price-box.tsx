import { LockOpen } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { requestSignIn } from "#app/core/accounts/sign-in-request.ts";
import { type Amount, covers, formatCredits, hundredths, minus } from "#app/core/credits/amount.ts";
import type { Refusal } from "#app/platform/http/page-door.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Price } from "#app/ui/price.tsx";
import { toast } from "#app/ui/toast.tsx";

type Answer = { ok: true; message: string } | Refusal | undefined;

interface PriceBoxProps {
  /** What this viewer pays. */
  price: Amount;
  listPrice: number;
  isIncluded: boolean;
  isCurated: boolean;
  /** Null when signed out. */
  balance: Amount | null;
  answer: Answer;
}

export function PriceBox({ price, listPrice, isIncluded, isCurated, balance, answer }: PriceBoxProps) {
  const handled = useRef<Answer>(undefined);
  useEffect(() => {
    if (!answer || handled.current === answer) return;
    handled.current = answer;
    if (!answer.ok) toast.error(answer.message || "An error occurred during unlock. Please try again.");
  }, [answer]);

  return (
    <Card>
      <div className="mb-4 flex items-end justify-between gap-4">
        <div>
          <p className="text-ui text-muted-foreground">Price</p>
          {isIncluded ? (
            <p className="text-title font-strong">Included in your membership</p>
          ) : (
            <Price amount={listPrice} unit="credits" size="lg" />
          )}
        </div>
        {balance === null ? null : (
          <p className="text-right text-ui text-muted-foreground">
            Your balance
            <span className="block font-strong text-foreground">{formatCredits(balance)}</span>
          </p>
        )}
      </div>
      <UnlockButton price={price} balance={balance} />
      <p className="mt-3 text-center text-small text-muted-foreground">
        <UnlockNote price={price} balance={balance} isCurated={isCurated} isIncluded={isIncluded} />
      </p>
    </Card>
  );
}

function UnlockButton({ price, balance }: { price: Amount; balance: Amount | null }) {
  const navigation = useNavigation();
  const isBusy = navigation.state !== "idle" && navigation.formData?.get("intent") === "unlock";
  if (balance === null) {
    return (
      <form action="/account/sign-in">
        <Button
          size="lg"
          className="w-full"
          onClick={(event) => {
            event.preventDefault();
            requestSignIn();
          }}
        >
          Sign in to unlock
        </Button>
      </form>
    );
  }
  if (!covers(balance, price)) {
    return (
      <Button size="lg" className="w-full" disabled>
        Insufficient credits
      </Button>
    );
  }
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="unlock" />
      <Button size="lg" className="w-full" isBusy={isBusy}>
        {isBusy ? null : <LockOpen />}
        {hundredths(price) === 0 ? "Unlock for free" : `Unlock for ${formatCredits(price)}`}
      </Button>
    </Form>
  );
}

interface UnlockNoteProps {
  price: Amount;
  balance: Amount | null;
  isCurated: boolean;
  isIncluded: boolean;
}

function UnlockNote({ price, balance, isCurated, isIncluded }: UnlockNoteProps) {
  const forMembers =
    isCurated && !isIncluded && hundredths(price) > 0 ? " Members unlock this one for 0." : "";
  if (balance === null) return <>A new account starts with 100 credits.{forMembers}</>;
  if (!covers(balance, price)) {
    return (
      <>
        Insufficient credits to unlock this prompt.{" "}
        <Link to="/subscription" className="text-link underline">
          See Pricing
        </Link>
      </>
    );
  }
  return (
    <>
      {formatCredits(minus(balance, price))} left afterwards.{forMembers}
    </>
  );
}
