import { expect, test } from "vitest";
import { mainText } from "#tests/worlds/pages/mainText.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

// The demonstration in pounds and euros: what is shown below the euros' prefix, and ordered there.

const world = worldOf({ settings: { CURRENCIES: "GBP,EUR" } });
const EUROS = "/en-eur";

const plainText = (html: string) => mainText(html).replaceAll("\u00a0", " ");

/** Fills a cart with three bottles, and the checkout; returns the form that confirms its totals. */
async function fillCheckout() {
  const ann = formShopper(world().app);
  const { body } = await ann.open(`${EUROS}/product/match-bottle`);
  const productId = /name="productId" value="(\d+)"/.exec(body)?.[1] ?? "";
  await ann.post(`${EUROS}/cart/items`, { productId, quantity: "3" });
  const town = { shipping_city: "Frome", shipping_state: "", shipping_postcode: "BA11 1BZ" };
  const form = await ann.form({ ...town, shipping_country: "GB", terms: "on" });
  const page = (await ann.post(`${EUROS}/checkout`, { ...form, step: "update" })).body;
  const seen = (/name="seen" value="([^"]*)"/.exec(page)?.[1] ?? "").replaceAll("&quot;", '"');
  return { ann, form: { ...form, seen }, product: plainText(body), page: plainText(page) };
}

test("Product, cart and checkout are in the currency of their address, and the order keeps it", async () => {
  const { ann, form, product, page } = await fillCheckout();
  expect(product).toContain("|16,38 €|");
  expect(plainText((await ann.open(`${EUROS}/cart`)).body)).toContain("|Total|54,41 €|");
  expect(plainText((await ann.open("/cart")).body)).toContain("|Total|£46.50|");
  expect(page).toContain("54,41 €");
  const { statusCode, body } = await ann.send(`${EUROS}/checkout`, form);
  expect([statusCode, JSON.parse(body)]).toMatchObject([200, { outcome: "placed" }]);
  // Without the prefix too.
  expect(plainText((await ann.open("/success")).body)).toContain("54,41 €");
});

test("An order that was confirmed in one currency is a changed one in another", async () => {
  const { ann, form } = await fillCheckout();
  const { status, response } = await ann.place(form);
  expect(status).toBe(409);
  expect(response).toMatchObject({ outcome: "changed" });
  expect("changes" in response && response.changes).toContain(
    "The total is now £46.50; it was 54,41 €.",
  );
  expect(plainText((await ann.open(`${EUROS}/cart`)).body)).toContain("|Total|54,41 €|");
});
