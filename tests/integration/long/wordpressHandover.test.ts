import { afterAll, describe, expect, test } from "vitest";
import { createWordPress } from "#tests/worlds/backends/embeddedShop.ts";
import {
  CUSTOMER,
  openExtensionShop,
  OTHER,
  withLinks,
} from "#tests/worlds/backends/extensionShop.ts";
import { checkoutFields, openWordPressBrowser } from "#tests/worlds/browser/wordpressBrowser.ts";
import { openHandoverCalls } from "./contract/handoverCalls.ts";

const { shop } = await openExtensionShop();
const calls = openHandoverCalls(shop);
const newBrowser = (of = createWordPress(shop)) => openWordPressBrowser(of);
afterAll(() => shop.close());

let guests = 0;
const newGuest = () => `t_${String((guests += 1)).padStart(30, "0")}`;
const HOME = "https://shop.example";

/** Returns a guest with a cart, whose link was followed in a browser. */
async function handedOver() {
  const guest = newGuest();
  await calls.add(guest, 94, 2);
  const browser = newBrowser();
  await browser.visit(await calls.checkoutUrl(guest));
  return { guest, browser };
}

describe("the checkout of WordPress after a link", () => {
  test("shows the cart and the totals of the storefront's session, and no script", async () => {
    const { browser } = await handedOver();
    const { headers, text } = await browser.visit("/checkout/");
    expect(text).toContain("<h1>Checkout</h1>");
    expect(text).toContain("WordPress checkout (embedded shop)");
    expect(text).toContain("Eichenschale Nr. 1 × 2");
    expect(text).toContain("90,80\u00A0€");
    expect(text).not.toMatch(/<script|<style|<link/);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("cache-control")).toContain("no-store");
    expect(headers.get("referrer-policy")).toBe("same-origin");
  });

  test("updates the totals for an address and a shipping rate, in the same session", async () => {
    const { guest, browser } = await handedOver();
    const pickup = { ...checkoutFields, shipping_method: "local_pickup:3", update: "1" };
    expect((await browser.submit("/checkout/", pickup)).text).toContain("85,90\u00A0€");
    expect(await calls.totalOf(guest)).toBe("85,90&nbsp;€");
  });

  test("places the order, empties the cart and shows the order by its key only", async () => {
    const { guest, browser } = await handedOver();
    const placed = await browser.submit("/checkout/", { ...checkoutFields, place: "1" });
    const received = placed.headers.get("location") ?? "";
    expect(received).toMatch(
      /^https:\/\/shop\.example\/checkout\/order-received\/\d+\/\?key=wc_order_/,
    );
    expect(await calls.cartOf(guest)).toEqual([]);
    const { text } = await newBrowser().visit(received);
    expect(text).toContain("anna@example.com");
    expect(text).toContain("90,80\u00A0€");
    const stranger = await newBrowser().visit(received.replace(/\?key=.*/, "?key=wrong"));
    expect(stranger.text).not.toContain("anna@example.com");
  });

  test("places the order of a customer, whose link has logged in, for the account", async () => {
    const access = await calls.accessOf(CUSTOMER);
    await calls.add("2", 94, 1, access);
    const browser = newBrowser();
    await browser.visit((await calls.linksOf(CUSTOMER)).checkoutUrl);
    const placed = await browser.submit("/checkout/", { ...checkoutFields, place: "1" });
    const received = placed.headers.get("location") ?? "";
    expect((await browser.visit(received)).text).toContain("Eichenschale Nr. 1 × 1");
    const [, id] = /order-received\/(\d+)/.exec(received) ?? [];
    expect(calls.customerOf(Number(id))).toBe(2);
  });

  test("requires the address, and escapes what was typed", async () => {
    const { browser } = await handedOver();
    const typed = { ...checkoutFields, billing_first_name: "", billing_city: '"><script>' };
    const { text } = await browser.submit("/checkout/", { ...typed, place: "1" });
    expect(text).toContain("Billing First name is a required field.");
    expect(text).not.toContain("<script");
    expect(text).toContain("&quot;&gt;&lt;script&gt;");
  });

  test("takes a card, which the checkout of GraphQL refuses", async () => {
    const { guest, browser } = await handedOver();
    const card = { ...checkoutFields, payment_method: "wordpress-card", place: "1" };
    expect((await browser.submit("/checkout/", card)).text).toContain(
      "The card number is incomplete.",
    );
    await expect(calls.placeOrder(guest, { paymentMethod: "wordpress-card" })).rejects.toThrow(
      "Invalid payment method.",
    );
    const paid = await browser.submit("/checkout/", {
      ...card,
      card_number: "4242 4242 4242 4242",
    });
    const { text } = await browser.visit(paid.headers.get("location") ?? "");
    expect(text).toContain("Card (WordPress only)");
    const dump = JSON.stringify(shop.database.all("select contents from shop_order"));
    expect(dump).not.toContain("4242");
  });

  test("rejects a form with another session's nonce", async () => {
    const [{ guest, browser }, other] = [await handedOver(), await handedOver()];
    const { text } = await other.browser.visit("/checkout/");
    const [, nonce = ""] = /name="_wpnonce" value="(\w+)"/.exec(text) ?? [];
    const body = new URLSearchParams({ ...checkoutFields, _wpnonce: nonce, place: "1" });
    const posted = await browser.request("/checkout/", { method: "POST", body });
    expect(posted.status).toBe(403);
    expect(await calls.cartOf(guest)).toEqual([[94, 2]]);
  });
});

