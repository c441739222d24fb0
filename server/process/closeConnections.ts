import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";

/** Milliseconds for which requests in progress may finish during shutdown. */
const GRACE_MS = 10_000;
const INTERVAL_MS = 50;

/**
 * During shutdown, closes all connections as soon as no request is in progress, at the latest after
 * ten seconds. Node closes idle connections itself, but not one that has never sent a request, such
 * as a browser's preconnected one, and it no longer applies its timeouts: a single one would delay
 * the shutdown for as long as the browser holds it open.
 */
export function closeConnectionsOnShutdown(app: FastifyInstance): void {
  const { server } = app;
  const inProgress = new Set<ServerResponse>();
  server.on("request", (_request, response) => {
    inProgress.add(response);
    response.once("close", () => inProgress.delete(response));
  });
  app.addHook("preClose", async () => {
    if (!server.listening) return;
    const endsAt = performance.now() + GRACE_MS;
    const timer = setInterval(() => {
      if (inProgress.size === 0 || performance.now() > endsAt) server.closeAllConnections();
    }, INTERVAL_MS);
    server.once("close", () => clearInterval(timer));
  });
}
