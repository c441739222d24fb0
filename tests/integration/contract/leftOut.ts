// Skip list of the contract tests: recordings that are not replayed.

/** Reasons by the name of the recording; the rest must match. */
export const LEFT_OUT: Record<string, string> = {
  "12g-customer-guest": "customer.session shows WooCommerce's own session rows, hashes included",
  "36e-updateSession": "updateSession writes WooCommerce's session rows directly",
  "65-parallel-addCartItems-1": "the real server loses parallel addCartItems; ours keeps them all",
  "65-parallel-addCartItems-2": "the real server loses parallel addCartItems; ours keeps them all",
  "65-parallel-addCartItems-3": "the real server loses parallel addCartItems; ours keeps them all",
  "65z-cart-after-parallel-addCartItems": "shows what the real server lost",
  "90-debug-cartitem-id": "a shop with GRAPHQL_DEBUG on; without, it is 12 and 12b",
  "90b-debug-update-unknown-key": "the same; without, it is 30f",
  "90c-debug-bad-auth": "the same; without, it is 51e",
  "90d-debug-checkout-no-billing": "the same; without, it is 42",
  "90e-debug-usererror": "the same; without, it is 21",
  "99b-guest-updateSession-overrides": "updateSession writes WooCommerce's session rows directly",
  "99c-cart-after-updateSession": "shows what updateSession overrode",
};

/** Options of the test that replays a recording: it is skipped if that is left out. */
export const leftOut = (name: string) => ({
  skip: name in LEFT_OUT,
  meta: { skipReason: "its recording is left out; contract/leftOut.ts says why" },
});
