// Test files follow one another in one process, because loading the product anew for each took half of the
// time. What a process keeps for itself stands on globalThis under the product's name; every file begins
// without it.
const kept = globalThis as unknown as Record<string, unknown>;
for (const name of Object.keys(kept).filter((each) => each.startsWith("smartPrompt"))) kept[name] = undefined;
