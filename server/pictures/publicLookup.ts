import { lookup } from "node:dns";
import type { LookupAddress } from "node:dns";
import { BlockList, isIP } from "node:net";
import type { LookupFunction } from "node:net";

const inside = new BlockList();
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
  inside.addSubnet(net, bits, "ipv4");
}
for (const [net, bits] of [
  ["::", 127],
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  inside.addSubnet(net, bits, "ipv6");
}

/** Whether an IP address leads to this machine or into the network around it. */
export const isInside = (address: string): boolean =>
  inside.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

/**
 * Whether a host says of itself that it is near: a number, `localhost`, or a name without a dot, as
 * a container's neighbour has. Who lists such a host means it.
 */
export const isNear = (hostname: string): boolean =>
  isIP(hostname.replace(/^\[|\]$/g, "")) !== 0 || !hostname.includes(".");

/** Looks a name up and refuses one that leads inside, at the very look-up that is connected to. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, "", 0);
    if (found.length === 0 || found.some(({ address }) => isInside(address))) {
      return done(new Error(`${hostname} leads to a private address`), "", 0);
    }
    const [first] = found;
    return options.all ? done(null, found) : done(null, first?.address ?? "", first?.family);
  });
};
