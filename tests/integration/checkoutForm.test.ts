import { expect, test } from "vitest";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf();

/**
 * A shopper with products in the cart, who posts the checkout as a browser without JavaScript does.
 */
async function shopperAtCheckout(productId = "28") {
  const shopper = formShopper(world().app);
  await shopper.submit({ productId, quantity: "4" });
  const post = (fields: Record<string, string>, site = "same-origin") =>
    world().app.inject({
      method: "POST",
      url: "/checkout",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": site,
        cookie: `woo-session=${shopper.token()}`,
      },
      payload: new URLSearchParams({ intent: "an-intent-of-this-page", ...fields }).toString(),
    });
  return { shopper, post };
}

const totalIn = (html: string) => /<dt>Total<\/dt><dd>([^<]*)/.exec(html)?.[1];

test("the checkout form lists the states of the shipping country", async () => {
  const { post } = await shopperAtCheckout();
  const { body } = await post({
    shipping_country: "JP",
    shipping_firstName: "Aya",
    billing: "same",
  });
  expect(body).toMatch(/<option value="JP13"[^>]*>Tokyo/);
  expect(body).toContain('value="Aya"');
});

test("the checkout form has a region wherever the shop lists regions, needed as WooCommerce says", async () => {
  const { post } = await shopperAtCheckout();
  const zealand = (await post({ shipping_country: "NZ", billing: "same" })).body;
  expect(zealand).toMatch(/Region \(optional\)[^]*<option value="AK"[^>]*>Auckland/);
  expect(zealand).not.toContain("Region is required");
  const africa = (await post({ shipping_country: "ZA", billing: "same" })).body;
  expect(africa).toMatch(/<option value="GP"[^>]*>Gauteng/);
  expect(africa).toContain("Province is required");
});

test("postcode and phone typed with another keyboard, or with an extension, are accepted", async () => {
  const { post } = await shopperAtCheckout();
  const { body } = await post({
    shipping_country: "JP",
    shipping_postcode: "１５４−００２３",
    phone: "０３−１２３４−５６７８ ext. 12",
    billing: "same",
  });
  expect(body).toContain('value="154-0023"');
  expect(body).toContain('value="03-1234-5678 #12"');
  expect(body).not.toMatch(/Enter a full (postcode|phone)/);
});

test("updating rates and totals keeps all typed and chosen values", async () => {
  const { shopper, post } = await shopperAtCheckout();
  const before = totalIn((await shopper.open("/checkout")).body);
  const { statusCode, headers, body } = await post({
    step: "update",
    shipping_country: "IE",
    shipping_address1: "1 Main Street",
    billing: "same",
    // A rate of the previous shipping country.
    shippingMethod: "flat_rate:1",
    paymentMethod: "cod",
    customerNote: "Ring twice.",
    terms: "on",
  });
  expect([statusCode, headers["cache-control"]]).toEqual([200, "private, no-store"]);
  expect(totalIn(body)).not.toBe(before);
  expect(body).toContain('value="1 Main Street"');
  expect(body).toContain(">Ring twice.</textarea>");
  expect(body).toMatch(/<input[^>]*name="terms"[^>]*checked/);
  expect(body).toMatch(/<input[^>]*name="paymentMethod"[^>]*checked=""[^>]*value="cod"/);
  // The checked rate is the one applied to the totals.
  expect(body.match(/<input[^>]*name="shippingMethod"[^>]*checked/g)).toHaveLength(1);
  expect(body).toContain('value="an-intent-of-this-page"');
  expect(body).not.toContain('role="alert" class');
});

test("validation errors appear with the totals of the typed address", async () => {
  const { post } = await shopperAtCheckout();
  const fields = { shipping_country: "IE", billing: "same", email: "nora" };
  const updated = totalIn((await post({ ...fields, step: "update" })).body);
  const another = await shopperAtCheckout();
  const { statusCode, body } = await another.post(fields);
  expect(statusCode).toBe(422);
  expect(totalIn(body)).toBe(updated);
});

const typed = {
  email: "nora@shop.example",
  shipping_country: "IE",
  shipping_address1: "1 Main Street",
  billing: "same",
  customerNote: "Ring twice.",
};

const keepsTyped = (html: string) => {
  expect(html).toContain('value="1 Main Street"');
  expect(html).toContain('value="nora@shop.example"');
  expect(html).toContain(">Ring twice.</textarea>");
};

test("a coupon is applied and removed with the form, which keeps all typed values", async () => {
  const { shopper, post } = await shopperAtCheckout();
  expect((await shopper.open("/checkout")).body).toMatch(
    /<input[^>]*form="checkout"[^>]*name="code"/,
  );
  const applied = await post({ ...typed, code: " FROME5 ", step: "code" });
  expect([applied.statusCode, applied.headers["cache-control"]]).toEqual([
    200,
    "private, no-store",
  ]);
  expect(applied.body).toContain("Remove code FROME5");
  expect(applied.body).not.toContain('value="FROME5"');
  keepsTyped(applied.body);
  expect((await shopper.open("/checkout")).body).toContain("Remove code FROME5");
  const removed = await post({ ...typed, remove: "frome5" });
  expect(removed.body).not.toContain("Remove code FROME5");
  keepsTyped(removed.body);
});

test("a typed coupon is applied before an order is placed or totals are updated", async () => {
  for (const step of ["place", "update"]) {
    const { post } = await shopperAtCheckout();
    const { statusCode, body } = await post({ ...typed, code: "FROME5", step });
    expect([statusCode, step]).toEqual([200, step]);
    expect(body).toContain("Remove code FROME5");
  }
});

test("a coupon typed with a full-width keyboard is applied", async () => {
  const { post } = await shopperAtCheckout();
  const { body } = await post({ ...typed, code: "ＦＲＯＭＥ５", step: "code" });
  expect(body).toContain("Remove code FROME5");
});

test("an unknown coupon shows a message beside its field", async () => {
  const { post } = await shopperAtCheckout();
  const refused = await post({ ...typed, code: "NOPE", step: "code" });
  expect(refused.body).toContain("We don’t recognise that code.");
  expect(refused.body).toMatch(/<input[^>]*name="code"[^>]*value="NOPE"/);
  keepsTyped(refused.body);
  expect((await post({ ...typed, code: "", step: "code" })).body).toContain("Enter a code.");
});

test("a form on another site cannot change coupons", async () => {
  const { shopper, post } = await shopperAtCheckout();
  expect((await post({ code: "FROME5", step: "code" }, "cross-site")).statusCode).toBe(403);
  expect((await shopper.open("/checkout")).body).not.toContain("Remove code");
});

test("the checkout's footer links to only the pages that a buyer needs", async () => {
  const { shopper } = await shopperAtCheckout();
  const linksOf = async (page: string) => {
    const { body: html } = await shopper.open(page);
    const footer = html.slice(html.lastIndexOf("<footer"), html.lastIndexOf("</footer>"));
    return [...footer.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  };
  const links = await linksOf("/cart");
  const buyers = ["/delivery-and-returns", "/contact", "/terms"];
  expect(links).toEqual(expect.arrayContaining(["/products", "/category/table", ...buyers]));
  expect(await linksOf("/checkout")).toEqual(buyers);
});
