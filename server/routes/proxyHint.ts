import { BlockList, isIPv6 } from "node:net";
import type { FastifyInstance } from "fastify";

const nearby = new BlockList();
nearby.addSubnet("127.0.0.0", 8);
nearby.addSubnet("10.0.0.0", 8);
nearby.addSubnet("172.16.0.0", 12);
nearby.addSubnet("192.168.0.0", 16);
nearby.addSubnet("::1", 128, "ipv6");
nearby.addSubnet("fc00::", 7, "ipv6");

const isNearby = (address: string) => nearby.check(address, isIPv6(address) ? "ipv6" : "ipv4");

/**
 * Warns once in the log if requests come through a proxy that is not trusted: rate limits and
 * shares of the backend's connections then count all shoppers as one. Only for proxies nearby,
 * since anybody can send the header.
 */
export function registerProxyHint(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook("onRequest", (request, _reply, done) => {
    if (!hasWarned && request.headers["x-forwarded-for"] !== undefined && isNearby(request.ip)) {
      hasWarned = true;
      request.log.warn(
        { proxy: request.ip },
        "a proxy forwards requests, but TRUST_PROXY does not name it: all shoppers share the limits of one",
      );
    }
    done();
  });
}
