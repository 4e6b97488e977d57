import ipaddr from "ipaddr.js";
import { env } from "#app/platform/env/env.server.ts";

/**
 * Who asks. Only as many entries of X-Forwarded-For are believed as there are proxies of ours
 * (TRUST_PROXY), counted from the right: the rest is whatever the client wrote.
 */
export function clientAddress(request: Request, socketAddress: string): string {
  const hops = env().TRUST_PROXY;
  const chain = (request.headers.get("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  const believed = hops > 0 ? chain[Math.max(0, chain.length - hops)] : undefined;
  return normalized(believed ?? "") ?? normalized(socketAddress) ?? socketAddress;
}

/** IPv4 inside IPv6 becomes IPv4, ports and zones go. */
function normalized(address: string): string | undefined {
  const bare = address.replace(/^\[(.+)\](:\d+)?$/, "$1").replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");
  const [withoutZone = ""] = bare.split("%");
  return ipaddr.isValid(withoutZone) ? ipaddr.process(withoutZone).toString() : undefined;
}

/** What one household shares: an IPv6 client can use any address of its /64, so limits count that. */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const parts = ipaddr.IPv6.parse(address).parts.slice(0, 4);
  return `${parts.map((part) => part.toString(16)).join(":")}::/64`;
}
