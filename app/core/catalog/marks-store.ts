import type { MarkKind } from "./mark-prompt.server.ts";

// Hearts of the whole page in one place: a prompt may stand in several lists at once. Visitors' marks
// stay in this browser; members' come from the account, where the browser's join them at sign-in (D18).

type MarkSets = Record<MarkKind, ReadonlySet<string>>;
type Answer = "done" | "signed-out" | "failed";

const storageKey = "spm.marks";
export const marksPath = "/marks";
const mostMerged = 500;
const nothing: MarkSets = { favourite: new Set(), like: new Set() };

const listeners = new Set<() => void>();
let isSignedIn = false;
let isLoaded = false;
let marks: MarkSets = nothing;

export function subscribeToMarks(listener: () => void): () => void {
  listeners.add(listener);
  if (isSignedIn && !isLoaded) void loadAccountMarks();
  return () => {
    listeners.delete(listener);
  };
}

export function hasMark(kind: MarkKind, promptId: string): boolean {
  return marks[kind].has(promptId);
}

export function markedIds(kind: MarkKind): ReadonlySet<string> {
  return marks[kind];
}

export const noMarks: ReadonlySet<string> = nothing.favourite;

/** Called by the document's root whenever somebody signs in or out. */
export async function connectMarks(signedIn: boolean): Promise<void> {
  isSignedIn = signedIn;
  isLoaded = false;
  if (!signedIn) {
    show(readLocal());
    return;
  }
  const local = readLocal();
  if (local.favourite.size + local.like.size > 0) {
    const form = new FormData();
    form.set("intent", "merge");
    for (const kind of ["favourite", "like"] as const)
      for (const id of [...local[kind]].slice(-mostMerged)) form.append(kind, id);
    if ((await post(form)) !== "done") return;
    writeLocal(nothing);
  }
  if (listeners.size > 0) await loadAccountMarks();
}

export async function setMark(kind: MarkKind, promptId: string, isOn: boolean): Promise<Answer> {
  showOne(kind, promptId, isOn);
  if (!isSignedIn) {
    writeLocal(marks);
    return "done";
  }
  const form = new FormData();
  form.set("intent", "mark");
  form.set("kind", kind);
  form.set("promptId", promptId);
  form.set("isOn", String(isOn));
  const answer = await post(form);
  if (answer !== "done") showOne(kind, promptId, !isOn);
  return answer;
}

async function loadAccountMarks(): Promise<void> {
  isLoaded = true;
  const response = await fetch(marksPath).catch(() => undefined);
  if (!response?.ok) return;
  const { favourite, like } = (await response.json()) as Record<MarkKind, string[]>;
  show({ favourite: new Set(favourite), like: new Set(like) });
}

async function post(body: FormData): Promise<Answer> {
  const response = await fetch(marksPath, { method: "POST", body }).catch(() => undefined);
  if (response?.status === 401) return "signed-out";
  return response?.ok ? "done" : "failed";
}

function showOne(kind: MarkKind, promptId: string, isOn: boolean): void {
  const next = new Set(marks[kind]);
  if (isOn) next.add(promptId);
  else next.delete(promptId);
  show({ ...marks, [kind]: next });
}

function show(next: MarkSets): void {
  marks = next;
  for (const listener of listeners) listener();
}

function readLocal(): MarkSets {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? "{}") as Partial<Record<MarkKind, string[]>>;
    return { favourite: new Set(kept.favourite), like: new Set(kept.like) };
  } catch {
    return nothing;
  }
}

function writeLocal({ favourite, like }: MarkSets): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ favourite: [...favourite], like: [...like] }));
  } catch {
    // A browser that keeps nothing still shows the mark until the page is left.
  }
}
