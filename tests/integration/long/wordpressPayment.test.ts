import { describe, expect, test } from "vitest";
import { orderToPay, withoutMarks } from "#tests/worlds/shoppers/unpaidOrder.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import type { FormShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const SHOP = { REDIRECT_PAY: "on", GRAPHQL_FREE_FORM: "on" };
const CARD = { payment_method: "wordpress-card", card_number: "4242 4242 4242 4242" };
const PAY = "/checkout/wordpress";

/** Returns WordPress's page of an order's payment. */
const payPage = ({ id, key }: { id: string; key: string }) =>
  `/wordpress/checkout/order-pay/${id}/?pay_for_order=true&key=${key}`;

/** Signs a new customer in. */
async function customerAt(app: Parameters<typeof formShopper>[0], name: string) {
  const visitor = formShopper(app);
  const [email, password] = [`${name}@example.test`, "correct-horse-battery"];
  await visitor.post("/account/register", { email, password });
  await visitor.post("/account/login", { username: email, password });
  return visitor;
}

/** Follows redirects; returns the last page. */
async function follow(visitor: FormShopper, location: string) {
  let [address, page] = [location, await visitor.open(location)];
  while (page.headers.location) {
    address = page.headers.location;
    page = await visitor.open(address);
  }
  return { address, page };
}

/** Presses a button "Pay for this order"; returns the response to the form. */
const press = (visitor: FormShopper, fields: Record<string, string>, headers = {}) =>
  visitor.post(PAY, fields, { accept: "text/html", ...headers });

/** Pays on WordPress's page by card; returns the page that follows. */
async function payThere(visitor: FormShopper, address: string) {
  const { body } = await visitor.open(address);
  const [, _wpnonce = ""] = /name="_wpnonce" value="(\w+)"/.exec(body) ?? [];
  const paid = await visitor.post(address, { _wpnonce, ...CARD });
  return follow(visitor, String(paid.headers.location));
}

describe("An unpaid order of a shop that offers WordPress's checkout", () => {
  const world = worldOf({ settings: { ...SHOP, CHECKOUT: "both" } });

  test("is paid by a guest on WordPress's page, to which the receipt links by number and key", async () => {
    const order = await orderToPay(world().app);
    const receipt = (await order.visitor.open("/success")).body.replaceAll("&amp;", "&");
    expect(receipt).toContain(`href="${payPage(order)}"`);
    expect(receipt).not.toContain(`action="${PAY}"`);
    const { page } = await payThere(formShopper(world().app), payPage(order));
    expect(page.body).toContain("Your order is in");
    expect((await order.visitor.open("/success")).body).not.toContain("Pay for this order");
  });

  test("is paid by whoever has the link of its email", async () => {
    const order = await orderToPay(world().app);
    const stranger = formShopper(world().app);
    const { page } = await follow(stranger, payPage(order).replace("/wordpress", ""));
    expect(page.body.replaceAll("&amp;", "&")).toContain(`href="${payPage(order)}"`);
    expect((await stranger.open(payPage(order))).body).toContain("<h1>Pay for order</h1>");
  });

  test("is paid by its customer from the account and the receipt, whom the link signs in to WordPress", async () => {
    const customer = await customerAt(world().app, "ann");
    const order = await orderToPay(world().app, customer);
    const { id, key } = order;
    expect((await customer.open(payPage(order))).body).toContain("Please log in");
    for (const path of ["/success", `/account/orders/${id}`]) {
      const { body } = await customer.open(path);
      expect(body).toContain(`action="${PAY}"`);
      expect(body).toContain(`name="key" value="${key}"`);
    }
    const pressed = await press(customer, { order: id, key });
    expect(pressed.statusCode).toBe(303);
    expect(pressed.headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
    const location = String(pressed.headers.location);
    expect(location).toMatch(/^\/wordpress\/transfer-session\?.*&vitrine_to=order-\d+$/);
    const { address, page } = await follow(customer, location);
    expect([address, page.body]).toEqual([
      payPage(order),
      expect.stringContaining("<h1>Pay for order</h1>"),
    ]);
    const after = await payThere(customer, payPage(order));
    expect(after.page.body).toContain("Your order is in");
    const shown = withoutMarks((await customer.open(`/account/orders/${id}`)).body);
    expect(shown).toContain(`Order ${id}</h1>`);
    expect(shown).not.toContain("Pay for this order");
  });

  test("is not paid by another customer, nor with a wrong key, and no link is given", async () => {
    const order = await orderToPay(world().app, await customerAt(world().app, "bea"));
    const other = await customerAt(world().app, "cid");
    const foreign = await press(other, { order: order.id, key: order.key });
    expect(foreign.headers.location).toBe(payPage(order));
    expect((await other.open(payPage(order))).body).toContain("Please log in");
    const wrong = await press(other, { order: order.id, key: "wc_order_wrong" });
    const { page } = await follow(other, String(wrong.headers.location));
    expect(page.body).toContain("this order is invalid");
    const keyless = await press(other, { order: order.id });
    expect(keyless.headers.location).toBe(`/account/orders/${order.id}`);
    expect((await other.open(`/account/orders/${order.id}`)).statusCode).toBe(404);
  });

  test("leads a shopper whose sign-in has ended to WordPress's page, which asks for it", async () => {
    const order = await orderToPay(world().app, await customerAt(world().app, "dot"));
    const stranger = formShopper(world().app);
    const { headers } = await press(stranger, { order: order.id, key: order.key });
    expect(headers.location).toBe(payPage(order));
    expect((await stranger.open(payPage(order))).body).toContain("Please log in");
  });

  test("is not paid from another site", async () => {
    const customer = await customerAt(world().app, "eve");
    const { id, key } = await orderToPay(world().app, customer);
    const pressed = await press(customer, { order: id, key }, { "sec-fetch-site": "cross-site" });
    expect([pressed.statusCode, pressed.headers.location]).toEqual([403, undefined]);
  });
});

describe("An unpaid order of a shop with its own checkout alone", () => {
  const world = worldOf({ settings: { ...SHOP, CHECKOUT: "here" } });

  test("is paid by a plain link, and no session is opened on WordPress", async () => {
    const customer = await customerAt(world().app, "ann");
    const { id, key, payAt } = await orderToPay(world().app, customer);
    const { body } = await customer.open(`/account/orders/${id}`);
    expect(body).toContain(`href="${payAt}"`);
    expect(body).not.toContain(`action="${PAY}"`);
    expect((await press(customer, { order: id, key })).statusCode).toBe(405);
  });
});
