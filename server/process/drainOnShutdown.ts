import { Server } from "node:net";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Readiness } from "./readiness.ts";

/** Milliseconds from the signal: of accepting connections, of half-sent requests, of all others. */
const ACCEPT_MS = 2_000;
const HALF_SENT_MS = 2_000;
const GRACE_MS = 8_000;

/** Rounds of the event loop without a new connection or request after which none is waiting. */
const QUIET_ROUNDS = 8;
const ROUND_MS = 5;

/**
 * Drains the server during shutdown, so that no request fails that was sent before it. Node would
 * close idle connections at once, with any request that has arrived but was not read yet; it would
 * reset connections that the kernel has accepted and we have not; and it would wait for half-sent
 * requests for ever, as it no longer applies its timeouts.
 *
 * `/readyz` responds with 503, and every response closes its connection. Connections are accepted
 * until none is waiting. The rest is closed once no request is in progress, at the latest after
 * eight seconds.
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
  // Fastify closes the connections of requests that arrive from now on, not of those in progress.
  app.addHook("onSend", async (_request, reply, payload) => {
    if (isDraining) reply.header("connection", "close");
    return payload;
  });

  /** Lets the event loop read what has arrived, until nothing new has for a while. */
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
