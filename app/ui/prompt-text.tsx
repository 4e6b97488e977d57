import type { ReactNode } from "react";
import { cn } from "./class-names.ts";
import { tokenisePrompt, type PromptValues } from "./prompt-tokens.ts";

type PromptTextProps = {
  text: string;
  /** Shown in place of the variables, still marked. */
  values?: PromptValues;
  size?: "md" | "sm";
  className?: string;
};

/** Prompt text in mono with its changeable parts under the highlighter. */
export function PromptText({ text, values = {}, size = "md", className }: PromptTextProps) {
  return (
    <p
      className={cn(
        "font-mono break-words whitespace-pre-wrap",
        size === "md" ? "text-[15px] leading-[29px]" : "text-small leading-6",
        className,
      )}
    >
      {tokenisePrompt(text).map((token) =>
        token.kind === "text" ? (
          <span key={token.at}>{token.text}</span>
        ) : (
          <Mark key={token.at}>{values[token.name]?.trim() || token.text}</Mark>
        ),
      )}
    </p>
  );
}

/** One highlighted word or phrase. */
export function Mark({ children }: { children: ReactNode }) {
  return (
    <mark className="rounded-xs bg-marker box-decoration-clone px-1.5 py-0.5 font-mono font-medium text-marker-foreground">
      {children}
    </mark>
  );
}
