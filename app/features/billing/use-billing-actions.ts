import { useState } from "react";
import { useRevalidator } from "react-router";
import { requestSignIn } from "#app/core/accounts/sign-in-request.ts";
import { toast } from "#app/ui/toast.tsx";
import { callFunction, FunctionRefusal } from "./call-function.ts";
import type { Offer, PackId, PlanId } from "./plans.ts";

/** The one thing under way: a plan, a pack, `manage` or `refresh`. */
export type Busy = PlanId | PackId | "manage" | "refresh" | null;

export interface BillingActions {
  busy: Busy;
  subscribe(plan: PlanId, offer: Offer | null): void;
  buy(pack: PackId): void;
  manage(): void;
  refresh(): void;
}

export function useBillingActions(isSignedIn: boolean): BillingActions {
  const [busy, setBusy] = useState<Busy>(null);
  const { revalidate } = useRevalidator();

  async function during(marker: Busy, work: () => Promise<void>) {
    setBusy(marker);
    await work();
    setBusy(null);
  }

  function askToSignIn(message: string) {
    toast.error(message);
    requestSignIn();
  }

  const checkout = (marker: PlanId | PackId, body: object) =>
    void during(marker, () =>
      openInNewTab("create-checkout", body, {
        withoutAddress: "Failed to create checkout session",
        otherwise: "Failed to start checkout process",
      }),
    );

  return {
    busy,
    subscribe: (plan, offer) =>
      isSignedIn
        ? checkout(plan, { tier: plan, ...(offer ? { offer } : {}) })
        : askToSignIn("Please log in to subscribe"),
    buy: (pack) =>
      isSignedIn
        ? checkout(pack, { type: "credits", pack })
        : askToSignIn("Please log in to purchase credits"),
    manage: () =>
      void during("manage", () => {
        const message = "Failed to open customer portal";
        return openInNewTab("customer-portal", {}, { withoutAddress: message, otherwise: message });
      }),
    refresh: () =>
      void during("refresh", async () => {
        try {
          await callFunction("check-subscription", { refresh: true });
          await revalidate();
          toast.success("Subscription status updated");
        } catch {
          toast.error("Failed to refresh subscription status");
        }
      }),
  };
}

interface Messages {
  withoutAddress: string;
  otherwise: string;
}

/** The tab is opened with the click itself, or the browser takes it for an unwanted window. */
async function openInNewTab(name: string, body: object, messages: Messages): Promise<void> {
  const tab = window.open("", "_blank");
  if (tab) tab.opener = null;
  try {
    const { url } = await callFunction(name, body);
    if (!url) throw new FunctionRefusal(messages.withoutAddress);
    if (tab) tab.location.href = url;
    else window.location.assign(url);
  } catch (error) {
    tab?.close();
    toast.error((error instanceof FunctionRefusal && error.message) || messages.otherwise);
  }
}
