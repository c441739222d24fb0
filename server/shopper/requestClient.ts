import type { FastifyRequest } from "fastify";
import { ADDRESS_HEADER, AGENT_HEADER } from "#server/backend/line/shopCall.ts";

// Client of a request: the shopper's IP address and user agent.

/** Parts of a request that tell the shopper's address and user agent. */
export type ClientRequest = Pick<FastifyRequest, "ip" | "headers">;

/** Returns the address and the user agent of a request, which identify a shopper's browser. */
export const clientOf = ({ ip, headers }: ClientRequest) => ({
  address: ip,
  userAgent: headers["user-agent"],
});

/** Wraps `fetch` for a shopper's calls: it carries the address and the user agent of a request. */
export function withClient(send: typeof fetch, request: ClientRequest): typeof fetch {
  const { address, userAgent } = clientOf(request);
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(ADDRESS_HEADER, address);
    if (userAgent !== undefined) headers.set(AGENT_HEADER, userAgent);
    return send(input, { ...init, headers });
  };
}
