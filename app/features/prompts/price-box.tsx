import { LockOpen } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, Link, useLocation, useNavigation, useRevalidator, useSubmit } from "react-router";
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
  /** What a new account starts with. */
  openingCredits: number;
  answer: Answer;
}

export function PriceBox(props: PriceBoxProps) {
  const { price, listPrice, isIncluded, balance, answer } = props;
  useRefusal(answer, balance, price);

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
        <UnlockNote {...props} />
      </p>
    </Card>
  );
}

/** Says what went wrong. A session that ended under the click asks to sign in, then the unlock goes on. */
function useRefusal(answer: Answer, balance: Amount | null, price: Amount): void {
  const submit = useSubmit();
  const { revalidate } = useRevalidator();
  const handled = useRef<Answer>(undefined);
  const isWaiting = useRef(false);
  useEffect(() => {
    if (!answer || answer.ok || handled.current === answer) return;
    handled.current = answer;
    isWaiting.current = answer.code === "unauthenticated";
    if (isWaiting.current) {
      // The page still shows the balance of the ended session; the next one is to be told from it.
      void revalidate();
      requestSignIn();
    } else toast.error(answer.message || "An error occurred during unlock. Please try again.");
  }, [answer, revalidate]);
  useEffect(() => {
    if (!isWaiting.current || balance === null) return;
    isWaiting.current = false;
    if (covers(balance, price))
      void submit({ intent: "unlock", price }, { method: "post", preventScrollReset: true });
  }, [balance, price, submit]);
}

function UnlockButton({ price, balance }: { price: Amount; balance: Amount | null }) {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const isBusy = navigation.state !== "idle" && navigation.formData?.get("intent") === "unlock";
  if (balance === null) {
    return (
      <form action="/account/sign-in">
        <input type="hidden" name="next" value={pathname} />
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
      <input type="hidden" name="price" value={price} />
      <Button size="lg" className="w-full" isBusy={isBusy}>
        {isBusy ? null : <LockOpen />}
        {hundredths(price) === 0 ? "Unlock for free" : `Unlock for ${formatCredits(price)}`}
      </Button>
    </Form>
  );
}

function UnlockNote({ price, balance, isCurated, isIncluded, openingCredits }: PriceBoxProps) {
  const forMembers =
    isCurated && !isIncluded && hundredths(price) > 0 ? " Members unlock this one for 0." : "";
  if (balance === null)
    return (
      <>
        {openingCredits > 0 ? `A new account starts with ${formatCredits(openingCredits)}.` : null}
        {forMembers}
      </>
    );
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
