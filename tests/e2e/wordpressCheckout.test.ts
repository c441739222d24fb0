import type { BrowserContext, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { violationsIn } from "#tests/support/axe.ts";
import { goBack } from "#tests/support/browserHistory.ts";
import { responseTo } from "#tests/support/calls.ts";
import { addFrom, fillCart, hydrated, seesInCart } from "#tests/support/shopper.ts";
import { openStorefront } from "#tests/support/storefront.ts";
import { orderThere } from "#tests/support/wordpressCheckout.ts";

// The embedded shop plays WordPress, below /wordpress.

const PRODUCT = "fen-tumbler";

/** Opens the checkout of a new shopper with a product in the cart. */
async function comeToCheckout(shopper: BrowserContext): Promise<Page> {
  const page = await shopper.newPage();
  await addFrom(page, PRODUCT);
  await seesInCart(page, 1);
  await page.goto("/checkout");
  await hydrated(page);
  return page;
}

/** Returns the text of the cart page, after the browser's own read of the cart. */
async function cartText(page: Page): Promise<string> {
  // From here on, since the page before may still be reading it.
  await page.goto("/cart", { waitUntil: "commit" });
  await responseTo(page, "useCartQuery");
  return (await page.locator("main").textContent()) ?? "";
}

describe("Beside the storefront's checkout", () => {
  const storefront = openStorefront({ CHECKOUT: "both" });

  test("a guest pays on WordPress's, comes back to the receipt, and the cart is not offered again", async () => {
    const page = await comeToCheckout(await storefront.shopper());
    await page.getByRole("button", { name: "Pay there" }).click();
    await orderThere(page);
    await page.getByRole("heading", { name: "Your order is in" }).waitFor();
    expect(await page.locator("main").textContent()).toContain("Fen tumbler");
    const text = await cartText(page);
    expect(text).toContain("Your cart is empty");
    expect(text).not.toContain("You had these in your cart before");
  });

  test("whoever gives up there finds the cart, and can go there again", async () => {
    const page = await comeToCheckout(await storefront.shopper());
    await page.getByRole("button", { name: "Pay there" }).click();
    await page.waitForURL("**/wordpress/checkout/");
    await goBack(page);
    const button = page.getByRole("button", { name: "Pay there" });
    await expect.poll(() => button.getAttribute("aria-busy")).toBeNull();
    await button.click();
    await page.waitForURL("**/wordpress/checkout/");
    expect(await cartText(page)).toContain("Fen tumbler");
  });

  test("a shopper without JavaScript pays there too", async () => {
    const shopper = await storefront.shopper({ javaScriptEnabled: false });
    await fillCart(shopper, [PRODUCT]);
    const page = await shopper.newPage();
    await page.goto("/checkout");
    await page.getByRole("button", { name: "Pay there" }).click();
    await orderThere(page);
    await page.getByRole("heading", { name: "Your order is in" }).waitFor();
    await page.goto("/cart");
    expect(await page.locator("main").textContent()).toContain("Your cart is empty");
  });

  test("a customer is signed in there, and comes back to the order in the account", async () => {
    const shopper = await storefront.shopper();
    const [email, password] = ["wilma@example.test", "a password of hers"];
    await shopper.request.post("/account/register", { form: { email, password } });
    await shopper.request.post("/account/login", { form: { username: email, password } });
    const page = await comeToCheckout(shopper);
    await page.getByRole("button", { name: "Pay there" }).click();
    await orderThere(page);
    await page.getByRole("heading", { name: /^Order \d+/, level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/account\/orders\//);
    expect(await cartText(page)).toContain("Your cart is empty");
  });

  test("the order that another tab has placed there is gone from this tab's cart", async () => {
    const shopper = await storefront.shopper();
    const page = await comeToCheckout(shopper);
    const other = await shopper.newPage();
    await other.goto("/cart");
    await hydrated(other);
    await page.getByRole("button", { name: "Pay there" }).click();
    await orderThere(page);
    await page.getByRole("heading", { name: "Your order is in" }).waitFor();
    await expect.poll(() => other.locator("main").textContent()).toContain("Your cart is empty");
    expect(await other.locator("main").textContent()).not.toContain("in your cart before");
  });

  test("the way there is accessible on a phone and on a desktop", async () => {
    const page = await comeToCheckout(await storefront.shopper());
    await page.getByText("Other ways to pay").waitFor();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsIn(page)).toEqual([]);
    }
  });
});

describe("Among the storefront's own methods", () => {
  const storefront = openStorefront({ WORDPRESS_PAYMENTS: "cheque" });

  test.each([true, false])(
    "one that is paid in WordPress leads there with the cart and what is typed (JavaScript: %s)",
    async (javaScriptEnabled) => {
      const shopper = await storefront.shopper({ javaScriptEnabled });
      await fillCart(shopper, [PRODUCT]);
      const page = await shopper.newPage();
      await page.goto("/checkout");
      if (javaScriptEnabled) await hydrated(page);
      await page.getByLabel("Email").fill("wilma@example.test");
      await page.getByRole("radio", { name: /You pay on the next page/ }).check();
      const name = javaScriptEnabled ? "Continue to payment" : "Place order";
      await page.getByRole("button", { name }).click();
      await page.waitForURL("**/wordpress/checkout/");
      expect(await page.locator("[name=billing_email]").inputValue()).toBe("wilma@example.test");
      await orderThere(page);
      await page.getByRole("heading", { name: "Your order is in" }).waitFor();
      await page.goto("/cart");
      await expect.poll(() => page.locator("main").textContent()).toContain("Your cart is empty");
      expect(await page.locator("main").textContent()).not.toContain("in your cart before");
    },
  );
});

describe("In place of the storefront's checkout", () => {
  const storefront = openStorefront({ CHECKOUT: "wordpress" });

  test("WordPress's follows one page with the order", async () => {
    const page = await comeToCheckout(await storefront.shopper());
    expect(await page.getByRole("button", { name: "Place order" }).count()).toBe(0);
    expect(await violationsIn(page)).toEqual([]);
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await orderThere(page);
    await page.getByRole("heading", { name: "Your order is in" }).waitFor();
  });
});
