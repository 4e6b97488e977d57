import { describe, expect, test } from "vitest";
import { setEnv } from "#tests/support/set-env.ts";
import { decrypt, encrypt } from "./encrypt.server.ts";

const refused = "unable to authenticate data";

describe("D30 provider keys at rest", () => {
  test("come back as they were and never repeat on disk", () => {
    const first = encrypt("sk-live-ünïcode", "provider-key:openai");
    expect(first).not.toContain("sk-live");
    expect(encrypt("sk-live-ünïcode", "provider-key:openai")).not.toBe(first);
    expect(decrypt(first, "provider-key:openai")).toBe("sk-live-ünïcode");
    expect(decrypt(encrypt("", "x"), "x")).toBe("");
  });

  test("are refused when altered, moved to another place or under another secret", () => {
    const sealed = encrypt("sk-live", "provider-key:openai");
    // The first character of the text: the last one has bits that mean nothing.
    const at = sealed.lastIndexOf(".") + 1;
    const altered = `${sealed.slice(0, at)}${sealed[at] === "A" ? "B" : "A"}${sealed.slice(at + 1)}`;
    expect(() => decrypt(altered, "provider-key:openai")).toThrow(refused);
    expect(() => decrypt(sealed, "provider-key:google")).toThrow(refused);
    expect(() => decrypt("plain", "provider-key:openai")).toThrow("Not an encrypted value.");
    setEnv({ APP_SECRET: "z".repeat(40) });
    expect(() => decrypt(sealed, "provider-key:openai")).toThrow(refused);
  });
});
