/** URL that our pages and our server give to the gateway's `fetch`; it is never resolved. */
export const GATEWAY_URL = "http://backend.internal/graphql";
