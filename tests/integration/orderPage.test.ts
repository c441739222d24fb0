import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { customerOf } from "#relay/session/session.ts";
import { formShopper, shopperWithCart } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ settings: { PAYMENT_ORIGINS: "https://pay.example" }, woo: {} });

/** Forges a token that names a customer. */
function forgedToken(customer: string): string {
  const claims = JSON.stringify({ exp: 1, data: { customer_id: customer } });
  return `e30.${Buffer.from(claims).toString("base64url")}.x`;
}

test("an order is placed and shown with its number to its session, on every visit", async () => {
  const ann = await shopperWithCart(world().app);
  expect(await ann.place(await ann.form())).toEqual({
    status: 200,
    response: { outcome: "placed", location: "/success" },
  });
  for (const _ of ["once", "twice"]) {
    const { statusCode, headers, body } = await ann.open("/success");
    expect(statusCode).toBe(200);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(body).toMatch(/Order \d+/);
    expect(body).toContain('name="robots" content="noindex"');
    expect(body).toContain("<title>Your order | Osier</title>");
    for (const text of ["$44.38", "1 Main St", "Cash on delivery", "leave at door"]) {
      expect(body).toContain(text);
    }
  }
  const { body } = await ann.open("/success/_payload.json");
  expect(JSON.parse(body)).toMatchObject({ data: { order: { receipt: { total: "$44.38" } } } });
});

test("an order with a redirecting payment leads to its payment page, and back to its current status", async () => {
  const { woo } = world();
  const ann = await shopperWithCart(world().app);
  const form = await ann.form();
  const status = (now: string, redirect = "https://pay.example/o/1") =>
    woo.change((response) =>
      response
        .replaceAll('"PROCESSING"', `"${now}"`)
        .replace(/"redirect":"[^"]*"/, `"redirect":"${redirect}"`),
    );
  status("PENDING");
  const toPay = { outcome: "redirect", location: "https://pay.example/o/1" };
  expect((await ann.place(form)).response).toEqual(toPay);
  expect((await ann.place({ ...form, intent: randomUUID() })).response).toEqual(toPay);
  expect(woo.orders()).toHaveLength(1);
  expect((await ann.open("/success")).body).toContain("Pay for this order");
  // The cart is empty for a shopper who goes back from the payment page.
  expect((await ann.open("/checkout")).body).toContain("Your order is awaiting payment");
  status("FAILED");
  expect((await ann.open("/success")).body).toContain("Try the payment again");
  status("CANCELLED");
  expect((await ann.open("/success")).body).toContain("This order was cancelled");
});

test("a paid order is shown as received", async () => {
  const { woo } = world();
  const ann = await shopperWithCart(world().app);
  const form = await ann.form();
  woo.change((response) =>
    response
      .replaceAll('"PROCESSING"', '"PENDING"')
      .replace(/"redirect":"[^"]*"/, '"redirect":"https://pay.example/o/2"'),
  );
  await ann.place(form);
  woo.recover();
  const { body } = await ann.open("/success");
  expect(body).toContain("Your order is in");
  expect((await ann.open("/checkout")).body).toContain("Your cart is empty.");
  expect((await ann.place(form)).response).toEqual({ outcome: "placed", location: "/success" });
});

test("a payment URL outside the allowed origins is not followed, and the order stays", async () => {
  const { woo } = world();
  const ann = await shopperWithCart(world().app);
  const form = await ann.form();
  woo.change((response) =>
    response
      .replaceAll('"PROCESSING"', '"PENDING"')
      .replace(/"redirect":"[^"]*"/, '"redirect":"https://pay.example.evil.example/o/3"'),
  );
  expect((await ann.place(form)).response).toEqual({ outcome: "placed", location: "/success" });
  const { body } = await ann.open("/success");
  expect(body).toContain("you can’t pay for it here");
  expect(body).not.toContain("evil.example");
});

test("an order is shown to no other session, and a session without one is redirected home", async () => {
  const { app } = world();
  const ann = await shopperWithCart(world().app);
  await ann.place(await ann.form());
  const bob = await shopperWithCart(world().app);
  // The same email address, for which the backend would list all orders.
  await bob.form();
  for (const visitor of [bob, await shopperWithCart(world().app)]) {
    const { statusCode, headers } = await visitor.open("/success");
    expect([statusCode, headers.location]).toEqual([303, "/"]);
  }
  const { statusCode, headers } = await app.inject({ url: "/success/_payload.json" });
  expect([statusCode, headers.location]).toEqual([303, "/_payload.json"]);
});

test("a customer's order is not shown for a session token with a forged signature", async () => {
  const { app } = world();
  const visitor = formShopper(app);
  await visitor.signIn();
  await visitor.add();
  expect((await visitor.place(await visitor.form())).response.outcome).toBe("placed");
  expect((await visitor.open("/success")).body).toMatch(/Order \d+/);
  const [head, claims] = visitor.token().split(".");
  const headers = { cookie: `woo-session=${head}.${claims}.forged` };
  const { statusCode, headers: sent } = await app.inject({ url: "/success", headers });
  expect([statusCode, sent.location]).toEqual([303, "/"]);
});

test("a made-up session token of an account opens no order", async () => {
  const { app } = world();
  const { statusCode, headers } = await app.inject({
    url: "/success",
    headers: { cookie: `woo-session=${forgedToken("2")}` },
  });
  expect([statusCode, headers.location]).toEqual([303, "/"]);
});

test("a guest's order is shown for a token that the backend accepts, and not for a forged one", async () => {
  const { app, openNext, woo } = world();
  const ann = await shopperWithCart(world().app);
  const ADDRESS = "7 Guest Lane";
  await ann.place(await ann.form({ shipping_address1: ADDRESS }));
  const token = ann.token();
  const forged = forgedToken(customerOf(token) ?? "");
  const signedIn = formShopper(app);
  await signedIn.signIn();
  const { "vitrine-customer": signIn = "" } = signedIn.cookies();
  // The second server has confirmed no token yet.
  const next = await openNext();
  try {
    for (const server of [app, next]) {
      for (const cookies of [{}, { "vitrine-customer": signIn }]) {
        const forger = formShopper(server, { ...cookies, "woo-session": forged });
        expect((await forger.open("/success")).body).not.toContain(ADDRESS);
      }
      const owner = formShopper(server, { "woo-session": token });
      expect((await owner.open("/success")).body).toContain(ADDRESS);
    }
    // As long as the server remembers the token, its order is shown without the backend's word.
    woo.change(() => "");
    expect((await ann.open("/success")).body).toContain(ADDRESS);
  } finally {
    await next.close();
  }
});

test("an email's payment link leads to the payment page of the shop's WordPress", async () => {
  const { app, woo } = world();
  const page = await formShopper(app).open("/account/orders/12?key=wc_order_abc");
  const { origin } = new URL(woo.endpoint);
  expect(page.body).toContain(
    `href="${origin}/checkout/order-pay/12/?pay_for_order=true&amp;key=wc_order_abc"`,
  );
});
