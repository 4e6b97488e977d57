import { toast } from "#app/ui/toast.tsx";

export function tellCopied(what: "Prompt copied to clipboard" | "Custom prompt copied to clipboard"): void {
  toast.success("Copied!", { description: what });
}

export function tellNotCopied(): void {
  toast.error("Error", { description: "Failed to copy prompt" });
}
