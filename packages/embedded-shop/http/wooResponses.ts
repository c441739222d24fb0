import { GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { CartContext } from "#shop/cart/shopperCart.ts";
import { CART_TOKEN_HEADER, cartToken } from "#shop/storeApi/cartToken.ts";
import { SESSION_HEADER } from "#shop/session/sessionToken.ts";

// HTTP responses with WPGraphQL's statuses, headers and errors.

/** CORS headers of WPGraphQL: any origin, without credentials. */
export const CORS_HEADERS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": `Authorization, Content-Type, X-JWT-Auth, X-JWT-Refresh, ${SESSION_HEADER}`,
  "access-control-max-age": "600",
  "access-control-expose-headers": `X-JWT-Auth,X-JWT-Refresh, ${SESSION_HEADER}`,
  "x-robots-tag": "noindex",
  "x-content-type-options": "nosniff",
};

/** Header of a change's key, which the response repeats: the change takes effect once. */
export const CHANGE_HEADER = "idempotency-key";

/** Extensions of every WPGraphQL response while its debug mode is off. */
const EXTENSIONS = {
  debug: [
    {
      type: "DEBUG_LOGS_INACTIVE",
      message:
        "GraphQL Debug logging is not active. To see debug logs, GRAPHQL_DEBUG must be enabled.",
    },
  ],
};

/**
 * Errors that give the response to a single operation another status, mostly invalid operations.
 */
export class RequestFault extends GraphQLError {
  override name = "RequestFault";
  readonly status: number;

  constructor(message: string, status = 200, locatedBy?: GraphQLError) {
    const { source, positions } = locatedBy ?? {};
    super(message, { ...(source && { source }), ...(positions && { positions }) });
    this.status = status;
  }
}

/**
 * Masks errors: only a `Refusal` is sent with its message. A bug of ours, such as null in a
 * non-null field, becomes "Internal server error".
 */
export function maskedError(error: unknown): Error {
  if (!(error instanceof GraphQLError)) return new GraphQLError("Internal server error");
  const { originalError, nodes, path } = error;
  if (!originalError || originalError instanceof GraphQLError) return error;
  return new GraphQLError("Internal server error", {
    ...(nodes && { nodes }),
    ...(path && { path }),
  });
}

type Result = { data?: unknown; errors?: readonly GraphQLError[] };

/**
 * Yoga plugin that sends results as WPGraphQL does: with its statuses, its extensions, and the
 * session's token in a header.
 */
export function respondAsWoo(): Plugin<object, CartContext> {
  return {
    onResultProcess({ serverContext, setResultProcessor }) {
      setResultProcessor((result) => {
        const results = result as Result | Result[];
        const content = Array.isArray(results) ? results.map(bodyOf) : bodyOf(results);
        const headers = new Headers(CORS_HEADERS);
        headers.set("content-type", "application/json; charset=UTF-8");
        const token = serverContext.session.responseToken();
        if (token !== undefined) setTokens(headers, token, serverContext);
        const { changeKey } = serverContext;
        if (changeKey !== undefined) headers.set(CHANGE_HEADER, changeKey);
        if (serverContext.session.user !== undefined) forbidCaching(headers);
        return new Response(JSON.stringify(content), { status: statusOf(results), headers });
      }, "application/json");
    },
  };
}

/** Sets the session's token, and its cart token if the shop has both types. */
function setTokens(headers: Headers, token: string, { shop, session }: CartContext): void {
  headers.set(SESSION_HEADER, token);
  if (shop.settings.sessionTokens !== "both") return;
  headers.set(CART_TOKEN_HEADER, cartToken(shop, session.customerId));
}

/** Cache headers that WordPress adds to responses for logged-in users. */
function forbidCaching(headers: Headers): void {
  headers.set("cache-control", "no-cache, must-revalidate, max-age=0, no-store, private");
  headers.set("expires", "Wed, 11 Jan 1984 05:00:00 GMT");
  headers.set("last-modified", "");
}

function statusOf(results: Result | Result[]): number {
  if (Array.isArray(results)) return 200;
  const [first] = results.errors ?? [];
  const cause = first?.originalError ?? first;
  return cause instanceof RequestFault ? cause.status : 200;
}

function bodyOf({ data, errors = [] }: Result): Record<string, unknown> {
  return {
    ...(errors.length > 0 && {
      errors: errors.map(({ message, locations, path }) => ({ message, locations, path })),
    }),
    ...(data !== undefined && { data }),
    extensions: EXTENSIONS,
  };
}
