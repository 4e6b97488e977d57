import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropKeptReads, expectChange, keptRead, openKeptReads } from "./kept-reads.server.ts";

let reads = 0;
const read = () => keptRead("list", async () => (reads += 1));

beforeEach(() => {
  vi.useFakeTimers();
  openKeptReads();
  dropKeptReads();
  reads = 0;
});
afterEach(() => vi.useRealTimers());

test("what everybody sees alike is read once until it changes", async () => {
  expect([await read(), await read()]).toEqual([1, 1]);
  dropKeptReads();
  expect(await read()).toBe(2);
});

test("who changes something sees it at once, before the notification is back", async () => {
  await read();
  expectChange();
  expect([await read(), await read()]).toEqual([2, 3]);
});

test("a lost notification is made good after a minute", async () => {
  await read();
  vi.advanceTimersByTime(61_000);
  expect(await read()).toBe(2);
});

test("a read that failed is tried again", async () => {
  await expect(keptRead("bad", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await keptRead("bad", async () => "up")).toBe("up");
});
