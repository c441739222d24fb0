import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import fillCart from "#__generated__/sendRestorationMutation.graphql.ts";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";

const cart = JSON.stringify(cartQuery.params.text);
const fill = JSON.stringify(fillCart.params.text);
const add = JSON.stringify(addToCart.params.text);
const nested = (levels: number) =>
  `{"query":${cart},"variables":{"a":${"[".repeat(levels)}${"]".repeat(levels)}}}`;
const numbers = `[${Array(15_000).fill("1").join(",")}]`;
const quotes = `"${'\\"'.repeat(14_000)}"`;
const items = Array(199).fill('{"productId":1,"quantity":1}').join(",");
const form = { "content-type": "application/x-www-form-urlencoded" };

/**
 * Test fixture: requests that the gateway refuses, each with its body and headers. Those of 30 kB are
 * just below the size limit.
 */
export const refusedRequests: readonly [
  name: string,
  body: string,
  headers?: Record<string, string>,
][] = [
  ["a key twice", `{"query":${cart},"query":${cart}}`],
  ["another operation's name", `{"query":${cart},"operationName":"useAddToCartMutation"}`],
  ["33 levels", nested(33)],
  ["10,000 levels", nested(10_000)],
  ["30,000 levels, too long", nested(30_000)],
  ["a batch", `[{"query":${cart}}]`],
  ["another content type", `{"query":${cart}}`, form],
  ["another document", '{"query":"{ __schema { types { name } } }"}'],
  [
    "another name, 30 kB of numbers",
    `{"query":${cart},"operationName":"a","extensions":{"a":${numbers}}}`,
  ],
  [
    "another name, 30 kB of quotes",
    `{"query":${cart},"operationName":"a","extensions":{"a":${quotes}}}`,
  ],
  ["a key twice, after 30 kB", `{"extensions":{"a":${quotes}},"query":"a","query":"b"}`],
  ["a batch of 30 kB", `[{"query":${cart}},${quotes}]`],
  [
    "a wrong line after 199",
    `{"query":${fill},"variables":{"input":{"items":[${items},{"isPaid":true}]}}}`,
  ],
  ["a field of the server", `{"query":${add},"variables":{"input":{"isPaid":true}}}`],
];
