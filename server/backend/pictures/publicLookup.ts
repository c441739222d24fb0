import { lookup } from "node:dns";
import type { LookupAddress } from "node:dns";
import { BlockList, isIP } from "node:net";
import type { LookupFunction } from "node:net";

// SSRF protection: a DNS lookup that rejects private addresses.

const privateNetworks = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const) {
  privateNetworks.addSubnet(net, bits, "ipv4");
}
for (const [net, bits] of [
  ["::", 127],
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  privateNetworks.addSubnet(net, bits, "ipv6");
}

/** True if an IP address belongs to this machine or its private network. */
export const isPrivateAddress = (address: string): boolean =>
  privateNetworks.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

/**
 * True if a host name is local by itself: an IP address, `localhost`, or a name without a dot such
 * as a neighboring container's. A setting that lists such a host allows it.
 */
export const isLocalName = (hostname: string): boolean =>
  isIP(hostname.replace(/^\[|\]$/g, "")) !== 0 || !hostname.includes(".");

/** Resolves a name and rejects private addresses, in the same lookup that the connection uses. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, "", 0);
    if (found.length === 0 || found.some(({ address }) => isPrivateAddress(address))) {
      return done(new Error(`${hostname} leads to a private address`), "", 0);
    }
    const [first] = found;
    return options.all ? done(null, found) : done(null, first?.address ?? "", first?.family);
  });
};
