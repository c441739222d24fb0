import { afterAll, describe, expect, test } from "vitest";
import { createShopHandler, createPayPage } from "#tests/worlds/backends/embeddedShop.ts";
import { openCounter } from "./counter.ts";
import { createShopper } from "./shopper.ts";

const { shop } = await openCounter();
const redirecting = { ...shop, redirectPay: true };
const handle = createShopHandler(redirecting);
const pay = createPayPage(redirecting);
const billing = { firstName: "Ann", city: "Los Angeles", country: "US", email: "ann@example.test" };

type Placed = { checkout: { redirect: string; order: { status: string; databaseId: number } } };
type Orders = { customer: { orders: { nodes: { status: string; needsPayment: boolean }[] } } };

afterAll(() => shop.close());

/** Returns a pending order of a guest, with its payment page. */
async function placed() {
  const guest = createShopper(handle);
  await guest.add(99);
  const { data } = await guest.request(
    "mutation($input: CheckoutInput!) { checkout(input: $input) { redirect order { status databaseId } } }",
    { input: { paymentMethod: "redirect-pay", billing } },
  );
  const { redirect, order } = (data as Placed).checkout;
  const address = `http://pay.internal${redirect}`;
  return {
    redirect,
    order,
    open: () => pay(new Request(address)),
    press: (outcome: string) =>
      pay(new Request(address, { method: "POST", body: new URLSearchParams({ outcome }) })),
    async status() {
      const { data: read } = await guest.request(
        "{ customer { orders(first: 1) { nodes { status needsPayment } } } }",
      );
      return (read as Orders).customer.orders.nodes[0];
    },
  };
}

describe("a redirecting payment method", () => {
  test("leaves the order pending, and redirects to a page with the amount due", async () => {
    const { redirect, order, open } = await placed();
    expect(order.status).toBe("PENDING");
    expect(redirect).toMatch(/^\/embedded-pay\/wc_order_\w{13}$/);
    const page = await open();
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    expect(await page.text()).toContain(`Order ${order.databaseId}: $`);
  });

  test.each([
    ["pay", "PROCESSING", false],
    ["fail", "FAILED", true],
    ["cancel", "CANCELLED", false],
    ["anything else", "PENDING", true],
  ])(
    'redirects back after the button "%s", and sets the order to %s',
    async (outcome, status, needsPayment) => {
      const order = await placed();
      const response = await order.press(outcome);
      expect([response.status, response.headers.get("location")]).toEqual([303, "/success"]);
      expect(await order.status()).toEqual({ status, needsPayment });
    },
  );

  test("accepts another attempt after a failed payment, for the same order", async () => {
    const order = await placed();
    await order.press("fail");
    expect(await (await order.open()).text()).toContain("The last payment failed.");
    await order.press("pay");
    expect(await order.status()).toEqual({ status: "PROCESSING", needsPayment: false });
  });

  test("cannot cancel a paid order", async () => {
    const order = await placed();
    await order.press("pay");
    await order.press("cancel");
    expect((await order.status())?.status).toBe("PROCESSING");
    expect(await (await order.open()).text()).toContain("has nothing left to pay");
  });

  test("responds with 404 for an unknown order key", async () => {
    const response = await pay(new Request("http://pay.internal/embedded-pay/wc_order_nope"));
    expect(response.status).toBe(404);
  });

  test("is listed only where it is enabled", async () => {
    const ways = "{ paymentGateways { nodes { id } } }";
    const off = await createShopper(createShopHandler(shop)).request(ways);
    expect(JSON.stringify(off.data)).not.toContain("redirect-pay");
    expect(JSON.stringify((await createShopper(handle).request(ways)).data)).toContain(
      "redirect-pay",
    );
  });
});
