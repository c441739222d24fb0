import type { FastifyInstance } from "fastify";
import type { Readiness } from "#server/kernel/readiness.ts";

/**
 * Registers the probes: `/livez` for process managers, and `/readyz` for load balancers, which
 * responds with 503 while pages cannot be served. A part that does not work is named, but takes no
 * page away.
 */
export function registerHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get("/livez", (_request, reply) => reply.header("cache-control", "no-store").send("ok\n"));
  app.get("/readyz", (_request, reply) => {
    const state = readiness.state();
    const isServing = state.status === "ready" || state.status === "degraded";
    return reply
      .code(isServing ? 200 : 503)
      .header("cache-control", "no-store")
      .send(state);
  });
}
