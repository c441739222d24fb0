import type { FastifyRequest } from "fastify";

// Requests from this machine.

const LOOPBACK_PEER = /^(?:::ffff:)?127\.|^::1$/;
const LOOPBACK_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;
const LOOPBACK_ORIGIN = /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;

/** Headers that proxies add. */
const PROXY_HEADERS = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "forwarded",
  "via",
];

/** True for addresses that only this machine reaches. */
export const isLoopbackAddress = (address: string): boolean =>
  address === "localhost" || LOOPBACK_PEER.test(address);

/**
 * True for a request of this machine to a loopback name. The peer's address is the socket's, as
 * `X-Forwarded-For` can be forged; a proxy on this machine forwards anybody's requests. The `Host`
 * header is checked against DNS rebinding.
 */
export function isLocal({ raw, headers }: FastifyRequest): boolean {
  return (
    LOOPBACK_PEER.test(raw.socket.remoteAddress ?? "") &&
    LOOPBACK_HOST.test(headers.host ?? "") &&
    (headers.origin === undefined || LOOPBACK_ORIGIN.test(headers.origin)) &&
    PROXY_HEADERS.every((name) => headers[name] === undefined)
  );
}
