import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { useFetcher } from "react-router";
import type { Refusal } from "#app/platform/http/page-door.server.ts";
import { toast } from "#app/ui/toast.tsx";
import { useEach } from "#app/ui/use-each.ts";
import { type ConsoleSettings, emptySettings, isOn, settingsFrom } from "./settings-shape.ts";

const key = "spm.console.settings";
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function readKept(): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function writeKept(settings: ConsoleSettings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // Full or forbidden: it holds until the page is left.
  }
  for (const listener of listeners) listener();
}

/** A member's switches are kept with the account, a visitor's in the browser. */
export function useConsoleSettings(stored: ConsoleSettings | null) {
  const fetcher = useFetcher<{ ok: true } | Refusal>({ key: "console-settings" });
  useEach(fetcher.data, (answer) => {
    if (!answer.ok) toast.error(answer.message);
  });
  const [changed, setChanged] = useState<ConsoleSettings>();
  const kept = useSyncExternalStore(subscribe, readKept, () => "");
  const inBrowser = useMemo(() => parse(kept), [kept]);
  const settings = changed ?? stored ?? inBrowser;

  const change = useCallback(
    (changes: Partial<ConsoleSettings>) => {
      const next = { ...settings, ...changes };
      setChanged(next);
      if (stored === null) {
        writeKept(next);
        return;
      }
      void fetcher.submit({ intent: "settings", settings: JSON.stringify(next) }, { method: "post" });
    },
    [settings, stored, fetcher],
  );

  return {
    settings,
    change,
    isOn: (id: string) => isOn(settings, id),
    toggle: (id: string, isNowOn: boolean) => change({ toggles: { ...settings.toggles, [id]: isNowOn } }),
  };
}

function parse(text: string): ConsoleSettings {
  try {
    return settingsFrom(JSON.parse(text || "{}") as Partial<ConsoleSettings>);
  } catch {
    return emptySettings;
  }
}
