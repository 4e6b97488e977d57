import pg from "pg";
import { log } from "#app/platform/log/log.server.ts";
import { heartbeatMs, heartbeatTimeoutMs, type LiveEvent, reconnectDelayMs } from "./live-event.ts";
import { notifyChannel } from "./publish.server.ts";

export interface Subscriber {
  onEvent(event: LiveEvent): void;
  /** The connection was lost for a while: events may have been missed. */
  onGap?(): void;
}

/** One listening connection for the whole process, opened anew whenever it breaks. */
export class Listener {
  readonly #url: string;
  readonly #subscribers = new Map<string, Set<Subscriber>>();
  #client: pg.Client | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #attempt = 0;
  #stopped = false;
  #ready = Promise.withResolvers<void>();

  constructor(url: string) {
    this.#url = url;
    void this.#connect(false);
  }

  /** Resolves once events arrive. */
  async add(channel: string, subscriber: Subscriber): Promise<() => void> {
    const group = this.#subscribers.get(channel) ?? new Set();
    this.#subscribers.set(channel, group.add(subscriber));
    await this.#ready.promise;
    return () => {
      group.delete(subscriber);
      if (group.size === 0 && this.#subscribers.get(channel) === group) this.#subscribers.delete(channel);
    };
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    clearInterval(this.#heartbeat);
    this.#ready.resolve();
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(isAgain: boolean): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: heartbeatTimeoutMs,
      query_timeout: heartbeatTimeoutMs,
      application_name: "smart-prompt live events",
    });
    let isLost = false;
    const lose = (error?: unknown) => {
      if (isLost || this.#stopped) return;
      isLost = true;
      clearInterval(this.#heartbeat);
      client.end().catch(() => undefined);
      const delayMs = reconnectDelayMs(this.#attempt++);
      log().warn({ err: error, delayMs }, "live events lost their connection");
      this.#retry = setTimeout(() => void this.#connect(true), delayMs);
    };
    client.on("error", lose);
    client.on("end", () => lose());
    client.on("notification", ({ payload }) => this.#dispatch(payload ?? ""));
    this.#client = client;
    try {
      await client.connect();
      await client.query(`listen ${notifyChannel}`);
    } catch (error) {
      lose(error);
      return;
    }
    this.#attempt = 0;
    this.#heartbeat = setInterval(() => void client.query("select 1").catch(lose), heartbeatMs);
    this.#ready.resolve();
    if (isAgain) for (const one of [...this.#subscribers.values()].flatMap((set) => [...set])) one.onGap?.();
  }

  #dispatch(payload: string): void {
    const { channel, event }: { channel: string; event: LiveEvent } = JSON.parse(payload);
    for (const subscriber of this.#subscribers.get(channel) ?? []) {
      try {
        subscriber.onEvent(event);
      } catch (error) {
        log().error({ err: error, channel }, "a subscriber of live events failed");
      }
    }
  }
}
