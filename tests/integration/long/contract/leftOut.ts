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

/** Reasons why recordings of extensions are not replayed, by the start of their names. */
export const EXTENSIONS_LEFT_OUT: Record<string, string> = {
  "02-pay-a": "schemaContract.test.ts compares the schema",
  "02h": "nginx refused the size of WordPress's headers",
  "03": "pages of another theme, block checkout and return addresses; menuRecordings.test.ts has menus",
  "04": "posts and settings of WordPress's site",
  "05": "languages of a plugin",
  "06": "search engine data of a plugin; seoRecordings.test.ts has those",
  "07": "fields of a shop's own",
  "08": "webhooks: deliveries of WordPress, not responses",
  "09": "products that break lists; brokenLists.test.ts has those",
  "10": "names of options, in a catalogue of their own",
};

/** Returns the reason why a recording of an extension is not replayed; undefined if it is. */
export const leftOutExtension = (name: string): string | undefined =>
  Object.entries(EXTENSIONS_LEFT_OUT).find(([start]) => name.startsWith(start))?.[1];
