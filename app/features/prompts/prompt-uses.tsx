import { WandSparkles } from "lucide-react";
import { ButtonLink } from "#app/ui/button.tsx";
import { CopyPromptButton } from "#app/ui/copy-prompt-button.tsx";

interface CopyPromptProps {
  text: string;
  label: string;
  variant?: "primary" | "secondary" | "ghost";
  size?: "sm" | "md";
}

export function CopyPrompt(props: CopyPromptProps) {
  return <CopyPromptButton {...props} copiedLabel="Copied!" />;
}

/** Servers refuse longer addresses; such a text is copied instead. */
const longestAddress = 7000;

export function OpenInGenerator({ text }: { text: string }) {
  const address = `/generator?prompt=${encodeURIComponent(text)}`;
  if (address.length > longestAddress) return null;
  return (
    <ButtonLink to={address} variant="outline">
      <WandSparkles />
      Open in Generator
    </ButtonLink>
  );
}
