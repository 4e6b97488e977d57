import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { formatCount } from "#app/ui/format-number.ts";
import { formatCents, formatPerCredit } from "./money.ts";
import { monthlyCents, type Offer, type Plan, plans } from "./plans.ts";

interface Row {
  label: string;
  cell(plan: Plan): ReactNode;
}

interface PlanComparisonProps {
  offer: Offer | null;
  imageCost: number;
  analysisCost: number;
}

function rowsFor({ offer, imageCost, analysisCost }: PlanComparisonProps): Row[] {
  const most = Math.max(...plans.map(({ credits }) => credits));
  return [
    { label: "Price a month", cell: ({ id }) => formatCents(monthlyCents(id, offer)) },
    { label: "Yearly total", cell: ({ id }) => formatCents(monthlyCents(id, offer) * 12) },
    {
      label: "Credits each month",
      cell: ({ credits }) => <Bar text={formatCount(credits)} share={credits / most} />,
    },
    {
      label: "Price per credit",
      cell: ({ id, credits }) => formatPerCredit(monthlyCents(id, offer), credits),
    },
    ...(imageCost > 0
      ? [{ label: "Images a month", cell: ({ credits }: Plan) => Math.floor(credits / imageCost) }]
      : []),
    ...(analysisCost > 0
      ? [{ label: "Or image-to-prompt", cell: ({ credits }: Plan) => Math.floor(credits / analysisCost) }]
      : []),
    { label: "Library prompts", cell: () => "Unlimited" },
    { label: "Text prompts", cell: () => "Free" },
    {
      label: "Commercial license",
      cell: (plan) => <Mark isOn={plan.extras.includes("Commercial license")} />,
    },
    { label: "Early access", cell: (plan) => <Mark isOn={plan.extras.includes("Early access")} /> },
  ];
}

/** What each plan brings, side by side; narrow enough to stay a table on phones. */
export function PlanComparison(props: PlanComparisonProps) {
  return (
    <div className="overflow-hidden rounded-lg border bg-card shadow-card">
      <table className="w-full text-ui max-md:text-small">
        <caption className="sr-only">What each plan brings</caption>
        <thead className="bg-sunken">
          <tr className="text-left text-micro text-muted-foreground">
            <th scope="col" className="h-9 w-[31%] px-3 font-label md:px-4">
              <span className="sr-only">What it brings</span>
            </th>
            {plans.map(({ id, name }) => (
              <th key={id} scope="col" className="px-1.5 font-label md:px-4">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsFor(props).map(({ label, cell }) => (
            <tr key={label} className="border-t">
              <th scope="row" className="h-11.5 px-3 py-1.5 text-left font-label md:px-4">
                {label}
              </th>
              {plans.map((plan) => (
                <td key={plan.id} className="px-1.5 md:px-4">
                  {cell(plan)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Bar({ text, share }: { text: string; share: number }) {
  return (
    <span className="flex items-center gap-3">
      <span className="min-w-11">{text}</span>
      <span aria-hidden className="h-1.5 w-24 rounded-xs bg-muted max-md:hidden">
        <span className="block h-full rounded-xs bg-marker-line" style={{ width: `${share * 100}%` }} />
      </span>
    </span>
  );
}

function Mark({ isOn }: { isOn: boolean }) {
  return isOn ? (
    <span className="inline-flex items-center gap-2">
      <Check className="size-4 text-success" /> <span className="max-md:sr-only">Included</span>
    </span>
  ) : (
    <span className="text-subtle-foreground">
      <span aria-hidden>–</span>
      <span className="sr-only">Not included</span>
    </span>
  );
}
