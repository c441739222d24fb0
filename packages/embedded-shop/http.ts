import type { DocumentNode } from "graphql";
import { createYoga } from "graphql-yoga";
import type { CartContext } from "./cart/shopperCart.ts";
import { CHANGE_HEADER, respondAsWoo, CORS_HEADERS, maskedError } from "./http/wooResponses.ts";
import { querySnapshot } from "./http/querySnapshot.ts";
import { readAsWoo } from "./http/wooRequests.ts";
import { wooVariables } from "./http/wooVariables.ts";
import { CURRENCY_HEADER, shopIn } from "./money/currencies.ts";
import { createShopSchema } from "./schema.ts";
import { openSession } from "./session/requestSession.ts";
import { GUEST_LIFETIME, SESSION_HEADER } from "./session/sessionToken.ts";
import type { Shop } from "./shop.ts";

// GraphQL endpoint of the embedded shop (Yoga), which responds as WooGraphQL does.

export type HandlerOptions = {
  /** Lifetime of a guest's session in seconds; by default WooCommerce's 48 hours. */
  sessionLifetime?: number;
  /** Called with every error that the response masks as "Internal server error". */
  onError?: (error: unknown) => void;
  /** Adds fields to the schema, which are null in every response. */
  extendSchema?: (schema: DocumentNode) => DocumentNode;
};

/**
 * Creates the endpoint's request handler, with WooGraphQL's statuses and session headers. Needs no
 * socket.
 */
export function createShopHandler(
  shop: Shop,
  { sessionLifetime = GUEST_LIFETIME, onError = () => {}, extendSchema }: HandlerOptions = {},
): (request: Request) => Promise<Response> {
  const yoga = createYoga<CartContext>({
    schema: createShopSchema(shop, extendSchema),
    plugins: [readAsWoo(), wooVariables(), querySnapshot(shop.database), respondAsWoo()],
    batching: { limit: Infinity },
    maskedErrors: { maskError: maskedError },
    // A masked error is a bug of ours; Yoga's other log lines are not needed.
    logging: { debug() {}, info() {}, warn() {}, error: onError },
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    fetchAPI: globalThis,
  });
  return async (request) => {
    if (request.method === "OPTIONS") {
      const headers = { ...CORS_HEADERS, "content-type": "application/json ; charset=UTF-8" };
      return new Response("", { headers });
    }
    const { headers } = request;
    const session = openSession(
      shop,
      headers.get(SESSION_HEADER),
      sessionLifetime,
      headers.get("authorization"),
    );
    const changeKey = headers.get(CHANGE_HEADER) ?? undefined;
    const priced = shopIn(shop, headers.get(CURRENCY_HEADER));
    return yoga.fetch(request, { shop: priced, session, changeKey });
  };
}
