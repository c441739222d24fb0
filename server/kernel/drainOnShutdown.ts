import { Server } from "node:net";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Readiness } from "./readiness.ts";

// Graceful shutdown (connection draining) of the HTTP server.

/** Limits in milliseconds from the signal: connections, half-sent requests, all other requests. */
const ACCEPT_MS = 2_000;
const HALF_SENT_MS = 2_000;
const GRACE_MS = 8_000;

/** Rounds of the event loop without a new connection or request that show that none waits. */
const QUIET_ROUNDS = 8;
const ROUND_MS = 5;

/**
 * Drains the server during shutdown, so that no request fails that was sent before it. By itself,
 * Node would close idle connections at once, although a request may have arrived on one that Node
 * has not read yet. It would reset the connections in the kernel's accept queue. And it would wait
 * forever for the rest of a half-sent request, since it no longer applies its timeouts.
 *
 * `/readyz` responds with 503, and every response closes its connection. The server accepts
 * connections until none waits. It closes the remaining ones once no request is in progress, at the
 * latest after eight seconds.
 */
export function drainOnShutdown(app: FastifyInstance, readiness: Readiness): void {
  const { server } = app;
  const inProgress = new Map<ServerResponse, IncomingMessage>();
  let isDraining = false;
  let quietRounds = 0;
  server.on("connection", () => void (quietRounds = 0));
  server.on("request", (request, response) => {
    quietRounds = 0;
    inProgress.set(response, request);
    response.once("close", () => inProgress.delete(response));
  });
  // Fastify does this for requests that arrive from now on, but not for those in progress.
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (isDraining) reply.header("connection", "close");
    done(null, payload);
  });

  /** Waits until no connection or request has arrived for a while, and `isDone` returns true. */
  async function roundsUntil(isDone: () => boolean, endsAt: number): Promise<void> {
    quietRounds = 0;
    while (performance.now() < endsAt && !(quietRounds >= QUIET_ROUNDS && isDone())) {
      await pause(ROUND_MS);
      quietRounds += 1;
    }
  }

  app.addHook("preClose", async () => {
    readiness.leave();
    isDraining = true;
    if (!server.listening) return;
    const startedAt = performance.now();
    await roundsUntil(() => true, startedAt + ACCEPT_MS);
    // Stops listening only; the HTTP server's own method closes idle connections as well.
    Server.prototype.close.call(server);
    const mayWait = ({ complete }: IncomingMessage) =>
      complete || performance.now() < startedAt + HALF_SENT_MS;
    await roundsUntil(() => ![...inProgress.values()].some(mayWait), startedAt + GRACE_MS);
    server.closeAllConnections();
  });
}
