import type { BrowserContext, Page } from "@playwright/test";
import { violationsIn } from "#tests/worlds/browser/axe.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import type { RunningShop } from "#tests/worlds/servers/shop.ts";
import {
  browserShopper,
  fillCart,
  hydrated,
  newShopper,
  seesInCart,
  sentAll,
} from "#tests/worlds/browser/shopper.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";
import { choosePayment, orderThere } from "#tests/worlds/browser/wordpressCheckout.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoShop, openShop } from "#tests/worlds/backends/embeddedShop.ts";
import type { Product } from "#tests/worlds/backends/embeddedShop.ts";

// The embedded shop plays WordPress, below /wordpress.

const [first] = demoShop.products.filter(({ type }) => type === "simple");
if (!first) throw new Error("The demo shop has no simple product.");

/** Product of a plugin's type, which only WordPress sells. */
const SUBSCRIPTION = {
  ...first,
  slug: "club",
  name: "Quarterly club",
  type: "subscription",
} satisfies Product;

/** Creates the data folder of a demo shop that sells the subscription. */
async function subscriptionShop(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "vitrine-subscription-"));
  const settings = { ...demoShop.settings, enablesUnsupportedTypes: true };
  const products = [...demoShop.products, SUBSCRIPTION];
  const shop = await openShop({ dataDir, merchandise: { ...demoShop, settings, products } });
  shop.close();
  return dataDir;
}

test.use({ settings: { CHECKOUT: "both", REDIRECT_PAY: "on" } });

test.describe("An order that waits for its payment", () => {
  /** Orders on WordPress's checkout, and leaves the gateway's page; returns the order. */
  async function orderUnpaid(page: Page) {
    await page.goto("/checkout");
    await page.getByRole("button", { name: "Pay there" }).click();
    await orderThere(page, "redirect-pay");
    await page.waitForURL("**/embedded-pay/*");
    const [, id = ""] = /Order (\d+)/.exec(await page.locator("main").innerText()) ?? [];
    return { id, key: new URL(page.url()).pathname.split("/").at(-1) ?? "" };
  }

  /** Pays by card on WordPress's page of the payment. */
  async function payThere(page: Page, { id }: { id: string }): Promise<void> {
    await page.waitForURL(`**/wordpress/checkout/order-pay/${id}/*`);
    await choosePayment(page);
    await page.getByRole("button", { name: "Pay for order" }).click();
  }

  async function signIn(shopper: BrowserContext, name: string): Promise<void> {
    const [email, password] = [`${name}@example.test`, "correct-horse-battery"];
    await shopper.request.post("/account/register", { form: { email, password } });
    await shopper.request.post("/account/login", { form: { username: email, password } });
  }

  for (const javaScriptEnabled of [true, false]) {
    test(`is paid by its customer from the account, with script: ${javaScriptEnabled}`, async ({
      openShopper,
    }) => {
      const shopper = await openShopper({ javaScriptEnabled });
      await signIn(shopper, javaScriptEnabled ? "ann" : "bea");
      await fillCart(shopper, ["fen-tumbler"]);
      const page = await shopper.newPage();
      const order = await orderUnpaid(page);
      await shopper.clearCookies({ name: /^wordpress_|^wp_/ });
      await page.goto(`/account/orders/${order.id}`);
      expect(javaScriptEnabled ? await violationsIn(page, "main") : []).toEqual([]);
      await page.getByRole("button", { name: "Pay for this order" }).click();
      await payThere(page, order);
      await page.getByRole("heading", { name: `Order ${order.id}`, level: 1 }).waitFor();
      expect(await page.getByRole("button", { name: "Pay for this order" }).count()).toBe(0);
    });
  }

  test("is paid by a guest from the receipt, and by whoever has its email", async ({
    page,
    context: shopper,
    openShopper,
  }) => {
    for (const path of ["order-received", "order-pay"]) {
      await fillCart(shopper, ["fen-tumbler"]);
      const order = await orderUnpaid(page);
      const reader = await (await openShopper()).newPage();
      await reader.goto(`/checkout/${path}/${order.id}/?key=${order.key}`);
      await reader.getByRole("link", { name: /^Pay for this order|^Go to payment/ }).click();
      await payThere(reader, order);
      await reader.getByRole("heading", { name: "Your order is in" }).waitFor();
      expect(await reader.getByRole("link", { name: "Pay for this order" }).count()).toBe(0);
    }
  });
});

