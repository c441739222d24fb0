import { expect, test } from "vitest";
import { completeOrder } from "#tests/worlds/fixtures/orderingFixture.ts";
import { appOverCheckout } from "#tests/worlds/servers/appOverCheckout.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";

const over = appOverCheckout();

test("no order is placed at an unconfirmed total, until the shopper has confirmed it", async () => {
  const { shop, orderer } = over();
  const ann = await orderer({ quantity: "1" });
  const form = await ann.form();
  await ann.visitor.post("/cart/items", { productId: "16", quantity: "1" });
  const { status, response } = await ann.place(form);
  expect(status).toBe(409);
  expect(response).toMatchObject({ outcome: "changed" });
  expect("changes" in response && response.changes.join(" ")).toMatch(/“Cap” is new in your order/);
  expect("changes" in response && response.changes.join(" ")).toMatch(
    /The total is now \$\S+; it was/,
  );
  expect(shop.sent()).toHaveLength(0);
  expect((await ann.place({ ...form, seen: await ann.confirmed() })).response.outcome).toBe(
    "placed",
  );
});

const DEARER = 2500;

test.each<[what: string, change: (woo: WooServer) => void, message: RegExp]>([
  ["a price", (woo) => woo.reprice("beanie", DEARER), /“Beanie” is now \$\S+; it was/],
  [
    "a shipping rate",
    (woo) => woo.chargeForDelivery("7.50"),
    /“Flat rate” is now \$7.50; it was \$5.00/,
  ],
  [
    "a coupon",
    (woo) => woo.endCoupon("save10"),
    /The code “SAVE10” now takes off \$0\.00; it was \$3\.60/,
  ],
])(
  "a shopper who orders is shown a change of %s, and another change before the confirmation",
  async (_, change, message) => {
    const { shop, orderer } = over();
    const ann = await orderer();
    await ann.visitor.post("/checkout", { code: "save10", step: "code" });
    const form = await ann.form();
    change(shop.woo);
    const first = (await ann.place(form)).response;
    expect("changes" in first && first.changes.join(" ")).toMatch(message);
    const confirmed = await ann.confirmed();
    shop.woo.reprice("beanie", DEARER + 100);
    const second = (await ann.place({ ...form, seen: confirmed })).response;
    expect("changes" in second && second.changes.join(" ")).toMatch(
      /The total is now \$\S+; it was/,
    );
    expect(shop.sent()).toHaveLength(0);
    const { response } = await ann.place({ ...form, seen: await ann.confirmed() });
    expect(response.outcome).toBe("placed");
    shop.woo.reprice("beanie", 1800);
    shop.woo.chargeForDelivery("5.00");
  },
);

test("a price that changes between the last check and the order is shown with the order", async () => {
  const { shop, orderer } = over();
  const ann = await orderer();
  const form = await ann.form();
  shop.meanwhile(() => shop.woo.reprice("beanie", DEARER));
  expect((await ann.place(form)).response).toEqual({ outcome: "placed", location: "/success" });
  const { body } = await ann.visitor.open("/success");
  expect(body.replaceAll("<!-- -->", "")).toMatch(/The total is now \$59\.54; you saw \$44\.38\./);
  expect(body).toContain("<dt>Total</dt><dd>$59.54</dd>");
  shop.woo.reprice("beanie", 1800);
});

test("a shop that checks totals creates no order at a price that changes after the last check", async () => {
  const { shop, orderer } = over();
  shop.woo.checkTotals(true);
  const ann = await orderer();
  const form = await ann.form();
  shop.meanwhile(() => shop.woo.reprice("beanie", DEARER));
  const { status, response } = await ann.place(form);
  expect(status).toBe(409);
  expect(response).toMatchObject({
    outcome: "changed",
    message: "Your order has changed. Look it over, then place it again.",
  });
  expect("changes" in response && response.changes).toContain(
    "The total is now $59.54; it was $44.38.",
  );
  expect(shop.sent()).toHaveLength(1);
  expect((await ann.visitor.open("/success")).statusCode).toBe(303);
  expect((await ann.place(form)).response.outcome).toBe("changed");
  expect(shop.sent()).toHaveLength(1);
  const confirmed = await ann.place({ ...form, seen: await ann.confirmed() });
  expect(confirmed.response).toEqual({ outcome: "placed", location: "/success" });
  const { body } = await ann.visitor.open("/success");
  expect(body).toContain("<dt>Total</dt><dd>$59.54</dd>");
  expect(body).not.toContain("you saw");
  shop.woo.reprice("beanie", 1800);
});

test.each<[what: string, change: (woo: WooServer) => void, message: RegExp]>([
  [
    "a shipping rate",
    (woo) => woo.chargeForDelivery("7.50"),
    /“Flat rate” is now \$7.50; it was \$5.00/,
  ],
  ["a product", (woo) => woo.withdraw("sunglasses"), /“Sunglasses” is no longer in your order/],
])(
  "a checkout form without JavaScript is re-rendered with a change of %s after the last check",
  async (_, change, message) => {
    const { shop, orderer } = over();
    shop.woo.checkTotals(true);
    const ann = await orderer();
    await ann.visitor.post("/cart/items", { productId: "17", quantity: "1" });
    const form = await ann.form();
    shop.meanwhile(() => change(shop.woo));
    const page = await ann.visitor.post("/checkout", form);
    expect(page.statusCode).toBe(409);
    expect(page.body).toMatch(message);
    expect(page.body).toContain("leave at door");
    expect(shop.sent()).toHaveLength(1);
    shop.woo.chargeForDelivery("5.00");
  },
);

test("an order without a confirmed total is not placed", async () => {
  const { shop, orderer } = over();
  const ann = await orderer();
  const { response } = await ann.place({ ...(await ann.form()), seen: "" });
  expect(response).toMatchObject({ outcome: "changed", changes: ["The total is $44.38."] });
  expect(shop.sent()).toHaveLength(0);
});

test("an order without delivery has the same tax before and after it is placed", async () => {
  const { shop, orderer } = over();
  shop.woo.checkTotals(true);
  const ann = await orderer({ productId: "22", quantity: "1" });
  const elsewhere = {
    ...completeOrder,
    billing_country: "DE",
    billing_city: "Berlin",
    billing_postcode: "10115",
    billing_firstName: "Ann",
    billing_lastName: "Lee",
    billing_address1: "1 Main St",
    phone: "+49 30 901820",
  };
  const form = await ann.form(elsewhere);
  expect((await ann.place(form)).response).toEqual({ outcome: "placed", location: "/success" });
  expect((await ann.visitor.open("/success")).body).not.toContain("you saw");
});

test("a higher shipping rate for another address must be confirmed", async () => {
  const { shop, orderer } = over();
  const ann = await orderer();
  const { seen: displayed, ...form } = await ann.form();
  const abroad = {
    ...form,
    seen: displayed,
    phone: "+49 30 901820",
    shipping_country: "DE",
    shipping_state: "",
    shipping_city: "Berlin",
    shipping_postcode: "10115",
    shippingMethod: "flat_rate:4",
  };
  const { response } = await ann.place(abroad);
  expect("changes" in response && response.changes).toContain(
    "Delivery is now “International”, for $25.00; it was “Flat rate”, for $5.00.",
  );
  expect((await ann.place({ ...abroad, seen: await ann.confirmed() })).response.outcome).toBe(
    "placed",
  );
  expect(shop.sent()).toHaveLength(1);
});
