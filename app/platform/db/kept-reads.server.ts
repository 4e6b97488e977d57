interface Kept {
  value: Promise<unknown>;
  until: number;
}

const mostKept = 2000;
/** Bounds what a lost notification can cost. */
const keptForMs = 60_000;

/** Longer than a change takes from here to its commit and back as a notification. */
const changeTakesMs = 2000;

interface Reads {
  isOpen: boolean;
  changingUntil: number;
  kept: Map<string, Kept>;
}

const holder = globalThis as { smartPromptReads?: Reads };
const reads = () => (holder.smartPromptReads ??= { isOpen: false, changingUntil: 0, kept: new Map() });

/**
 * What everybody sees alike, read once until the catalogue changes. Only for reads that do not depend on
 * who asks, outside transactions; the value is shared, so nobody may change it.
 */
export async function keptRead<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
  const { isOpen, changingUntil, kept } = reads();
  if (!isOpen || Date.now() < changingUntil) return await read();
  const found = kept.get(key);
  if (found && found.until > Date.now()) return (await found.value) as Value;
  const value = read();
  kept.delete(key);
  kept.set(key, { value, until: Date.now() + keptForMs });
  value.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return await value;
}

/** From now on this process hears of every change. */
export function openKeptReads(): void {
  reads().isOpen = true;
}

/** A change has begun in this process: whoever made it must see it in their next request. */
export function expectChange(): void {
  reads().changingUntil = Date.now() + changeTakesMs;
}

export function dropKeptReads(): void {
  reads().kept.clear();
}
