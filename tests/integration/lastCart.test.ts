import { describe, expect, test } from "vitest";
import { sendCartQuery } from "#tests/worlds/shoppers/cartCalls.ts";
import { mainText } from "#tests/worlds/pages/mainText.ts";
import { requestWoo } from "#tests/worlds/backends/requestWoo.ts";
import { formShopper, shopperWithCart } from "#tests/worlds/shoppers/formShopper.ts";
import type { FormShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ woo: {}, proxy: true });

const BELT = { productId: "15", quantity: "2" };
const CAP = { productId: "16" };

/** Creates a shopper to whom the cart has shown two belts and a cap. */
async function withCart(server = world().app): Promise<FormShopper> {
  const shopper = formShopper(server);
  await shopper.submit(BELT);
  await shopper.submit(CAP);
  await shopper.open("/cart");
  return shopper;
}

const pages = [
  ["/cart", "Cart"],
  ["/checkout", "Check out"],
] as const;

describe.each(pages)("While the backend is unavailable, %s", (url, title) => {
  test("shows the last known cart read-only, with its time, and never caches it", async () => {
    const shopper = await withCart();
    await world().proxy.listen(false);
    const { app } = world();
    const cookie = `woo-session=${shopper.token()}`;
    const { statusCode, headers, body } = await app.inject({ url, headers: { cookie } });
    expect([statusCode, headers["cache-control"]]).toEqual([503, "private, no-store"]);
    const text = mainText(body);
    expect(text).toMatch(new RegExp(String.raw`^\|${title}\|Cart as of \|\d\d:\d\d UTC\|\.\|`));
    expect(text).toMatch(/\|Belt\|.*\|Quantity 2\|.*\|Cap\|.*\|Quantity 1\|.*\|Total\|\$\d/s);
    expect(text).toContain("|Try again|");
    expect(text).not.toMatch(/Place order|Go to checkout|Remove|Update/);
    const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
    expect(main).toContain(`href="${url}"`);
    expect(main).not.toContain("<form");
    expect(headers["set-cookie"]).toBeUndefined();
  });

  test("says that the cart is safe if this server does not know it", async () => {
    const shopper = await withCart(await world().otherServer());
    await world().proxy.listen(false);
    const { statusCode: status, body: html } = await formShopper(world().app, {
      "woo-session": shopper.token(),
    }).open(url);
    expect(status).toBe(503);
    expect(mainText(html)).toMatch(
      new RegExp(String.raw`^\|${title}\|We can’t show your cart right now\. It’s safe`),
    );
    expect(mainText(html)).not.toMatch(/empty|Belt/);
  });

  test("shows no cart to another session, or to a forged token of the same customer", async () => {
    const shopper = await withCart();
    const token = shopper.token();
    const forged = token.replace(/[^.]+$/, "c2lnbmF0dXJl");
    const others = [formShopper(world().app, { "woo-session": forged }), formShopper(world().app)];
    await world().proxy.listen(false);
    for (const other of others) expect((await other.open(url)).body).not.toContain("Belt");
  });

  test("is complete again as soon as the backend is back", async () => {
    const shopper = await withCart();
    await world().proxy.listen(false);
    expect((await shopper.open(url)).statusCode).toBe(503);
    await world().proxy.listen(true);
    const { statusCode: status, body: html } = await shopper.open(url);
    expect(status).toBe(200);
    expect(html).not.toContain("Cart as of");
  });
});

test("The page header counts the units of an unavailable cart", async () => {
  const shopper = await withCart();
  await world().proxy.listen(false);
  expect((await shopper.open("/cart")).body).toContain('aria-label="Cart, 3 items"');
});

test("A guest without a session has an empty cart while the backend is unavailable", async () => {
  await world().proxy.listen(false);
  const { statusCode: status, body: html } = await formShopper(world().app).open("/cart");
  expect(status).toBe(503);
  expect(mainText(html)).toContain("Your cart is empty");
});

test("The payload of an unavailable cart page contains only its status", async () => {
  const shopper = await withCart();
  await world().proxy.listen(false);
  const { statusCode: status, body: html } = await shopper.open("/cart/_payload.json");
  expect([status, html]).toEqual([503, '{"status":503}']);
});

test("A cart that script reads through the gateway becomes the last known one", async () => {
  const { app, otherServer, proxy } = world();
  const { token } = await requestWoo(world().woo, { productId: 15, quantity: 2 });
  const shopper = formShopper(app, { "woo-session": token });
  await sendCartQuery(app, { token });
  await proxy.listen(false);
  expect(mainText((await shopper.open("/cart")).body)).toContain("|Quantity 2|");
  const unknowing = formShopper(await otherServer(), { "woo-session": token });
  expect(mainText((await unknowing.open("/cart")).body)).not.toContain("|Quantity 2|");
});

test("The last known cart is shown if a list in the response is null against the schema", async () => {
  const shopper = await withCart();
  world().proxy.inject({ fault: "partialData", matching: "CartPageQuery" });
  const { statusCode: status, body: html } = await shopper.open("/cart");
  expect(status).toBe(503);
  expect(mainText(html)).toMatch(/^\|Cart\|Cart as of \|.*\|Belt\|.*\|Cap\|/s);
});

