import { rested } from "#tests/worlds/browser/settled.ts";
import { browserShopper, fillCart, hydrated, seesInCart } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

test("a stored cart with broken lines breaks no page", async ({ page, context: shopper }) => {
  const nodes = [{ key: "a", quantity: 2, product: { node: {} } }, null];
  const broken = { version: 1, count: 2, data: { cart: { contents: { nodes } } } };
  await shopper.addInitScript((saved) => {
    if (!sessionStorage.getItem("once")) localStorage.setItem("vitrine.cart", saved);
    sessionStorage.setItem("once", "yes");
  }, JSON.stringify(broken));
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto("/");
  await hydrated(page);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  await browserShopper(page).add({ slug: "ember-candle" });
  await expect.poll(() => browserShopper(shopper).cart()).toEqual({ "Ember candle": 1 });
  await seesInCart(page, 1);
  expect(errors).toEqual([]);
});

test("the cart count in the served HTML stays the same during hydration", async ({
  page,
  context: shopper,
}) => {
  await fillCart(shopper, ["salt-pig", "oven-glove"]);
  await page.goto("/products");
  await seesInCart(page, 2);
  await page.addInitScript(() => {
    const names = new Set<string>();
    Object.assign(globalThis, { names });
    const look = () => {
      const count = document.querySelector<HTMLElement>("[data-cart-count]");
      if (count) names.add(count.hidden ? "none" : (count.textContent ?? ""));
    };
    // On a phone a frame may fall between any two tasks: the count is read after each task that
    // has changed the page, before any other.
    const lookNext = () => void scheduler.postTask(look, { priority: "user-blocking" });
    const changes = { subtree: true, childList: true, characterData: true, attributes: true };
    addEventListener("DOMContentLoaded", () => {
      look();
      new MutationObserver(lookNext).observe(document, changes);
    });
  });
  for (const path of ["/products", "/product/cabin-mug", "/categories"]) {
    await page.goto(path);
    await hydrated(page);
    await rested(page);
    expect(await page.evaluate("[...names]"), path).toEqual(["2"]);
  }
});
