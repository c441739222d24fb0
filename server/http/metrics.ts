import type { FastifyInstance } from "fastify";
import type { MetricsRegistry } from "#server/observe/metricsRegistry.ts";
import { PRIVATE } from "#server/shopper/cookies.ts";
import { isLocal } from "./localRequest.ts";
import { createPasswordCheck } from "./passwordCheck.ts";

// Metrics endpoint for Prometheus: open to this machine, with a password for any other.

/**
 * Registers `/metrics`, in Prometheus's text format: without a password for this machine, with it
 * for any other. A request through a proxy counts as one from another machine.
 */
export function registerMetrics(
  app: FastifyInstance,
  { registry, password }: { registry: MetricsRegistry; password: string | undefined },
): void {
  const isKnown = password === undefined ? () => false : createPasswordCheck(password);

  app.get("/metrics", async (request, reply) => {
    reply.header("cache-control", PRIVATE);
    if (isLocal(request) || isKnown(request.headers.authorization)) {
      return reply.type(registry.contentType).send(await registry.text());
    }
    reply.type("text/plain; charset=utf-8");
    if (password === undefined)
      return reply.code(403).send("Set STATUS_PASSWORD to read metrics from another machine.\n");
    return reply
      .code(401)
      .header("www-authenticate", 'Basic realm="metrics"')
      .send("Metrics require a password.\n");
  });
}
