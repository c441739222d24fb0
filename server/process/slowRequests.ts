import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

// Timeouts of slow requests and of slow readers.

/**
 * Timeouts of the HTTP server, in milliseconds: for the headers, also of a connection that sends
 * nothing, and for the whole request. With the interval at which Node checks them, a slow or
 * half-sent request holds its socket for less than 15 seconds.
 */
export const SLOW_REQUEST_OPTIONS = {
  requestTimeout: 12_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
};

/**
 * Interval in which a client must read some part of a response. Node checks the progress after
 * each interval, so it notices a client that stops reading after one or two of them.
 */
const SLOW_READER_MS = 7_000;

/**
 * Closes the connection if the client stops reading a response. The timeout starts when the
 * response is ready: until then a socket may be silent for as long as the backend takes. After the
 * response Node replaces it with the connection's keep-alive timeout.
 */
export function closeSlowReaders(app: FastifyInstance): void {
  app.addHook("onSend", async ({ raw }, _reply, payload) => {
    // Requests by `inject` have no socket.
    if (raw.socket instanceof Socket) raw.socket.setTimeout(SLOW_READER_MS);
    return payload;
  });
}