test("The last known cart is forgotten on sign-out", async () => {
  const { app, proxy } = world();
  const shopper = formShopper(app);
  await shopper.signIn();
  await shopper.post("/cart/items", BELT);
  expect((await shopper.open("/cart")).body).toContain("Belt");
  const cookies = shopper.cookies();
  await shopper.send("/account/logout", {});
  await proxy.listen(false);
  const { statusCode, body } = await app.inject({ url: "/cart", cookies });
  expect(statusCode).toBe(503);
  expect(body).not.toContain("Belt");
});

test("The last known cart is forgotten once its order is placed", async () => {
  const { app, proxy } = world();
  const visitor = await shopperWithCart(app);
  const { place, form } = visitor;
  expect((await visitor.open("/cart")).body).toContain("Beanie");
  expect((await place(await form())).response.outcome).toBe("placed");
  await proxy.listen(false);
  const { statusCode, body } = await visitor.open("/cart");
  expect(statusCode).toBe(503);
  expect(mainText(body)).not.toContain("Beanie");
});

test("The last known cart is shown again after an order that was not placed", async () => {
  const { app, proxy } = world();
  const visitor = await shopperWithCart(app);
  const { place, form } = visitor;
  expect((await visitor.open("/cart")).body).toContain("Beanie");
  const fields = await form();
  proxy.inject({ fault: "json503", matching: "checkout(input" });
  expect((await place(fields)).response.outcome).toBe("failed");
  await proxy.listen(false);
  const { statusCode, body } = await visitor.open("/cart");
  expect(statusCode).toBe(503);
  expect(mainText(body)).toMatch(/^\|Cart\|Cart as of \|.*\|Beanie\|/s);
});

describe("A cart response with missing data", () => {
  const lineField = (field: string) => `cart.contents.nodes.0.${field}`;

  test.each(["product", "product.node.name", "product.node.slug"])(
    "shows the last known line if %s is missing, and the other lines",
    async (field) => {
      const shopper = await withCart();
      world().woo.failField(lineField(field));
      const { statusCode: status, body: html } = await shopper.open("/cart");
      expect(status).toBe(200);
      expect(html).toContain('href="/product/belt"');
      expect(await shopper.cart()).toEqual({ Belt: 2, Cap: 1 });
    },
  );

  test("shows a line with an unknown product with its controls, and the other lines", async () => {
    const shopper = await withCart(await world().otherServer());
    world().woo.failField(lineField("product"));
    const unknowing = formShopper(world().app, { "woo-session": shopper.token() });
    const { statusCode: status, body: html } = await unknowing.open("/cart");
    expect(status).toBe(200);
    expect(mainText(html)).toMatch(/\|We can’t show this product right now\.\|.*\|Cap\|/s);
    expect(html).toContain('aria-label="Remove this product"');
    expect(await unknowing.cart()).toEqual({ "this product": 2, Cap: 1 });
  });

  test.each(["cart.contents", "cart.contents.nodes"])(
    "shows the last known lines if all lines are missing (%s), and they can be changed",
    async (field) => {
      const shopper = await withCart();
      world().woo.failField(field);
      const { statusCode: status, body: html } = await shopper.open("/cart");
      expect(status).toBe(200);
      expect(mainText(html)).toMatch(/^\|Cart\|Cart as of \|.*\|Belt\|.*\|Cap\|.*\|Total\|/s);
      expect(html).not.toContain("Your cart is empty");
      const { Belt } = await shopper.lines();
      expect(await shopper.submit({ [Belt?.field ?? ""]: "0" })).toMatchObject({ status: 303 });
      world().woo.recover();
      expect(await shopper.cart()).toEqual({ Cap: 1 });
    },
  );

  test.each(["cart.contents", "cart.contents.nodes"])(
    "is not shown as an empty cart if all lines are missing (%s) and none are known",
    async (field) => {
      const shopper = await withCart(await world().otherServer());
      world().woo.failField(field);
      const { statusCode: status, body: html } = await formShopper(world().app, {
        "woo-session": shopper.token(),
      }).open("/cart");
      expect(status).toBe(503);
      expect(mainText(html)).toContain("We can’t show your cart right now. It’s safe");
      expect(mainText(html)).not.toMatch(/empty|Total/);
    },
  );

  test("keeps the checkout usable with the last known line", async () => {
    const shopper = await withCart();
    world().woo.failField("checkoutCart.contents.nodes.0.product");
    const { statusCode: status, body: html } = await shopper.open("/checkout");
    expect(status).toBe(200);
    expect(mainText(html)).toMatch(/\|Your order\|.*\|Belt\|.*\|Cap\|.*\|Place order\|/s);
  });

  test("shows the checkout as unavailable, with the last known lines, if all lines are missing", async () => {
    const shopper = await withCart();
    const parts = ["contents", "contents.nodes"];
    for (const field of parts.flatMap((part) => [`cart.${part}`, `checkoutCart.${part}`])) {
      world().woo.failField(field);
      const { statusCode: status, body: html } = await shopper.open("/checkout");
      world().woo.recover();
      expect(status).toBe(503);
      expect(mainText(html)).toMatch(/\|Cart as of \|.*\|Belt\|.*\|Cap\|.*\|Total\|/s);
      expect(mainText(html)).not.toMatch(/Place order|Nothing to check out/);
    }
  });
});
