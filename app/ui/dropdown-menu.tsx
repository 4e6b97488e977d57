import { DropdownMenu as RadixMenu } from "radix-ui";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { Link } from "react-router";
import { cn } from "./class-names.ts";
import { floatingItemStyle, floatingStyle } from "./floating-style.ts";

type DropdownMenuProps = {
  trigger: ReactElement;
  align?: "start" | "center" | "end";
  /** MenuItem, MenuLink, MenuLabel, MenuSeparator. */
  children: ReactNode;
};

export function DropdownMenu({ trigger, align = "end", children }: DropdownMenuProps) {
  return (
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={cn(floatingStyle, "min-w-48 p-1.5")}
        >
          {children}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

type MenuItemProps = ComponentProps<typeof RadixMenu.Item> & { isDestructive?: boolean };

export function MenuItem({ isDestructive = false, className, ...props }: MenuItemProps) {
  return (
    <RadixMenu.Item
      className={cn(
        floatingItemStyle,
        isDestructive && "text-destructive data-highlighted:bg-destructive-soft!",
        className,
      )}
      {...props}
    />
  );
}

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <RadixMenu.Item asChild className={floatingItemStyle}>
      <Link to={to}>{children}</Link>
    </RadixMenu.Item>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <RadixMenu.Label className="px-2.5 py-1.5 text-micro text-muted-foreground">{children}</RadixMenu.Label>
  );
}

export function MenuSeparator() {
  return <RadixMenu.Separator className="-mx-1.5 my-1.5 h-px bg-border" />;
}