describe("a link to WordPress", () => {
  test("with a wrong nonce does not show another session's cart", async () => {
    const guest = newGuest();
    await calls.add(guest, 98);
    const browser = newBrowser();
    await browser.submit("/product/glasbuch-nr-4/", {});
    const link = `/transfer-session?session_id=${guest}&_wc_checkout=0123456789`;
    expect((await browser.visit(link)).headers.get("location")).toBe(HOME);
    const { text } = await browser.visit("/cart/");
    expect(text).toContain("Glasbuch Nr. 4");
    expect(text).not.toContain("Messingkrug");
  });

  test("with a wrong nonce shows it where WooGraphQL's check is missing", async () => {
    const unchecked = createWordPress(withLinks(shop, { transfersUnverified: true }));
    const guest = newGuest();
    await calls.add(guest, 98);
    const browser = newBrowser(unchecked);
    const link = `/transfer-session?session_id=${guest}&_wc_checkout=0123456789`;
    await browser.visit(link);
    expect((await browser.visit("/cart/")).text).toContain("currently empty");
    await browser.submit("/product/glasbuch-nr-4/", {});
    await browser.visit(link);
    expect((await browser.visit("/cart/")).text).toContain("Messingkrug Nr. 5");
  });

  test("of a customer's number with a wrong nonce destroys that session, without the check", async () => {
    const unchecked = createWordPress(withLinks(shop, { transfersUnverified: true }));
    const access = await calls.accessOf(OTHER);
    await calls.add("3", 94, 1, access);
    const browser = newBrowser(unchecked);
    await browser.submit("/product/glasbuch-nr-4/", {});
    await browser.visit("/transfer-session?session_id=3&_wc_checkout=0123456789");
    expect((await browser.visit("/cart/")).text).toContain("currently empty");
    expect(await calls.cartOf("3")).toEqual([]);
  });

  test("does not exist in a shop without the setting", async () => {
    const browser = newBrowser(createWordPress(withLinks(shop, { authorizingUrls: "off" })));
    const link = new URL(await calls.checkoutUrl(newGuest()));
    expect((await browser.visit(link.href)).status).toBe(404);
  });

  test("replaces the cart that the browser had, and merges nothing", async () => {
    const guest = newGuest();
    await calls.add(guest, 98);
    const browser = newBrowser();
    await browser.submit("/product/glasbuch-nr-4/", {});
    await browser.visit(await calls.checkoutUrl(guest));
    const { text } = await browser.visit("/cart/");
    expect(text).toContain("Messingkrug Nr. 5");
    expect(text).not.toContain("Glasbuch");
  });

  test("of a customer logs in; a guest's link logs out again", async () => {
    const browser = newBrowser();
    await browser.visit((await calls.linksOf(CUSTOMER)).accountUrl);
    expect((await browser.visit("/my-account/")).text).toContain("Hello kunde");
    await browser.visit(await calls.checkoutUrl(newGuest()));
    expect((await browser.visit("/my-account/")).text).toContain("not logged in");
  });

  test("is null for the session of an account without its authorization", async () => {
    await calls.accessOf(CUSTOMER);
    expect(await calls.checkoutUrl("2")).toBeNull();
  });
});

