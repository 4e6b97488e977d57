import { Check, Copy } from "lucide-react";
import { useEffect, useState, type ComponentProps } from "react";
import { Button } from "./button.tsx";

const copiedMs = 2000;

type CopyButtonProps = Omit<ComponentProps<typeof Button>, "onClick" | "children"> & {
  text: string;
  /** `Copy Prompt`. */
  label?: string;
  /** Shown with a check for 2 seconds. */
  copiedLabel?: string;
  onCopied?: () => void;
  onFailed?: () => void;
};

export function CopyButton({
  text,
  label = "Copy",
  copiedLabel,
  onCopied,
  onFailed,
  variant = "secondary",
  size = "sm",
  ...props
}: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      onCopied?.();
    } catch {
      onFailed?.();
    }
  }

  return (
    <Button type="button" variant={variant} size={size} onClick={() => void copy()} {...props}>
      {isCopied ? <Check /> : <Copy />}
      <span aria-live="polite">{isCopied ? (copiedLabel ?? label) : label}</span>
    </Button>
  );
}
