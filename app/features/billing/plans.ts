export const planIds = ["starter", "pro", "unlimited"] as const;
export type PlanId = (typeof planIds)[number];

export const packIds = ["pack-100", "pack-500", "pack-2000"] as const;
export type PackId = (typeof packIds)[number];

export interface Plan {
  id: PlanId;
  name: string;
  monthlyCents: number;
  /** Granted once in each period. */
  credits: number;
  badge?: string;
  extras: string[];
}

export interface Pack {
  id: PackId;
  credits: number;
  bonus: number;
  cents: number;
  badge?: string;
}

// Toolkit §9.
export const plans: readonly Plan[] = [
  { id: "starter", name: "Starter", monthlyCents: 999, credits: 100, extras: [] },
  { id: "pro", name: "Pro", monthlyCents: 1999, credits: 200, badge: "Most popular", extras: [] },
  {
    id: "unlimited",
    name: "Unlimited",
    monthlyCents: 2999,
    credits: 1000,
    extras: ["Commercial license", "Early access"],
  },
];

export const packs: readonly Pack[] = [
  { id: "pack-100", credits: 100, bonus: 0, cents: 1200 },
  { id: "pack-500", credits: 500, bonus: 100, cents: 2999, badge: "Best Value" },
  { id: "pack-2000", credits: 2000, bonus: 500, cents: 4999 },
];

/** D3: what the home page promises. */
export const founderOffer = { plan: "starter", monthlyCents: 900 } as const;
export type Offer = "founder";

export function planOf(id: PlanId): Plan {
  const plan = plans.find((candidate) => candidate.id === id);
  if (!plan) throw new RangeError(`No plan ${id}`);
  return plan;
}

export function packOf(id: PackId): Pack {
  const pack = packs.find((candidate) => candidate.id === id);
  if (!pack) throw new RangeError(`No pack ${id}`);
  return pack;
}

export function isPlanId(id: string | undefined | null): id is PlanId {
  return planIds.some((known) => known === id);
}

export function isPackId(id: string | undefined | null): id is PackId {
  return packIds.some((known) => known === id);
}

/** The monthly price of a plan under an offer; an offer for another plan changes nothing. */
export function monthlyCents(plan: PlanId, offer: Offer | null): number {
  return offer === "founder" && plan === founderOffer.plan
    ? founderOffer.monthlyCents
    : planOf(plan).monthlyCents;
}

export function packCredits(pack: Pack): number {
  return pack.credits + pack.bonus;
}

/** What a receipt, a checkout page and the provider call it. */
export function itemName(item: PlanId | PackId): string {
  if (isPlanId(item)) return `${planOf(item).name} plan`;
  const { credits, bonus } = packOf(item);
  return bonus > 0 ? `${credits} credits plus ${bonus} bonus` : `${credits} credits`;
}
