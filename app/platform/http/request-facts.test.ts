import { describe, expect, test } from "vitest";
import { setEnv } from "#tests/support/set-env.ts";
import { clientAddress, networkOf } from "./client-address.server.ts";
import { allowFraming, securityHeaders } from "./security-headers.server.ts";

const from = (forwarded: string) =>
  new Request("http://site/", { headers: { "x-forwarded-for": forwarded } });

describe("the client's address", () => {
  test("is the socket's unless a proxy is trusted, whatever the client claims", () => {
    expect(clientAddress(from("1.2.3.4"), "9.9.9.9")).toBe("9.9.9.9");
    expect(clientAddress(from("1.2.3.4"), "::ffff:9.9.9.9")).toBe("9.9.9.9");
  });

  test("is what the trusted proxies saw, not what stood there before them", () => {
    setEnv({ TRUST_PROXY: "1" });
    expect(clientAddress(from("6.6.6.6, 1.2.3.4"), "10.0.0.1")).toBe("1.2.3.4");
    expect(clientAddress(from("1.2.3.4:5678"), "10.0.0.1")).toBe("1.2.3.4");
    expect(clientAddress(from("[2001:db8::1]:5678"), "10.0.0.1")).toBe("2001:db8::1");
    expect(clientAddress(from("nonsense"), "10.0.0.1")).toBe("10.0.0.1");
    setEnv({ TRUST_PROXY: "2" });
    expect(clientAddress(from("6.6.6.6, 1.2.3.4, 10.0.0.2"), "10.0.0.1")).toBe("1.2.3.4");
  });

  test("of IPv6 counts by its network in limits", () => {
    expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
    expect(networkOf("1.2.3.4")).toBe("1.2.3.4");
    expect(networkOf("ana@example.com")).toBe("ana@example.com");
  });
});

describe("the headers of a page", () => {
  const policyOf = (headers: Record<string, string>) => headers["content-security-policy"] ?? "";

  test("let only our own scripts run", () => {
    const scripts = policyOf(securityHeaders("abc")).match(/script-src ([^;]+)/)?.[1];
    expect(scripts).toBe("'self' 'nonce-abc'");
    expect(policyOf(securityHeaders("", ["sha256-x"]))).toContain("script-src 'self' 'sha256-x';");
  });

  test("keep other sites from framing us and from posting on", () => {
    const headers = securityHeaders("abc");
    expect(policyOf(headers)).toContain("frame-ancestors 'none'");
    expect(policyOf(headers)).toContain("form-action 'self';");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  test("let the sites frame us that a response names, and only that response", () => {
    const response = new Response(null, { headers: securityHeaders("abc") });
    allowFraming(response, ["https://shop.example", "https://*.other.example"]);
    expect(response.headers.get("content-security-policy")).toContain(
      "frame-ancestors https://shop.example https://*.other.example;",
    );
    expect(response.headers.has("x-frame-options")).toBe(false);
    expect(securityHeaders("abc")["x-frame-options"]).toBe("DENY");
  });

  test("ask for HTTPS only where the site has it", () => {
    expect(securityHeaders("abc")["strict-transport-security"]).toBeUndefined();
    setEnv({ APP_ORIGIN: "https://prompts.example" });
    expect(securityHeaders("abc")["strict-transport-security"]).toContain("max-age=31536000");
  });
});
