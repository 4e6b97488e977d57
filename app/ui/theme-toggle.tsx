import { Moon, Sun, SunMoon } from "lucide-react";
import { useSyncExternalStore } from "react";
import { IconButton } from "./icon-button.tsx";
import { SegmentedControl } from "./segmented-control.tsx";
import { applyTheme, chosenTheme, subscribeToTheme, themes, type Theme } from "./theme.ts";

const icons = { light: Sun, dark: Moon, system: SunMoon };
const labels = { light: "Light", dark: "Dark", system: "System" };

/** Every switch on the page follows the one that was used. */
function useTheme(initial: Theme) {
  return useSyncExternalStore(
    subscribeToTheme,
    () => chosenTheme() ?? initial,
    () => initial,
  );
}

/** One button that goes through light, dark and system in turn. */
export function ThemeButton({ theme: initial }: { theme: Theme }) {
  const theme = useTheme(initial);
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
  const Icon = icons[theme];
  return (
    <IconButton label={`Theme: ${labels[theme]}. Switch to ${labels[next]}`} onClick={() => applyTheme(next)}>
      <Icon />
    </IconButton>
  );
}

/** All three at a glance, for menus and settings. */
export function ThemeChoice({ theme: initial }: { theme: Theme }) {
  const theme = useTheme(initial);
  return (
    <SegmentedControl
      label="Theme"
      value={theme}
      onValueChange={applyTheme}
      options={themes.map((value) => ({ value, label: labels[value] }))}
    />
  );
}
