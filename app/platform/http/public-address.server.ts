import { lookup } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { env } from "#app/platform/env/env.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";

const refused = "This address cannot be used. Please give a public http or https address.";
const innerNames = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i;
const openPorts = new Set(["", "80", "443", "8080", "8443"]);

/** Anything but an ordinary public address: private, loopback, link-local, metadata, mapped, reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  // The first /8 of IPv6 holds only special forms, among them IPv4 in disguise.
  const isDisguised = parsed instanceof ipaddr.IPv6 && (parsed.parts[0] ?? 0) < 0x100;
  return parsed.range() === "unicast" && !isDisguised;
}

/** Checks an address that a user gave before anything is resolved. */
export function requirePublicUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new AppError("bad_request", refused);
  }
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isInner = innerNames.test(host) || !openPorts.has(url.port);
  if ((ipaddr.isValid(host) && !isAllowed(host)) || (isInner && !env().ALLOW_LOOPBACK_FETCH)) {
    throw new AppError("bad_request", refused);
  }
  return url;
}

/**
 * Resolves at the moment of connecting and hands over exactly what was checked, so that a name which
 * answers differently the second time gains nothing. One bad address among several refuses them all.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { all: true, family: Number(options.family ?? 0) || 0 }).then(
    (found) => {
      const [first] = found;
      if (!first || !found.every(({ address }) => isAllowed(address))) {
        callback(new AppError("bad_request", refused), "");
      } else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    },
    (error: NodeJS.ErrnoException) => callback(error, ""),
  );
};

function isAllowed(address: string): boolean {
  if (isPublicAddress(address)) return true;
  return env().ALLOW_LOOPBACK_FETCH && ipaddr.process(address).range() === "loopback";
}
