import { toast } from "#app/ui/toast.tsx";

/** Toolkit §8. */
export function tellCopied(): void {
  toast.success("Copied!", { description: "Prompt copied to clipboard" });
}

export function tellNotCopied(): void {
  toast.error("Error", { description: "Failed to copy prompt" });
}

export function tellTextNotCopied(): void {
  toast.error("Failed to copy to clipboard");
}
