import { AlertDialog } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { Button } from "./button.tsx";
import { cn } from "./class-names.ts";
import { overlayStyle } from "./dialog.tsx";

type ConfirmDialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
  /** The specified question, or "Delete …?" */
  title: ReactNode;
  /** Names the thing and says what will happen to it. */
  description?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  onConfirm: () => void;
  children?: ReactNode;
};

export function ConfirmDialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  confirmLabel,
  cancelLabel = "Cancel",
  isDestructive = true,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger> : null}
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayStyle} />
        <AlertDialog.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          className={cn(
            "fixed top-1/2 left-1/2 z-50 w-[calc(100%-32px)] max-w-110 -translate-1/2 rounded-[18px] border",
            "max-h-[90dvh] overflow-y-auto bg-card p-6 text-card-foreground shadow-overlay outline-none",
            "duration-(--dur-3) data-[state=open]:animate-in data-[state=open]:fade-in-0",
            "data-[state=open]:zoom-in-97 data-[state=closed]:animate-out data-[state=closed]:fade-out-0",
          )}
        >
          <AlertDialog.Title className="text-title">{title}</AlertDialog.Title>
          {description ? (
            <AlertDialog.Description className="mt-2 text-ui text-muted-foreground">
              {description}
            </AlertDialog.Description>
          ) : null}
          {children ? <div className="mt-4">{children}</div> : null}
          <div className="mt-6 flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
            <AlertDialog.Cancel asChild>
              <Button variant="outline">{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild onClick={onConfirm}>
              <Button variant={isDestructive ? "destructive" : "primary"}>{confirmLabel}</Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
