import type { PublicRoutes } from "./publicRoutes.ts";

/** Registers `/livez`, the liveness probe for process managers. */
export function registerHealth(app: PublicRoutes): void {
  app.get("/livez", (_request, reply) => reply.header("cache-control", "no-store").send("ok\n"));
}
