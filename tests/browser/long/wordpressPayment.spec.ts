import { fillCart, hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";
import { orderThere, PRODUCT } from "#tests/worlds/browser/wordpressCheckout.ts";

// WordPress's payments among the storefront's own methods.

test.use({ settings: { WORDPRESS_PAYMENTS: "cheque" } });

for (const javaScriptEnabled of [true, false]) {
  test(`one that is paid in WordPress leads there with the cart and what is typed (JavaScript: ${javaScriptEnabled})`, async ({
    openShopper,
  }) => {
    const shopper = await openShopper({ javaScriptEnabled });
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
  });
}