test.describe("A product that only WordPress can sell", () => {
  const PAGE = `/product/${SUBSCRIPTION.slug}`;
  let dataDir = "";
  let shop: RunningShop;
  test.beforeAll(async () => {
    dataDir = await subscriptionShop();
    shop = await startUnrenderedShop({ CHECKOUT: "both", DATA_DIR: dataDir });
  });
  test.afterAll(async () => {
    await shop.stop();
    await removeFolder(dataDir);
  });

  /** Presses the button on the product's page, and adds the product in WordPress. */
  async function addThere(page: Page): Promise<void> {
    await page.goto(PAGE);
    await page.getByRole("button", { name: "See options and buy" }).click();
    await page.waitForURL(`**/wordpress${PAGE}/`);
    await page.getByRole("button", { name: "Add to cart" }).click();
    await page.waitForURL("**/wordpress/cart/");
  }

  /** Lets no script of this browser's pages load until the returned function is called. */
  async function holdScripts(shopper: BrowserContext): Promise<() => Promise<void>> {
    await shopper.route("**/*.js", () => {});
    return () => shopper.unroute("**/*.js");
  }

  for (const script of ["that runs", "that is late", "turned off"]) {
    test(`is added there to the storefront's cart, and ordered with it, with script ${script}`, async ({
      browser,
    }) => {
      const javaScriptEnabled = script !== "turned off";
      const shopper = await newShopper(browser, shop.url, { javaScriptEnabled });
      const page = await shopper.newPage();
      if (javaScriptEnabled) {
        await browserShopper(page).add({ slug: "fen-tumbler" });
        await sentAll(page);
      } else {
        await fillCart(shopper, ["fen-tumbler"]);
      }
      const release = script === "that is late" ? await holdScripts(shopper) : async () => {};
      await addThere(page);
      await page.goto("/cart");
      await page.locator("main").getByText(SUBSCRIPTION.name).first().waitFor();
      expect(await page.locator("main").textContent()).toContain("Fen tumbler");

      await page.goto("/checkout");
      await page.getByRole("button", { name: "Pay there" }).click();
      await orderThere(page);
      await page.getByRole("heading", { name: "Your order is in" }).waitFor();
      await release();
      await page.goto("/cart");
      if (javaScriptEnabled) await hydrated(page);
      await page.locator("main").getByText("Your cart is empty").waitFor();
      expect(await page.locator("main").textContent()).not.toContain("in your cart before");
      await shopper.close();
    });
  }

  test("is in the cart of a shopper who had none, and whoever orders there finds it empty", async ({
    browser,
  }) => {
    const shopper = await newShopper(browser, shop.url);
    const page = await shopper.newPage();
    await page.goto(PAGE);
    await hydrated(page);
    expect(await violationsIn(page, "main")).toEqual([]);
    await addThere(page);
    await page.goto("/");
    await seesInCart(page, 1);
    await page.goto(PAGE);
    await hydrated(page);
    await page.getByRole("button", { name: "See options and buy" }).click();
    await page.waitForURL(`**/wordpress${PAGE}/`);
    await page.goto("/wordpress/checkout/");
    await orderThere(page);
    await page.getByRole("heading", { name: "Your order is in" }).waitFor();
    await seesInCart(page, 0);
    expect(await page.locator("main").textContent()).not.toContain("in your cart before");
    await shopper.close();
  });
});
