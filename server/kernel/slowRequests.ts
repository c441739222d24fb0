import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

// Timeouts of slow requests, of slow readers and of idle connections; turns of pipelined requests.

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
export const createPatientServer = (handle: Handle): Server =>
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
