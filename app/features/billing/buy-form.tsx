import type { ReactNode } from "react";

/** A button's form: the script takes it over; without one it posts, and the answer leads on in a new tab. */
export function BuyForm({
  values,
  onBuy,
  opensTab = true,
  className,
  children,
}: {
  values: Record<string, string>;
  onBuy: () => void;
  opensTab?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <form
      method="post"
      target={opensTab ? "_blank" : undefined}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onBuy();
      }}
    >
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
