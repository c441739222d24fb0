import { expect, test } from "vitest";
import { completeOrder } from "#tests/worlds/fixtures/orderingFixture.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";
import { shopperWithCart } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ woo: {} });

test("no order is placed at an unconfirmed total, until the shopper has confirmed it", async () => {
  const { woo } = world();
  const ann = await shopperWithCart(world().app, { quantity: "1" });
  const form = await ann.form();
  await ann.post("/cart/items", { productId: "16", quantity: "1" });
  const { status, response } = await ann.place(form);
  expect(status).toBe(409);
  expect(response).toMatchObject({ outcome: "changed" });
  expect("changes" in response && response.changes.join(" ")).toMatch(/“Cap” is new in your order/);
  expect("changes" in response && response.changes.join(" ")).toMatch(
    /The total is now \$\S+; it was/,
  );
  expect(woo.orders()).toHaveLength(0);
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
    const { woo } = world();
    const ann = await shopperWithCart(world().app);
    await ann.post("/checkout", { code: "save10", step: "code" });
    const form = await ann.form();
    change(woo);
    const first = (await ann.place(form)).response;
    expect("changes" in first && first.changes.join(" ")).toMatch(message);
    const confirmed = await ann.confirmed();
    woo.reprice("beanie", DEARER + 100);
    const second = (await ann.place({ ...form, seen: confirmed })).response;
    expect("changes" in second && second.changes.join(" ")).toMatch(
      /The total is now \$\S+; it was/,
    );
    expect(woo.orders()).toHaveLength(0);
    const { response } = await ann.place({ ...form, seen: await ann.confirmed() });
    expect(response.outcome).toBe("placed");
    woo.reprice("beanie", 1800);
    woo.chargeForDelivery("5.00");
  },
);

test("a price that changes between the last check and the order is shown with the order", async () => {
  const { woo } = world();
  const ann = await shopperWithCart(world().app);
  const form = await ann.form();
  woo.meanwhile(() => woo.reprice("beanie", DEARER));
  expect((await ann.place(form)).response).toEqual({ outcome: "placed", location: "/success" });
  const { body } = await ann.open("/success");
  expect(body.replaceAll("<!-- -->", "")).toMatch(/The total is now \$59\.54; you saw \$44\.38\./);
  expect(body).toContain("<dt>Total</dt><dd>$59.54</dd>");
  woo.reprice("beanie", 1800);
});

test("a shop that checks totals creates no order at a price that changes after the last check", async () => {
  const { woo } = world();
  woo.checkTotals(true);
  const ann = await shopperWithCart(world().app);
  const form = await ann.form();
  woo.meanwhile(() => woo.reprice("beanie", DEARER));
  const { status, response } = await ann.place(form);
  expect(status).toBe(409);
  expect(response).toMatchObject({
    outcome: "changed",
    message: "Your order has changed. Look it over, then place it again.",
  });
  expect("changes" in response && response.changes).toContain(
    "The total is now $59.54; it was $44.38.",
  );
  expect(woo.orders()).toHaveLength(1);
  expect((await ann.open("/success")).statusCode).toBe(303);
  expect((await ann.place(form)).response.outcome).toBe("changed");
  expect(woo.orders()).toHaveLength(1);
  const confirmed = await ann.place({ ...form, seen: await ann.confirmed() });
  expect(confirmed.response).toEqual({ outcome: "placed", location: "/success" });
  const { body } = await ann.open("/success");
  expect(body).toContain("<dt>Total</dt><dd>$59.54</dd>");
  expect(body).not.toContain("you saw");
  woo.reprice("beanie", 1800);
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
    const { woo } = world();
    woo.checkTotals(true);
    const ann = await shopperWithCart(world().app);
    await ann.post("/cart/items", { productId: "17", quantity: "1" });
    const form = await ann.form();
    woo.meanwhile(() => change(woo));
    const page = await ann.post("/checkout", form);
    expect(page.statusCode).toBe(409);
    expect(page.body).toMatch(message);
    expect(page.body).toContain("leave at door");
    expect(woo.orders()).toHaveLength(1);
    woo.chargeForDelivery("5.00");
  },
);

test("an order without a confirmed total is not placed", async () => {
  const { woo } = world();
  const ann = await shopperWithCart(world().app);
  const { response } = await ann.place({ ...(await ann.form()), seen: "" });
  expect(response).toMatchObject({ outcome: "changed", changes: ["The total is $44.38."] });
  expect(woo.orders()).toHaveLength(0);
});

test("an order without delivery has the same tax before and after it is placed", async () => {
  const { woo } = world();
  woo.checkTotals(true);
  const ann = await shopperWithCart(world().app, {
    productId: "22",
    quantity: "1",
  });
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
  expect((await ann.open("/success")).body).not.toContain("you saw");
});

test("a higher shipping rate for another address must be confirmed", async () => {
  const { woo } = world();
  const ann = await shopperWithCart(world().app);
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
  expect(woo.orders()).toHaveLength(1);
});
