import { toast } from "./toast.tsx";

// Toolkit §8: what is said after copying.

export function tellCopied(what = "Prompt copied to clipboard"): void {
  toast.success("Copied!", { description: what });
}

export function tellNotCopied(): void {
  toast.error("Error", { description: "Failed to copy prompt" });
}

export function tellTextNotCopied(): void {
  toast.error("Failed to copy to clipboard");
}
