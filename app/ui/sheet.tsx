import { X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { cn } from "./class-names.ts";
import { keepOpenForToasts, overlayStyle } from "./dialog.tsx";

type SheetProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
  title: ReactNode;
  /** From below on phones (filters), or from the right edge (details). */
  side?: "bottom" | "right";
  /** Stays in view below the scrolling part. */
  footer?: ReactNode;
  children: ReactNode;
};

const sides = {
  bottom: cn(
    "inset-x-0 bottom-0 max-h-[88dvh] rounded-t-[18px] border-t",
    "data-[state=open]:slide-in-from-bottom data-[state=closed]:slide-out-to-bottom",
  ),
  right: cn(
    "inset-y-0 right-0 w-full max-w-110 border-l",
    "data-[state=open]:slide-in-from-right data-[state=closed]:slide-out-to-right",
  ),
};

export function Sheet({ open, onOpenChange, trigger, title, side = "bottom", footer, children }: SheetProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger> : null}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlayStyle} />
        <RadixDialog.Content
          aria-describedby={undefined}
          onInteractOutside={keepOpenForToasts}
          className={cn(
            "fixed z-50 flex flex-col bg-card text-card-foreground shadow-overlay outline-none",
            "duration-(--dur-3) data-[state=open]:animate-in data-[state=closed]:animate-out",
            sides[side],
          )}
        >
          <div className="flex items-center justify-between gap-4 border-b py-3 pr-3 pl-5">
            <RadixDialog.Title className="text-title">{title}</RadixDialog.Title>
            <RadixDialog.Close
              aria-label="Close"
              className="inline-flex size-9 items-center justify-center rounded-sm hover:bg-accent max-md:size-11"
            >
              <X className="size-5" />
            </RadixDialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-5">{children}</div>
          {footer ? <div className="flex gap-2.5 border-t p-4">{footer}</div> : null}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
