import { BlockList, isIP, isIPv6 } from "node:net";

// Networks of trusted proxies, by name or address.

/** Networks with a name, as the framework knows them. */
const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/** Names that stand for networks. */
export const NAMED_NETWORKS: readonly string[] = Object.keys(NETWORKS);

const familyOf = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");

/** Creates the check that an address is one of these addresses, or in one of these networks. */
export function createAddressCheck(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const proxy of proxies.flatMap((name) => NETWORKS[name] ?? [name])) {
    const [address = "", prefix] = proxy.split("/");
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}
