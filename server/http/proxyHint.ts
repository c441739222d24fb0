import type { FastifyInstance } from "fastify";
import { createAddressCheck, LOCAL_NETWORKS } from "#server/kernel/trustedProxies.ts";

const isLocalNetwork = createAddressCheck(LOCAL_NETWORKS);

/**
 * Warns once in the log if requests come through a proxy that is not trusted: rate limits and
 * shares of the backend's connections then count all shoppers as one. Only for proxies in local
 * networks, since anybody can send the header.
 */
export function registerProxyHint(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook("onRequest", (request, _reply, done) => {
    if (
      !hasWarned &&
      request.headers["x-forwarded-for"] !== undefined &&
      isLocalNetwork(request.ip)
    ) {
      hasWarned = true;
      request.log.warn(
        { proxy: request.ip },
        "a proxy forwards requests, but TRUST_PROXY does not name it: all shoppers share the limits of one",
      );
    }
    done();
  });
}
