import type { ComponentProps } from "react";
import { CopyButton } from "./copy-button.tsx";
import { tellCopied, tellNotCopied } from "./copy-toasts.ts";

/** Copies a prompt and says so in the specified words. */
export function CopyPromptButton(props: Omit<ComponentProps<typeof CopyButton>, "onCopied" | "onFailed">) {
  return <CopyButton label="Copy Prompt" onCopied={() => tellCopied()} onFailed={tellNotCopied} {...props} />;
}
