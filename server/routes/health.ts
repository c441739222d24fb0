import type { FastifyInstance } from "fastify";

/** Registers `/livez`, the liveness probe for process managers. */
export function registerHealth(app: FastifyInstance): void {
  app.get("/livez", (_request, reply) => reply.header("cache-control", "no-store").send("ok\n"));
}
