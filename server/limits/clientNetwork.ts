// Client networks, by which rate limits and queues count: IPv4 addresses and IPv6 prefixes.

/** Expands an IPv6 address to its eight groups; `::` stands for groups of zero. */
function groupsOf(address: string): string[] {
  const [before = [], after = []] = address
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after];
}

const prefixOf = (address: string, groups: number) =>
  groupsOf(address.toLowerCase())
    .slice(0, groups)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");

/** Removes the port that some proxies append, and the IPv6 form of an IPv4 address. */
export const plainAddress = (address: string): string =>
  address
    .replace(/^\[(.*)\](?::\d+)?$/, "$1")
    .replace(/^(?:::ffff:)?(\d+(?:\.\d+){3})(?::\d+)?$/i, "$1");

const isIPv6 = (address: string) => address.includes(":") && !address.includes(".");

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
