import { expect, it } from "vitest";
import { setEnv } from "#tests/support/set-env.ts";
import { promoVoices } from "./promo-voices.server.ts";

it("D33 three demo quotes stand on the marketing page while demo data is on, and none otherwise", () => {
  setEnv({ DEMO: "1" });
  expect(promoVoices()).toMatchObject({ isDemo: true, testimonials: { length: 3 } });
  setEnv({ DEMO: "0" });
  expect(promoVoices().testimonials).toEqual([]);
});