describe("a page behind a link, with the plugin for WordPress", () => {
  const filed = createWordPress(withLinks(shop, { linkedPages: true }));
  const follow = async (browser: ReturnType<typeof newBrowser>, link: string, to: string) =>
    (await browser.visit(`${link}&vitrine_to=${to}`)).headers.get("location");

  test("is the payment of an own unpaid order, once the link has logged its customer in", async () => {
    const access = await calls.accessOf(CUSTOMER);
    const id = await calls.awaitPayment("2", { access });
    const { accountUrl } = await calls.linksOf(CUSTOMER);
    const browser = newBrowser(filed);
    expect(await follow(browser, accountUrl, `order-${id}`)).toBe(HOME + calls.payUrl(id));
    expect((await browser.visit(calls.payUrl(id))).text).toContain("Pay for order");
    await browser.submit(calls.payUrl(id), { payment_method: "cod" });
    expect(await follow(browser, accountUrl, `order-${id}`)).toBe(`${HOME}/my-account/`);
  });

  test("is neither another customer's order nor an unknown page", async () => {
    const id = await calls.awaitPayment("3", { access: await calls.accessOf(OTHER) });
    const { accountUrl } = await calls.linksOf(CUSTOMER);
    for (const page of [`order-${id}`, "order-9", "product-9", "https://other.example/", ""]) {
      expect(await follow(newBrowser(filed), accountUrl, page)).toBe(`${HOME}/my-account/`);
    }
  });

  test("is a product, where the shopper's cart is", async () => {
    const { cartUrl } = await calls.linksOf(CUSTOMER);
    const there = await follow(newBrowser(filed), cartUrl, "product-97");
    expect(there).toBe(`${HOME}/product/glasbuch-nr-4/`);
    expect(await follow(newBrowser(), cartUrl, "product-97")).toBe(`${HOME}/cart/`);
  });

  test("is not opened by a wrong nonce", async () => {
    const link = `/transfer-session?session_id=${newGuest()}&_wc_cart=0123456789`;
    expect(await follow(newBrowser(filed), link, "product-97")).toBe(HOME);
  });
});

describe("an order that awaits payment on WordPress", () => {
  test("is paid with its key, once", async () => {
    const id = await calls.awaitPayment(newGuest());
    const browser = newBrowser();
    const card = { payment_method: "wordpress-card", card_number: "424242424242" };
    const paid = await browser.submit(calls.payUrl(id), card);
    expect(paid.headers.get("location")).toBe(HOME + calls.receivedUrl(id));
    expect(calls.statusOf(id)).toBe("processing");
    expect((await browser.visit(calls.payUrl(id))).text).toContain("cannot be paid for");
  });

  test("keeps its status with a wrong key or an unknown payment method", async () => {
    const id = await calls.awaitPayment(newGuest());
    const wrong = await newBrowser().visit(`${calls.payUrl(id)}0`);
    expect(wrong.text).toContain("Sorry, this order is invalid and cannot be paid for.");
    const unknown = await newBrowser().submit(calls.payUrl(id), { payment_method: "none" });
    expect(unknown.text).toContain("Invalid payment method.");
    expect(calls.statusOf(id)).toBe("pending");
  });

  test("needs the login of its customer, which the customer's link brings", async () => {
    const access = await calls.accessOf(CUSTOMER);
    const id = await calls.awaitPayment("2", { access });
    const browser = newBrowser();
    const anonymous = await browser.visit(calls.payUrl(id));
    expect(anonymous.text).toContain("Please log in to your account below");
    expect(anonymous.text).not.toContain("Keramikhose");
    expect((await browser.visit(calls.receivedUrl(id))).text).not.toContain("Keramikhose");
    await browser.visit((await calls.linksOf(CUSTOMER)).accountUrl);
    expect((await browser.visit(calls.payUrl(id))).text).toContain("Pay for order");
    await browser.submit(calls.payUrl(id), { payment_method: "cod" });
    expect(calls.statusOf(id)).toBe("processing");
  });
});
