import { X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import { type ComponentProps, type ReactElement, type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";
import { cn } from "./class-names.ts";

type DialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it; leave out when `open` is controlled from elsewhere. */
  trigger?: ReactElement;
  title: ReactNode;
  description?: ReactNode;
  /** narrow 440 px, wide 640 px, auth 840 px with room for a picture at the left. */
  size?: "narrow" | "wide" | "auth";
  /** Shown at the left of an auth dialog from tablet width. */
  picture?: ReactNode;
  /** Above the title: the brand sign. */
  sign?: ReactNode;
  children: ReactNode;
};

const widths = { narrow: "md:max-w-110", wide: "md:max-w-160", auth: "md:max-w-210" };

/** Fills the screen on phones; from tablet width it stands in the middle. */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  size = "narrow",
  picture,
  sign,
  children,
}: DialogProps) {
  const cameFrom = useRef<Element>(null);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger> : null}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlayStyle} />
        <RadixDialog.Content
          onInteractOutside={keepOpenForToasts}
          onOpenAutoFocus={() => {
            cameFrom.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            if (trigger || !(cameFrom.current instanceof HTMLElement)) return;
            event.preventDefault();
            cameFrom.current.focus();
          }}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={cn(
            "fixed z-50 flex flex-col bg-card text-card-foreground shadow-overlay outline-none",
            "data-[state=open]:animate-in data-[state=closed]:animate-out data-[state=closed]:fade-out-0",
            "duration-(--dur-3) data-[state=open]:fade-in-0 md:data-[state=open]:zoom-in-97",
            "max-md:inset-0 max-md:data-[state=open]:slide-in-from-bottom-8",
            "md:top-1/2 md:left-1/2 md:max-h-[min(90dvh,900px)] md:w-[calc(100%-32px)] md:-translate-1/2",
            "md:rounded-[18px] md:border",
            widths[size],
          )}
        >
          <div className={cn("flex min-h-0 flex-1", size === "auth" && "md:p-2")}>
            {picture ? (
              <div className="relative hidden w-[43%] shrink-0 overflow-hidden rounded-lg md:block">
                {picture}
              </div>
            ) : null}
            <div className={cn("min-w-0 flex-1 overflow-y-auto p-6", size === "auth" && "md:px-9 md:py-7")}>
              {sign ? <div className="mb-5">{sign}</div> : null}
              <RadixDialog.Title className={cn("pr-10", size === "auth" ? "text-heading" : "text-title")}>
                {title}
              </RadixDialog.Title>
              {description ? (
                <RadixDialog.Description className="mt-1 text-ui text-muted-foreground">
                  {description}
                </RadixDialog.Description>
              ) : null}
              <div className="mt-5">{children}</div>
            </div>
          </div>
          <RadixDialog.Close
            aria-label="Close"
            className="absolute top-4 right-4 inline-flex size-9 items-center justify-center rounded-sm hover:bg-accent max-md:size-11"
          >
            <X className="size-5" />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Dismissing a toast is no reason to close the dialog under it. */
export const keepOpenForToasts: ComponentProps<typeof RadixDialog.Content>["onInteractOutside"] = (event) => {
  if (event.target instanceof Element && event.target.closest("[data-sonner-toaster]"))
    event.preventDefault();
};

export const overlayStyle = cn(
  "fixed inset-0 z-50 bg-(--scrim) duration-(--dur-2)",
  "data-[state=open]:animate-in data-[state=open]:fade-in-0",
  "data-[state=closed]:animate-out data-[state=closed]:fade-out-0",
);

/** Buttons at the foot of a dialog: Cancel left of the action. On phones the action stands on top. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end sm:gap-2.5">{children}</div>
  );
}

/** Leaves the dialog without doing anything. */
export function DialogCancel() {
  return (
    <DialogClose>
      <Button type="button" variant="outline">
        Cancel
      </Button>
    </DialogClose>
  );
}

/** Closes the dialog around it; the child is the button. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <RadixDialog.Close asChild>{children}</RadixDialog.Close>;
}
