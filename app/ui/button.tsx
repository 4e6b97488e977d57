import { cva, type VariantProps } from "class-variance-authority";
import { cloneElement, isValidElement, type ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";
import { cn } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

const buttonStyle = cva(
  [
    "inline-flex shrink-0 items-center justify-center gap-2 border font-label whitespace-nowrap select-none",
    "transition-[background-color,border-color,color,box-shadow,transform] active:not-disabled:translate-y-px",
    "[&_svg]:shrink-0",
  ],
  {
    variants: {
      variant: {
        primary: "border-transparent bg-primary text-primary-foreground not-disabled:hover:bg-primary-hover",
        secondary:
          "border-transparent bg-secondary text-secondary-foreground not-disabled:hover:bg-secondary-hover",
        outline:
          "border-border-strong bg-card text-foreground shadow-card not-disabled:hover:border-input not-disabled:hover:bg-accent",
        ghost: "border-transparent text-foreground not-disabled:hover:bg-accent",
        destructive:
          "border-transparent bg-destructive text-destructive-foreground not-disabled:hover:brightness-92",
        marker: "border-transparent bg-marker text-marker-foreground not-disabled:hover:brightness-96",
      },
      size: {
        xs: "h-8 rounded-sm px-2.5 text-small [&_svg]:size-4",
        sm: "h-9 rounded-sm px-3.5 text-small max-md:h-11 [&_svg]:size-4",
        md: "h-10 rounded-md px-4 text-ui max-md:h-11 [&_svg]:size-4",
        lg: "h-13 rounded-lg px-6 text-body [&_svg]:size-4.5",
      },
      // A busy button keeps its colour, paler; one that cannot be used turns grey.
      isBusy: {
        true: "opacity-85",
        false:
          "disabled:border-transparent disabled:bg-muted disabled:text-subtle-foreground disabled:shadow-none",
      },
    },
    defaultVariants: { variant: "primary", size: "md", isBusy: false },
  },
);

export type ButtonVariant = NonNullable<VariantProps<typeof buttonStyle>["variant"]>;
export type ButtonSize = NonNullable<VariantProps<typeof buttonStyle>["size"]>;

type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize };

type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** Disables the button and shows a spinner before the label. */
    isBusy?: boolean;
    /** Takes the label's place while busy: "Signing in...". */
    busyLabel?: string;
    /** Gives the button's look to the one child element instead of rendering a button. */
    asChild?: boolean;
  };

export function Button({
  variant,
  size,
  isBusy = false,
  busyLabel,
  asChild = false,
  disabled,
  className,
  children,
  ...props
}: ButtonProps) {
  const classes = cn(buttonStyle({ variant, size, isBusy }), className);
  if (asChild && isValidElement<{ className?: string }>(children)) {
    return cloneElement(children, { ...props, className: cn(classes, children.props.className) });
  }
  return (
    <button className={classes} disabled={disabled || isBusy} aria-busy={isBusy || undefined} {...props}>
      {isBusy ? <Spinner /> : null}
      {isBusy && busyLabel ? busyLabel : children}
    </button>
  );
}

/** A link that looks like a button; for pages of the site. */
export function ButtonLink({ variant, size, className, ...props }: LinkProps & ButtonLook) {
  return <Link className={cn(buttonStyle({ variant, size }), className)} {...props} />;
}

/** A link that looks like a button; for addresses outside the site and downloads. */
export function ButtonAnchor({
  variant,
  size,
  className,
  children,
  ...props
}: ComponentProps<"a"> & ButtonLook) {
  return (
    <a className={cn(buttonStyle({ variant, size }), className)} {...props}>
      {children}
    </a>
  );
}
