import { Switch } from "#app/ui/switch.tsx";
import type { Toggle } from "./sample-set.ts";
import type { useConsoleSettings } from "./use-console-settings.ts";

interface ToggleListProps {
  toggles: readonly Toggle[];
  settings: ReturnType<typeof useConsoleSettings>;
}

export function ToggleList({ toggles, settings }: ToggleListProps) {
  return (
    <div className="flex flex-col divide-y">
      {toggles.map(({ id, label, hint }) => (
        <Switch
          key={id}
          label={label}
          hint={hint}
          isSpread
          className="py-3"
          checked={settings.isOn(id)}
          onCheckedChange={(isNowOn) => settings.toggle(id, isNowOn)}
        />
      ))}
    </div>
  );
}
