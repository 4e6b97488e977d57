import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

const iconButtonStyle = cva(
  [
    "inline-flex shrink-0 items-center justify-center border transition-colors",
    "disabled:text-subtle-foreground disabled:opacity-60 [&_svg]:shrink-0",
  ],
  {
    variants: {
      variant: {
        ghost: "border-transparent text-foreground hover:bg-accent",
        outline: "border-border-strong bg-card text-foreground shadow-card hover:bg-accent",
        /** Solid ground for use over pictures. */
        tile: "border-transparent bg-card text-foreground shadow-card hover:bg-accent",
      },
      size: {
        sm: "size-8 rounded-sm max-md:size-11 [&_svg]:size-4",
        md: "size-9 rounded-sm max-md:size-11 [&_svg]:size-4.5",
        lg: "size-11 rounded-md [&_svg]:size-5",
      },
    },
    defaultVariants: { variant: "ghost", size: "md" },
  },
);

type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> &
  VariantProps<typeof iconButtonStyle> & {
    /** What the button does; read aloud and shown as the browser's hint. */
    label: string;
    children: ReactNode;
    isBusy?: boolean;
  };

export function IconButton({
  label,
  variant,
  size,
  isBusy = false,
  disabled,
  className,
  children,
  ...props
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-busy={isBusy || undefined}
      disabled={disabled || isBusy}
      className={cn(iconButtonStyle({ variant, size }), className)}
      {...props}
    >
      {isBusy ? <Spinner /> : children}
    </button>
  );
}
