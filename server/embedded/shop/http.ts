import { createDocumentCache } from "./http/documentCache.ts";
import { readRequest } from "./http/operationRequest.ts";
import { runOperation } from "./http/runOperation.ts";
import type { Runner } from "./http/runOperation.ts";
import { createShopSchema } from "./schema.ts";
import { openSession } from "./session/requestSession.ts";
import { GUEST_LIFETIME, SESSION_HEADER } from "./session/sessionToken.ts";
import type { Shop } from "./shop.ts";

export type HandlerOptions = {
  /** Seconds that a guest's session lasts; WooCommerce's 48 hours unless given. */
  sessionLifetime?: number;
  /** Told of every error that the answer only calls "Internal server error". */
  onFault?: (error: Error) => void;
};

/** WPGraphQL's answers may be read from any page; no credentials go with them. */
const HEADERS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": `Authorization, Content-Type, X-JWT-Auth, X-JWT-Refresh, ${SESSION_HEADER}`,
  "access-control-max-age": "600",
  "access-control-expose-headers": `X-JWT-Auth,X-JWT-Refresh, ${SESSION_HEADER}`,
  "x-robots-tag": "noindex",
  "x-content-type-options": "nosniff",
};

/**
 * The shop as a GraphQL endpoint: takes a request and gives the answer WooGraphQL would give, with
 * its statuses and session headers. Needs no socket.
 */
export function createShopHandler(
  shop: Shop,
  { sessionLifetime = GUEST_LIFETIME, onFault = () => {} }: HandlerOptions = {},
): (request: Request) => Promise<Response> {
  const schema = createShopSchema(shop);
  const runner: Runner = { schema, check: createDocumentCache(schema), onFault };

  return async (request) => {
    if (request.method === "OPTIONS")
      return answer("", 200, { type: "application/json ; charset=UTF-8" });
    const content = await readRequest(request);
    const session = openSession(shop, request.headers.get(SESSION_HEADER), sessionLifetime);
    const context = { shop, session };
    if (content.kind === "single") {
      const { status, body } = await runOperation(runner, content.operation, context);
      return answer(JSON.stringify(body), status, { token: session.answered() });
    }
    const bodies: unknown[] = [];
    // In order, not at once: a batch may hold several mutations of one cart.
    for (const operation of content.operations) {
      bodies.push((await runOperation(runner, operation, context)).body);
    }
    return answer(JSON.stringify(bodies), 200, { token: session.answered() });
  };
}

type AnswerHeaders = { type?: string; token?: string | undefined };

function answer(body: string, status: number, { type, token }: AnswerHeaders): Response {
  const headers = new Headers(HEADERS);
  headers.set("content-type", type ?? "application/json; charset=UTF-8");
  if (token !== undefined) headers.set(SESSION_HEADER, token);
  return new Response(body, { status, headers });
}
