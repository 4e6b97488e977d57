export interface Claim {
  figure: string;
  label: string;
  note: string;
}

export const heroClaims: Claim[] = [
  { figure: "30 sec", label: "results", note: "From pasting the prompt to a first picture" },
  { figure: "95%", label: "character consistency", note: "The same subject across a set" },
  { figure: "First-try", label: "accuracy", note: "The prompt says what usually goes wrong" },
];

export interface PromoPlan {
  name: string;
  price: string;
  period: string;
  features: { text: string; included: boolean }[];
  button: { label: string; to: string };
  popular: boolean;
}

export const promoPlans: PromoPlan[] = [
  {
    name: "Free Marketplace",
    price: "$0",
    period: "/month",
    features: [
      { text: "20+ prompts", included: true },
      { text: "Before/after examples", included: true },
      { text: "Copy-paste", included: true },
      { text: "Custom generation", included: false },
    ],
    button: { label: "Browse Free Prompts", to: "/marketplace" },
    popular: false,
  },
  {
    name: "Pro Generator",
    price: "$29",
    period: "/month",
    features: [
      { text: "Custom generation", included: true },
      { text: "100 generations/month", included: true },
      { text: "Personal library", included: true },
      { text: "Pricing suggestions", included: true },
    ],
    button: { label: "See Membership Plans", to: "/subscription" },
    popular: true,
  },
  {
    name: "Business",
    price: "$79",
    period: "/month",
    features: [
      { text: "Unlimited generations", included: true },
      { text: "API access", included: true },
      { text: "White-label", included: true },
      { text: "Priority support", included: true },
    ],
    button: { label: "Contact Sales", to: "/support" },
    popular: false,
  },
];

export const servicePrices: { service: string; low: number; high: number; unit: string }[] = [
  { service: "Product photos", low: 15, high: 25, unit: "per product photo" },
  { service: "Headshots", low: 25, high: 50, unit: "per headshot" },
  { service: "Rooms and graphics", low: 50, high: 100, unit: "per room or graphic" },
];
