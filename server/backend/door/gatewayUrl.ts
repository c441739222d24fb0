// URLs that our pages and our server give to the gateway's `fetch`; they are never resolved.

/** URL of GraphQL requests. */
export const GATEWAY_URL = "http://backend.internal/graphql";

/** URL before the routes of WooCommerce's Store API, for the `fetch` of a session lock. */
export const STORE_URL = "http://backend.internal/wp-json/wc/store/v1/";
