import { describe, expect, test } from "vitest";
import { customerOf } from "#relay/session/session.ts";
import { shopperWithCart } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const gateways = ["stripe", "cod"].map((id) => ({ id, title: id, description: "" }));

describe("A shop with a card method and no setting of the checkout", () => {
  // The recorded shop's address differs from that of its test server.
  const settings = { PAYMENT_ORIGINS: "https://shop.example" };
  const world = worldOf({ settings, woo: { isSmall: true, settings: { gateways } } });

  test("lists both methods, and hands the cart with the typed address over for the card", async () => {
    const { app, woo } = world();
    const visitor = await shopperWithCart(app);
    const { form, place } = visitor;
    const page = (await visitor.open("/checkout")).body;
    expect(page.match(/name="paymentMethod"/g)).toHaveLength(2);
    expect(page.match(/You pay on the next page, in WordPress/g)).toHaveLength(1);

    const card = { ...(await form()), paymentMethod: "stripe", shipping_city: "Pasadena" };
    woo.forget();
    const { headers, statusCode } = await visitor.post("/checkout", { ...card, step: "place" });
    expect([statusCode, headers.location]).toEqual([
      303,
      expect.stringMatching(/\/transfer-session\?session_id=t_\w+&_wc_checkout=\w+/),
    ]);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
    // The browser's script learns whose cart may be ordered there.
    expect(visitor.cookies()["vitrine-ordered"]).toBe(customerOf(visitor.token()));
    expect(JSON.stringify(woo.calls().map(({ body }) => body.variables))).toContain("Pasadena");
    expect(woo.orderCount()).toBe(0);

    expect((await place(await form())).response).toEqual({
      outcome: "placed",
      location: "/success",
    });
    expect(woo.orderCount()).toBe(1);
  });
});

describe("A payment that continues in WordPress's script, as with 3-D Secure", () => {
  const world = worldOf({ woo: {} });
  const HASH = '"redirect":"#wc-stripe-confirm-pi:1:pi_1_secret_2:nonce"';

  /** The shop's responses to an order that awaits its confirmation. */
  const pending = (body: string) =>
    body
      .replace(/"redirect":"[^"]*"/, HASH)
      .replaceAll('"status":"PROCESSING"', '"status":"PENDING"')
      .replaceAll('"needsPayment":false', '"needsPayment":true');

  test("leads to the payment of its order, which is neither lost nor doubled", async () => {
    const { woo } = world();
    woo.change(pending);
    const visitor = await shopperWithCart(world().app);
    const { form, place } = visitor;
    const fields = await form();
    const { response } = await place(fields);
    const location = "location" in response ? response.location : "";
    expect(response.outcome).toBe("redirect");
    expect(location).toMatch(
      /^http:\/\/127\.0\.0\.1:\d+\/checkout\/order-pay\/\d+\/\?pay_for_order=true&key=wc_order_/,
    );
    expect((await place(fields)).response).toEqual(response);
    const form2 = await visitor.post("/checkout", fields);
    expect([form2.statusCode, form2.headers.location]).toEqual([303, "/success"]);
    const { body } = await visitor.open("/success");
    expect(body).toContain("Your order is awaiting payment");
    expect(body.replaceAll("&amp;", "&")).toContain(`href="${location}"`);
    expect(woo.orders()).toHaveLength(1);
  });
});

describe("PayPal Payments without a setting of the checkout", () => {
  const paypal = { id: "ppcp-gateway", title: "PayPal", description: "" };
  const world = worldOf({ woo: { isSmall: true, settings: { gateways: [paypal] } } });
  const APPROVAL = "https://www.paypal.com/checkoutnow?token=4DB86D00EBFA60BC3";

  /** The shop's responses until PayPal has the payment. */
  const unpaid = (body: string) =>
    body
      .replace(/"redirect":"[^"]*"/, `"redirect":"${APPROVAL}"`)
      .replaceAll('"status":"ON_HOLD"', '"status":"PENDING"')
      .replaceAll('"needsPayment":false', '"needsPayment":true');

  /** Orders at the checkout; returns the path of WordPress's return to the receipt. */
  async function order() {
    const { app, woo } = world();
    woo.forget();
    woo.change(unpaid);
    const shopper = await shopperWithCart(app);
    const page = (await shopper.open("/checkout")).body;
    expect(page).toContain('value="ppcp-gateway"');
    expect(page).not.toContain("in WordPress");
    const form = { ...(await shopper.form()), paymentMethod: paypal.id };
    const { response } = await shopper.place(form);
    expect(response).toEqual({ outcome: "redirect", location: APPROVAL });
    const receipt = (await shopper.open("/success")).body.replaceAll("&amp;", "&");
    expect(receipt).toContain("Your order is awaiting payment");
    const [, id, key] = /\/order-pay\/(\d+)\/\?pay_for_order=true&key=(\w+)/.exec(receipt) ?? [];
    return { shopper, form, returned: `/checkout/order-received/${id}/?key=${key}` };
  }

  test("leads to PayPal, and back to the receipt of an order that WordPress says is paid", async () => {
    const { shopper, returned } = await order();
    const open = async () =>
      (await shopper.open(String((await shopper.open(returned)).headers.location))).body;
    expect(await open()).toContain("Your order is awaiting payment");
    world().woo.change((body) => body.replaceAll('"status":"ON_HOLD"', '"status":"PROCESSING"'));
    expect(await open()).toContain("Your order is in");
    expect(await shopper.cart()).toEqual({});
  });

  test("keeps the one order of a canceled payment, which can be paid", async () => {
    const { shopper, form } = await order();
    const { body } = await shopper.open("/checkout");
    expect(body).toMatch(/you’ve ordered what was in it.*href="\/success"/);
    const again = (await shopper.place(form)).response;
    expect(again).toEqual({ outcome: "redirect", location: APPROVAL });
    expect(world().woo.orders()).toHaveLength(1);
  });
});
