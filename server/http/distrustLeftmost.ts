import type { FastifyInstance } from "fastify";
import { plainAddress } from "#server/limits/clientNetwork.ts";
import { createAddressCheck } from "#server/kernel/proxyNetworks.ts";

/**
 * Uses the address that connected to the nearest proxy as the client's, if all forwarded addresses
 * are trusted proxies'. The framework would use the leftmost, which a client at such an address can
 * write itself.
 * @param proxies addresses and networks of the trusted proxies; false if there are none
 */
export function distrustLeftmost(app: FastifyInstance, proxies: readonly string[] | false): void {
  if (!proxies) return;
  const isProxy = createAddressCheck(proxies);
  app.addHook("onRequest", (request, _reply, done) => {
    // The framework ends this list, the nearest first, at the first address that is no proxy's.
    const [, nearest, ...others] = request.ips ?? [];
    const leftmost = others.at(-1);
    if (leftmost !== undefined && isProxy(plainAddress(leftmost))) {
      Object.defineProperty(request, "ip", { value: nearest });
    }
    done();
  });
}
