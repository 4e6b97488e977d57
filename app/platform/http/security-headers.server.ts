import { env } from "#app/platform/env/env.server.ts";

/**
 * The headers of every page. Inline scripts run by this response's nonce, or, on pages that are kept
 * and sent again, by the hashes of the scripts that had one.
 */
export function securityHeaders(nonce: string, scriptHashes: string[] = []): Record<string, string> {
  const { APP_ORIGIN, NODE_ENV, STRIPE_SECRET_KEY } = env();
  const isHttps = APP_ORIGIN.startsWith("https:");
  const policy = {
    "default-src": ["'self'"],
    "script-src": [
      "'self'",
      ...(nonce ? [`'nonce-${nonce}'`] : []),
      ...scriptHashes.map((hash) => `'${hash}'`),
    ],
    // Toasts, charts and positioned layers set styles at run time.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", "https:"],
    "font-src": ["'self'"],
    "connect-src": NODE_ENV === "development" ? ["'self'", "ws:"] : ["'self'"],
    "worker-src": ["'self'", "blob:"],
    "frame-src": ["'self'", "https://airtable.com", "https://*.airtable.com"],
    // A checkout form posts to us and is sent on to Stripe.
    "form-action": ["'self'", ...(STRIPE_SECRET_KEY ? ["https://*.stripe.com"] : [])],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    ...(isHttps ? { "upgrade-insecure-requests": [] } : {}),
  };
  return {
    "content-security-policy": Object.entries(policy)
      .map(([name, sources]) => [name, ...sources].join(" "))
      .join("; "),
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    ...(isHttps ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

/** Lets the named sites show this one response in a frame; every other page stays out of frames. */
export function allowFraming(response: Response, origins: readonly string[]): void {
  const policy = response.headers.get("content-security-policy") ?? "";
  response.headers.set(
    "content-security-policy",
    policy.replace("frame-ancestors 'none'", `frame-ancestors ${origins.join(" ")}`),
  );
  response.headers.delete("x-frame-options");
}
