import { createServer } from "node:http";
import type { IncomingMessage, Server as HttpServer, ServerResponse } from "node:http";
import { Server, Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { setTimeout as pause } from "node:timers/promises";
import type { Readiness } from "./readiness.ts";
import { Transform, pipeline } from "node:stream";

// Connections of the HTTP server: timeouts of slow requests, slow readers and idle connections, turns of
// pipelined requests, joined chunks of bodies, and the draining at a shutdown.

/**
 * Options of the HTTP server, in milliseconds: timeouts for the headers, also of a connection that
 * sends nothing, and for the whole request. With the interval at which Node checks them, a slow or
 * half-sent request holds its socket for less than 15 seconds. The last is Fastify's own value.
 */
const OPTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 12_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 72_000,
};

/** Requests that wait on a connection for the response before them; no browser sends any so. */
const MAX_PIPELINED = 64;

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Handles one request of a connection at a time, and each in a turn of the event loop of its own.
 * By itself, Node starts all that arrive at once, whether their responses are read or not, and no
 * other connection has a turn until they are handled. A connection with too many is reset.
 */
function inTurn(handle: Handle): Handle {
  const connections = new WeakMap<Socket, Parameters<Handle>[]>();

  function start(waiting: Parameters<Handle>[], ...[request, response]: Parameters<Handle>): void {
    const { socket } = request;
    response.once("close", () => {
      if (socket.destroyed) {
        // Node forgets these, and those that count requests would count them for ever.
        for (const [, unsent] of waiting.splice(0)) unsent.emit("close");
      }
      const next = waiting.shift();
      if (next) setImmediate(start, waiting, ...next);
      else connections.delete(socket);
    });
    if (socket.destroyed) response.emit("close");
    else handle(request, response);
  }

  return (request, response) => {
    const { socket } = request;
    const waiting = connections.get(socket);
    if (!waiting) {
      const others: Parameters<Handle>[] = [];
      connections.set(socket, others);
      start(others, request, response);
      return;
    }
    waiting.push([request, response]);
    if (waiting.length > MAX_PIPELINED) socket.resetAndDestroy();
  };
}

/** Creates an HTTP server that no slow client and no pipelined requests hold up. */
export const createPatientServer = (handle: Handle): HttpServer =>
  createServer(OPTIONS, inTurn(handle));

/**
 * Interval in which a client must read some part of a response. Node checks the progress after
 * each interval, so it notices a client that stops reading after one or two of them.
 */
const SLOW_READER_MS = 7_000;

/**
 * Resets the connection if the client stops reading a response. The timeout starts when the
 * response is ready: until then a socket may be silent for as long as the backend takes. After the
 * response Node replaces it with the connection's keep-alive timeout. An ordinary close would leave
 * the unread bytes with the kernel, which offers them to the client for a minute or more.
 */
export function closeSlowReaders(app: FastifyInstance): void {
  const reset = (socket: Socket) => void socket.resetAndDestroy();
  app.addHook("onSend", ({ raw }, reply, payload, done) => {
    // Requests by `inject` have no socket.
    if (raw.socket instanceof Socket) {
      raw.socket.setTimeout(SLOW_READER_MS);
      reply.raw.once("timeout", reset);
    }
    done(null, payload);
  });
}

/** Time that a client gets beyond the announced keep-alive timeout. */
const KEEP_ALIVE_MARGIN_MS = 2_000;

/**
 * Closes a connection if its next request does not arrive within the keep-alive timeout. Node's own
 * timeout starts again at every byte, even at the empty lines that it skips between requests.
 */
export function closeIdleConnections({ server }: FastifyInstance): void {
  const connections = new WeakMap<Socket, { pending: number; timer: NodeJS.Timeout }>();

  server.on("connection", (socket: Socket) => {
    const closeIfIdle = () => void (connection.pending === 0 && socket.destroy());
    const timer = setTimeout(closeIfIdle, server.keepAliveTimeout + KEEP_ALIVE_MARGIN_MS).unref();
    const connection = { pending: 0, timer };
    connections.set(socket, connection);
    socket.once("close", () => clearTimeout(timer));
  });

  server.on("request", ({ socket }, response) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.pending += 1;
    response.once("close", () => {
      connection.pending -= 1;
      // Also starts a timer again that has fired while the request was in progress.
      if (!socket.destroyed) connection.timer.refresh();
    });
  });
}

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
  let quietRounds = 0;
  server.on("connection", () => void (quietRounds = 0));
  server.on("request", (request, response) => {
    quietRounds = 0;
    inProgress.set(response, request);
    response.once("close", () => inProgress.delete(response));
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
    // Fastify does this for requests that arrive from now on, but not for those in progress.
    for (const response of inProgress.keys()) {
      if (!response.headersSent) response.setHeader("connection", "close");
    }
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

/** Chunks of at least so many bytes are passed on as they are. */
const LARGE = 1024;
/** Bytes of joined chunks. */
const BLOCK = 4096;

/** Creates a stream that joins small chunks, each of which would take some 200 bytes of its own. */
export function joinedChunks(): Transform {
  let block = Buffer.alloc(0);
  let used = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (used > 0 && used + chunk.byteLength > block.byteLength) {
        this.push(block.subarray(0, used));
        used = 0;
      }
      if (used === 0) {
        if (chunk.byteLength >= LARGE) return done(null, chunk);
        block = Buffer.allocUnsafeSlow(BLOCK);
      }
      used += chunk.copy(block, used);
      done();
    },
    flush(done) {
      done(null, used > 0 ? block.subarray(0, used) : undefined);
    },
  });
}

/**
 * Joins the chunks of request bodies before they are parsed: a client could send one byte at a
 * time, and the parser keeps each chunk until the body is complete.
 */
export function joinBodyChunks(app: FastifyInstance): void {
  app.addHook("preParsing", (request, _reply, payload, done) => {
    const { "content-length": length, "transfer-encoding": encoding } = request.headers;
    if (encoding === undefined && (length === undefined || Number(length) === 0)) {
      return done(null, payload);
    }
    // The stream that reads the result gets its errors.
    const joined = pipeline(payload, joinedChunks(), () => {});
    done(null, joined);
  });
}
