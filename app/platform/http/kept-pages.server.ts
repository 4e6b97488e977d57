import type { FinishedPage } from "./finished-page.server.ts";

const mostPages = 500;
const mostBytes = 64 * 1024 * 1024;
const largestPage = 1024 * 1024;
/** Bounds what a lost notification can cost. */
const keptForMs = 60_000;

interface Entry {
  page: FinishedPage;
  until: number;
}

/** A bounded store of finished pages, least recently used out first. */
export class KeptPages {
  isOpen = false;
  readonly #entries = new Map<string, Entry>();
  readonly #rendering = new Map<string, Promise<FinishedPage | undefined>>();
  #bytes = 0;
  #generation = 0;

  find(key: string): FinishedPage | undefined {
    const found = this.#entries.get(key);
    if (!found || found.until <= Date.now()) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, found);
    return found.page;
  }

  /** The kept page, or what `make` gives; callers that ask for the same page meanwhile share it. */
  async get(key: string, make: () => Promise<FinishedPage | undefined>): Promise<FinishedPage | undefined> {
    const found = this.find(key);
    if (found) return found;
    const under = this.#rendering.get(key);
    if (under) return await under;
    const generation = this.#generation;
    const making = make().finally(() => {
      if (this.#rendering.get(key) === making) this.#rendering.delete(key);
    });
    this.#rendering.set(key, making);
    const page = await making;
    // Rendered from what has changed since: good for those who asked before, not for later ones.
    if (page && generation === this.#generation) this.#keep(key, page);
    return page;
  }

  drop(): void {
    this.#generation += 1;
    this.#bytes = 0;
    this.#entries.clear();
    this.#rendering.clear();
  }

  #keep(key: string, page: FinishedPage): void {
    if (page.size > largestPage) return;
    this.#remove(key);
    this.#entries.set(key, { page, until: Date.now() + keptForMs });
    this.#bytes += page.size;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= mostPages && this.#bytes <= mostBytes) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    this.#bytes -= this.#entries.get(key)?.page.size ?? 0;
    this.#entries.delete(key);
  }
}
