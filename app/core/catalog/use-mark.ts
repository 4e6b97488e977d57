import { useEffect, useSyncExternalStore } from "react";
import { requestSignIn } from "#app/core/accounts/sign-in-request.ts";
import { toast } from "#app/ui/toast.tsx";
import type { MarkKind } from "./mark-prompt.server.ts";
import { connectMarks, hasMark, markedIds, noMarks, setMark, subscribeToMarks } from "./marks-store.ts";

/** Whether this person marked the prompt, and how to change it. Works signed in and signed out (D18). */
export function useMark(kind: MarkKind, promptId: string): [isOn: boolean, set: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(
    subscribeToMarks,
    () => hasMark(kind, promptId),
    () => false,
  );
  const set = (next: boolean) => {
    void setMark(kind, promptId, next).then((answer) => {
      if (answer === "signed-out") requestSignIn();
      if (answer === "failed") toast.error("That could not be saved. Please try again.");
    });
  };
  return [isOn, set];
}

/** Everything this person marked, the newest last. */
export function useMarkedIds(kind: MarkKind): ReadonlySet<string> {
  return useSyncExternalStore(
    subscribeToMarks,
    () => markedIds(kind),
    () => noMarks,
  );
}

/** Once, in the document's root. */
export function useMarksOf(isSignedIn: boolean): void {
  useEffect(() => void connectMarks(isSignedIn), [isSignedIn]);
}
