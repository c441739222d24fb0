import { SocketAddress, isIPv6 } from "node:net";

// Client networks, by which rate limits and queues count: IPv4 addresses and IPv6 prefixes.

/** Expands an IPv6 address to its eight groups; `::` stands for groups of zero. */
function groupsOf(address: string): string[] {
  const [before = [], after = []] = address
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after];
}

const prefixOf = (address: string, groups: number) => groupsOf(address).slice(0, groups).join(":");

/**
 * Returns an address in the system's own spelling, without the port that some proxies append and
 * the zone of a link. An IPv4 address in any IPv6 form is that address.
 */
export function plainAddress(address: string): string {
  const [plain = ""] = address
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/^((?:::ffff:)?\d+(?:\.\d+){3}):\d+$/i, "$1")
    .split("%", 1);
  if (!isIPv6(plain)) return plain;
  const spelled = new SocketAddress({ address: plain, family: "ipv6" }).address;
  return spelled.replace(/^::ffff:(?=.*\.)/, "");
}

/**
 * Returns the network of a client's address, which rate limits count: the /64 network for IPv6,
 * since a household has all of it.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? prefixOf(plain, 4) : plain;
}

/**
 * Returns the network that one customer of a provider can have at most: /48 for IPv6, which has
 * 65,536 /64 networks. For IPv4 it is the address.
 */
export function widestNetworkOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${prefixOf(plain, 3)}/48` : plain;
}
