import type { Page } from "@playwright/test";
import { violationsIn } from "#tests/worlds/browser/axe.ts";
import { goBack } from "#tests/worlds/browser/browserHistory.ts";
import { responseTo } from "#tests/worlds/browser/calls.ts";
import { fillCart, hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";
import { comeToCheckout, orderThere, PRODUCT } from "#tests/worlds/browser/wordpressCheckout.ts";

// WordPress's checkout beside the storefront's; the embedded shop plays WordPress, below /wordpress.

test.use({ settings: { CHECKOUT: "both" } });

/** Returns the text of the cart page, after the browser's own read of the cart. */
async function cartText(page: Page): Promise<string> {
  // From here on, since the page before may still be reading it.
  await page.goto("/cart", { waitUntil: "commit" });
  await responseTo(page, "useCartQuery");
  return (await page.locator("main").textContent()) ?? "";
}

test("a guest pays on WordPress's, comes back to the receipt, and the cart is not offered again", async ({
  openShopper,
}) => {
  const page = await comeToCheckout(await openShopper());
  await page.getByRole("button", { name: "Pay there" }).click();
  await orderThere(page);
  await page.getByRole("heading", { name: "Your order is in" }).waitFor();
  expect(await page.locator("main").textContent()).toContain("Fen tumbler");
  const text = await cartText(page);
  expect(text).toContain("Your cart is empty");
  expect(text).not.toContain("You had these in your cart before");
});

test(
  "whoever gives up there finds the cart, and can go there again",
  { tag: "@long" },
  async ({ openShopper }) => {
    const page = await comeToCheckout(await openShopper());
    await page.getByRole("button", { name: "Pay there" }).click();
    await page.waitForURL("**/wordpress/checkout/");
    await goBack(page);
    const button = page.getByRole("button", { name: "Pay there" });
    await expect.poll(() => button.getAttribute("aria-busy")).toBeNull();
    await button.click();
    await page.waitForURL("**/wordpress/checkout/");
    expect(await cartText(page)).toContain("Fen tumbler");
  },
);

test("a shopper without JavaScript pays there too", { tag: "@long" }, async ({ openShopper }) => {
  const shopper = await openShopper({ javaScriptEnabled: false });
  await fillCart(shopper, [PRODUCT]);
  const page = await shopper.newPage();
  await page.goto("/checkout");
  await page.getByRole("button", { name: "Pay there" }).click();
  await orderThere(page);
  await page.getByRole("heading", { name: "Your order is in" }).waitFor();
  await page.goto("/cart");
  expect(await page.locator("main").textContent()).toContain("Your cart is empty");
});

test(
  "a customer is signed in there, and comes back to the order in the account",
  { tag: "@long" },
  async ({ context: shopper }) => {
    const [email, password] = ["wilma@example.test", "a password of hers"];
    await shopper.request.post("/account/register", { form: { email, password } });
    await shopper.request.post("/account/login", { form: { username: email, password } });
    const page = await comeToCheckout(shopper);
    await page.getByRole("button", { name: "Pay there" }).click();
    await orderThere(page);
    await page.getByRole("heading", { name: /^Order \d+/, level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/account\/orders\//);
    expect(await cartText(page)).toContain("Your cart is empty");
  },
);

test(
  "the order that another tab has placed there is gone from this tab's cart",
  { tag: "@long" },
  async ({ context: shopper }) => {
    const page = await comeToCheckout(shopper);
    const other = await shopper.newPage();
    await other.goto("/cart");
    await hydrated(other);
    await page.getByRole("button", { name: "Pay there" }).click();
    await orderThere(page);
    await page.getByRole("heading", { name: "Your order is in" }).waitFor();
    await expect.poll(() => other.locator("main").textContent()).toContain("Your cart is empty");
    expect(await other.locator("main").textContent()).not.toContain("in your cart before");
  },
);

test(
  "the way there is accessible on a phone and on a desktop",
  { tag: "@long" },
  async ({ openShopper }) => {
    const page = await comeToCheckout(await openShopper());
    await page.getByText("Other ways to pay").waitFor();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsIn(page)).toEqual([]);
    }
  },
);
