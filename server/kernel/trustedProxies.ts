import { isIP } from "node:net";
import { z } from "zod";
import { NAMED_NETWORKS } from "./proxyNetworks.ts";

// Trusted proxies setting, `TRUST_PROXY`: its schema and its notice.

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
