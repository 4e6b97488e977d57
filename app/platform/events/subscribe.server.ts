import { env } from "#app/platform/env/env.server.ts";
import { Listener, type Subscriber } from "./listener.server.ts";

// On globalThis, so that a hot reload does not open a second connection.
const holder = globalThis as { smartPromptListener?: Listener };

/**
 * Hears what any process publishes on a channel (`user:<id>`, `job:<id>`, `catalog` …).
 * Resolves with the way to unsubscribe, once events arrive.
 */
export function subscribe(channel: string, subscriber: Subscriber): Promise<() => void> {
  holder.smartPromptListener ??= new Listener(env().DATABASE_URL);
  return holder.smartPromptListener.add(channel, subscriber);
}

export async function stopListening(): Promise<void> {
  const listener = holder.smartPromptListener;
  holder.smartPromptListener = undefined;
  await listener?.stop();
}
