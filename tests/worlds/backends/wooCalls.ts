import type { IncomingMessage } from "node:http";

// Requests that a WooGraphQL test server receives.

/** A request of the storefront, and the token that its response carried. */
export type WooCall = {
  body: { operationName?: string; query: string; variables?: Record<string, unknown> };
  /** The full value of the session header. */
  session: string | undefined;
  /** The full `Authorization` header. */
  authorization: string | undefined;
  headers: Headers;
  /** The bare token of the response. */
  token: string | undefined;
};

/** Reads a request's body. */
export async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

/** Returns a request's headers. */
export const headersOf = (message: IncomingMessage) =>
  new Headers(
    Object.entries(message.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, [value].flat().join(", ")]],
    ),
  );
