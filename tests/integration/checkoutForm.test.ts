import { expect, test } from "vitest";
import { appUnderTest } from "#tests/support/appUnderTest.ts";
import { createFormShopper } from "#tests/support/formShopper.ts";

const app = appUnderTest();

/** A shopper with something in the cart, who posts the checkout as a browser without script does. */
async function shopperAtCheckout(productId = "28") {
  const shopper = createFormShopper(app());
  await shopper.post({ productId, quantity: "4" });
  const post = (fields: Record<string, string>) =>
    app().inject({
      method: "POST",
      url: "/checkout",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "same-origin",
        cookie: `woo-session=${shopper.token()}`,
      },
      payload: new URLSearchParams({ intent: "an-intent-of-this-page", ...fields }).toString(),
    });
  return { shopper, post };
}

const totalIn = (html: string) => /<dt>Total<\/dt><dd>([^<]*)/.exec(html)?.[1];

test("a checkout has the states of the country that its order goes to", async () => {
  const { post } = await shopperAtCheckout();
  const { body } = await post({
    shipping_country: "JP",
    shipping_firstName: "Aya",
    billing: "same",
  });
  expect(body).toMatch(/<option value="JP13"[^>]*>Tokyo/);
  expect(body).toContain('value="Aya"');
});

test("bringing rates and totals up to date keeps all that was typed and chosen", async () => {
  const { shopper, post } = await shopperAtCheckout();
  const before = totalIn((await shopper.open("/checkout")).html);
  const { statusCode, headers, body } = await post({
    step: "update",
    shipping_country: "IE",
    shipping_address1: "1 Main Street",
    billing: "same",
    // A rate of where the order went before.
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
  // The one that counts in the totals is the one that is chosen.
  expect(body.match(/<input[^>]*name="shippingMethod"[^>]*checked/g)).toHaveLength(1);
  expect(body).toContain('value="an-intent-of-this-page"');
  expect(body).not.toContain('role="alert" class');
});

test("what is to be mended stands beside the totals of what was typed", async () => {
  const { post } = await shopperAtCheckout();
  const fields = { shipping_country: "IE", billing: "same", email: "nora" };
  const updated = totalIn((await post({ ...fields, step: "update" })).body);
  const another = await shopperAtCheckout();
  const { statusCode, body } = await another.post(fields);
  expect(statusCode).toBe(422);
  expect(totalIn(body)).toBe(updated);
});
