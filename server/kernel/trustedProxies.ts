import { isIP, BlockList, isIPv6 } from "node:net";
import { z } from "zod";

// Trusted proxies, by the setting `TRUST_PROXY`: its schema, its notice, and the check of an address.

/** Networks that `on` stands for: this machine and private networks. */
export const LOCAL_NETWORKS = ["loopback", "uniquelocal"];

const OFF = ["off", "false"];
const ON = ["on", "true"];

/** True for an IP address, and for a network such as `10.0.0.0/8` that is not everybody's. */
function isAddressOrNetwork(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
}

/** Returns the error in a list of proxies, in words that follow "it"; undefined if it is valid. */
function errorIn(proxies: readonly string[]): string | undefined {
  if (proxies.some((proxy) => /^\d+$/.test(proxy))) {
    return "must be on, off, or the addresses and networks of your proxies, as a number of proxies cannot be verified";
  }
  const unknown = proxies.find(
    (proxy) => !NAMED_NETWORKS.includes(proxy) && !isAddressOrNetwork(proxy),
  );
  return proxies.length === 0 || unknown !== undefined
    ? "must be on, off, or addresses and networks, separated by spaces or commas"
    : undefined;
}

/**
 * Schema of the setting: false, or the addresses and networks of the proxies. The framework takes the
 * rightmost forwarded address that is none of theirs as the client's (`openFastify.ts` says
 * which if all are).
 */
export const trustedProxies = z.string().transform((text, context) => {
  const word = text.trim().toLowerCase();
  if (OFF.includes(word)) return false;
  if (ON.includes(word)) return LOCAL_NETWORKS;
  const proxies = word.split(/[\s,]+/).filter(Boolean);
  const message = errorIn(proxies);
  if (message === undefined) return proxies;
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

/** Returns the notice of a setting that trusts all proxies in local networks, printed on start. */
export const localProxiesNotice = (value: string | undefined): string[] =>
  ON.includes(value?.trim().toLowerCase() ?? "")
    ? [
        `TRUST_PROXY=${value} trusts proxies at loopback and private addresses; if shoppers have such addresses too, name the proxy's own, for example TRUST_PROXY=10.0.0.2.`,
      ]
    : [];

/** Networks with a name, as the framework knows them. */
const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/** Names that stand for networks. */
const NAMED_NETWORKS: readonly string[] = Object.keys(NETWORKS);

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
