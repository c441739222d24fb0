import { expect, test } from "vitest";
import type { AccountOrder } from "#relay/contract/account/accountData.ts";
import type { PlacedOrder } from "#relay/contract/order/receipt.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import type { FormShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ settings: { GRAPHQL_FREE_FORM: "on" } });

/** Products at full, reduced and zero tax, and a variation. */
const CART = [
  ["fen-tumbler", 3, {}],
  ["sea-salt", 7, {}],
  ["wall-calendar", 1, {}],
  ["cabin-mug", 2, { attribute_pa_glaze: "oat" }],
] as const;

const toFrome = {
  phone: "01373 462000",
  shipping_country: "GB",
  shipping_state: "",
  shipping_city: "Frome",
  shipping_postcode: "BA11 1BZ",
  terms: "on",
  paymentMethod: "cod",
};

async function customer(email: string): Promise<FormShopper> {
  const visitor = formShopper(world().app);
  const password = "correct-horse-battery";
  await visitor.post("/account/register", { email, password });
  await visitor.post("/account/login", { username: email, password });
  return visitor;
}

/** Reads the data of a page. */
const dataOf = async <Data>(visitor: FormShopper, page: string) =>
  (await visitor.open(`${page}/_payload.json`)).json<{ data: Data }>().data;

/** Returns the amounts of a receipt or of an account's order; a receipt has pictures as well. */
const amountsOf = ({
  lines,
  totals,
  total,
  includedTax,
}: PlacedOrder["receipt"] | AccountOrder) => ({
  lines: lines.map((line) => ({ ...line, slug: undefined, picture: undefined })),
  totals,
  total,
  includedTax,
});

test.each([
  ["a coupon", "ann", ["WELCOME10"]],
  ["two coupons, each with a row", "eve", ["WELCOME10", "FROME5"]],
])(
  "the receipt, built from the cart, and the account's order have the same lines and totals: %s",
  async (_, name, coupons) => {
    const email = `${name}@example.test`;
    const visitor = await customer(email);
    for (const [slug, quantity, options] of CART) {
      const { body } = await visitor.open(`/product/${slug}`);
      const productId = /name="productId"[^>]*value="(\d+)"/.exec(body)?.[1] ?? "";
      await visitor.post("/cart/items", { productId, quantity: String(quantity), ...options });
    }
    for (const code of coupons) {
      await visitor.post("/checkout", { ...toFrome, email, code, step: "code" });
    }
    const form = await visitor.form({ ...toFrome, email });
    const { rates } = JSON.parse(form["seen"] ?? "{}") as { rates: { id: string }[] };
    const { response } = await visitor.place({ ...form, shippingMethod: rates[0]?.id });
    expect(response).toEqual({ outcome: "placed", location: "/success" });

    const { order } = await dataOf<{ order: PlacedOrder }>(visitor, "/success");
    const { receipt } = order;
    const page = `/account/orders/${receipt.number}`;
    const { account } = await dataOf<{ account: { order: AccountOrder } }>(visitor, page);
    expect(amountsOf(receipt)).toEqual(amountsOf(account.order));
    expect(receipt.lines.map(({ quantity }) => quantity)).toEqual([3, 7, 1, 2]);
    const rows = receipt.totals.map((row) => row.name);
    expect(rows).toContain("Discount (WELCOME10)");
    expect(rows.slice(1, -1)).toEqual(coupons.map((code) => `Discount (${code})`));
    expect(receipt.includedTax).toMatch(/^£\d/);
  },
);
