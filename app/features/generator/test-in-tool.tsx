import { ExternalLink } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { DropdownMenu, MenuItem, MenuLabel } from "#app/ui/dropdown-menu.tsx";
import { tellCopied, tellNotCopied } from "#app/ui/copy-toasts.ts";
import { aiTools, carriesPrompt, toolAddress } from "./ai-tools.ts";

/** D22: opens the prompt in a tool; where the tool has no address for it, the clipboard carries it. */
export function TestInTool({ prompt }: { prompt: string }) {
  function open(tool: (typeof aiTools)[number]) {
    window.open(toolAddress(tool, prompt), "_blank", "noopener");
    if (carriesPrompt(tool, prompt)) return;
    navigator.clipboard
      .writeText(prompt)
      .then(() => tellCopied(`Paste the prompt in ${tool.name}.`), tellNotCopied);
  }
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button type="button" variant="outline">
          <ExternalLink />
          Test in AI Tool
        </Button>
      }
    >
      <MenuLabel>Open in a new tab</MenuLabel>
      {aiTools.map((tool) => (
        <MenuItem key={tool.name} onSelect={() => open(tool)}>
          {tool.name}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
