import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";

const cart = JSON.stringify(cartQuery.params.text);
const add = JSON.stringify(addToCart.params.text);
const nested = (levels: number) =>
  `{"query":${cart},"variables":{"a":${"[".repeat(levels)}${"]".repeat(levels)}}}`;
const form = { "content-type": "application/x-www-form-urlencoded" };

/** Test fixture: requests that the gateway refuses, each with its body and headers. */
export const refusedRequests: readonly [
  name: string,
  body: string,
  headers?: Record<string, string>,
][] = [
  ["a key twice", `{"query":${cart},"query":${cart}}`],
  ["another operation's name", `{"query":${cart},"operationName":"useAddToCartMutation"}`],
  ["33 levels", nested(33)],
  ["30,000 levels", nested(30_000)],
  ["a batch", `[{"query":${cart}}]`],
  ["another content type", `{"query":${cart}}`, form],
  ["another document", '{"query":"{ __schema { types { name } } }"}'],
  ["a field of the server", `{"query":${add},"variables":{"input":{"isPaid":true}}}`],
];
