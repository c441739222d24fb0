import { expect, test } from "vitest";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import { cartTotals } from "#relay/contract/cart/printedCartTotals.ts";
import type { CartAmounts } from "#relay/contract/cart/printedCartTotals.ts";
import { createShopHandler, openShop, seededRandom } from "#tests/worlds/backends/embeddedShop.ts";
import type { Merchandise } from "#tests/worlds/backends/embeddedShop.ts";
import { isLongForm } from "#tests/worlds/servers/environment.ts";
import { netShop } from "#tests/worlds/backends/taxedShops.ts";

const HEADER = "woocommerce-session";
const SLUGS = ["plain", "spoon", "table", "bowl", "loeffel", "book"];
const ADD =
  "mutation ($items: [CartItemInput]) { addCartItems(input: {items: $items}) { added { key } } }";
const APPLY =
  "mutation ($code: String!) { applyCoupon(input: {code: $code}) { applied { code } } }";

/** Opens a shop in memory; returns a function that gives the cart of a new guest. */
async function cartsOf(merchandise: Merchandise) {
  const handle = createShopHandler(await openShop({ dataDir: ":memory:", merchandise }));
  const send = async (query: string, variables: object, token?: string) => {
    const headers = {
      "content-type": "application/json",
      ...(token !== undefined && { [HEADER]: `Session ${token}` }),
    };
    const body = JSON.stringify({ query, variables });
    const url = "http://127.0.0.1/graphql";
    const response = await handle(new Request(url, { method: "POST", headers, body }));
    const { data } = (await response.json()) as { data: Record<string, unknown> };
    return { data, token: response.headers.get(HEADER) ?? token };
  };
  const list = await send("{ products(first: 100) { nodes { slug databaseId } } }", {});
  const { nodes } = list.data["products"] as { nodes: { slug: string; databaseId: number }[] };
  const ids = new Map(nodes.map(({ slug, databaseId }) => [slug, databaseId]));
  return async (bought: readonly (readonly [string, number])[], codes: readonly string[]) => {
    const items = bought.map(([slug, quantity]) => ({ productId: ids.get(slug), quantity }));
    let { token } = await send(ADD, { items });
    for (const code of codes) ({ token } = await send(APPLY, { code }, token));
    const { data } = await send(cartQuery.params.text ?? "", {}, token);
    return data["cart"] as CartAmounts;
  };
}

const centsOf = (text: string) =>
  Number(text.replace(/\D/g, "") || "0") * (/^[−-]/.test(text) ? -1 : 1);

test("In a shop that enters net and shows gross prices, no coupon makes a cart show net ones", async () => {
  const cartOf = await cartsOf(netShop);
  const random = seededRandom(850);
  const carts = isLongForm ? 120 : 20;
  const codes = ["TENTH", "FIVE", "CENTS"];
  let rounded = 0;
  for (let at = 0; at < carts; at += 1) {
    const slugs = SLUGS.filter(() => random.below(2) === 1);
    const bought = (slugs.length > 0 ? slugs : SLUGS).map(
      (slug) => [slug, 1 + random.below(5)] as const,
    );
    const cart = await cartOf(bought, codes.slice(at % 3, (at % 3) + 1));
    const { lines, totals, total, includedTax } = cartTotals(cart, "ifAny");
    expect(includedTax).toBeDefined();
    expect(lines.every(({ tax }) => tax === undefined)).toBe(true);
    const rows = totals.map(({ amount }) => centsOf(amount));
    expect(rows.reduce((sum, row) => sum + row, 0)).toBe(centsOf(total));
    // The discount is the backend's own but for a cent.
    const net = Number(cart.rawDiscountTotal) + Number(cart.rawDiscountTax);
    const discount = totals.find(({ name }) => name.startsWith("Discount"))?.amount ?? "0";
    const shown = -centsOf(discount);
    const rest = Math.abs(shown - Math.round(net * 100));
    expect(rest).toBeLessThanOrEqual(bought.length + 1);
    if (rest > 0) rounded += 1;
  }
  // Else the carts would not show that rounding is tolerated.
  expect(rounded).toBeGreaterThan(carts / 24);
});

test("A cart of two tax rates names both, with the amount of each", async () => {
  const cartOf = await cartsOf(netShop);
  const cart = await cartOf(
    [
      ["plain", 1],
      ["book", 1],
    ],
    [],
  );
  expect(cartTotals(cart, "ifAny").includedTax?.replaceAll("\u00a0", " ")).toBe(
    "4,73 € MwSt. 19 % and 0,70 € MwSt. 7 %",
  );
});
