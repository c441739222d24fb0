import type { FastifyInstance } from "fastify";

/** Whether the process lives, for whoever starts and stops it. */
export function registerHealth(app: FastifyInstance): void {
  app.get("/livez", (_request, reply) => reply.header("cache-control", "no-store").send("ok\n"));
}
