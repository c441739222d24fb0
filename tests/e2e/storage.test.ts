import type { Page } from "playwright";
import { expect, test } from "vitest";
import { rested } from "#tests/support/settled.ts";
import { addFrom, awake, cartOnServer, fillCart, seesInCart } from "#tests/support/shopper.ts";
import { shareStorefront } from "#tests/support/storefront.ts";

const storefront = shareStorefront();

/** Collects uncaught errors of a page. */
function collectFaults(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
}

const hostile: Record<string, string> = {
  "no JSON": "{not json",
  nothing: "",
  null: "null",
  "a number": "7",
  "another version": JSON.stringify({ version: 999, count: 3, data: { cart: {} } }),
  "an invalid count": JSON.stringify({ version: 1, count: "<b>9</b>", data: { cart: null } }),
  "invalid lines": JSON.stringify({
    version: 1,
    count: 2,
    data: { cart: { contents: { nodes: [null, 5, { key: {} }] } } },
  }),
  "lines without products": JSON.stringify({
    version: 1,
    count: 2,
    data: { cart: { contents: { nodes: [{ key: "a", quantity: 2, product: { node: {} } }] } } },
  }),
  "a prototype": `{"version":1,"count":1,"__proto__":{"x":1},"data":{"cart":{"__proto__":null}}}`,
  "a deep nest": `{"version":1,"data":{"cart":${"[".repeat(5000)}${"]".repeat(5000)}}}`,
};

test.each(Object.entries(hostile))("a stored cart with %s breaks no page", async (_, text) => {
  const shopper = await storefront.shopper();
  await shopper.addInitScript((saved) => {
    if (!sessionStorage.getItem("once")) localStorage.setItem("vitrine.cart", saved);
    sessionStorage.setItem("once", "yes");
  }, text);
  const page = await shopper.newPage();
  const errors = collectFaults(page);
  await page.goto("/");
  await awake(page);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  await addFrom(page, "ember-candle");
  await expect.poll(() => cartOnServer(shopper)).toEqual({ "Ember candle": 1 });
  await seesInCart(page, 1);
  expect(errors).toEqual([]);
});

test("a full local storage takes nothing from the cart", async () => {
  const shopper = await storefront.shopper();
  await shopper.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const page = await shopper.newPage();
  const faults = collectFaults(page);
  await addFrom(page, "ember-candle");
  await seesInCart(page, 1);
  await expect.poll(() => cartOnServer(shopper)).toEqual({ "Ember candle": 1 });
  await page.reload();
  await awake(page);
  await seesInCart(page, 1);
  expect(await cartOnServer(shopper)).toEqual({ "Ember candle": 1 });
  expect(faults).toEqual([]);
});

test("a forbidden local storage takes nothing from the cart", async () => {
  const shopper = await storefront.shopper();
  await shopper.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("forbidden", "SecurityError");
        },
      });
    }
  });
  const page = await shopper.newPage();
  const faults = collectFaults(page);
  await addFrom(page, "ember-candle");
  await seesInCart(page, 1);
  await expect.poll(() => cartOnServer(shopper)).toEqual({ "Ember candle": 1 });
  await page.goto("/cart");
  await awake(page);
  await seesInCart(page, 1);
  await page.getByRole("button", { name: "Remove Ember candle" }).click();
  await seesInCart(page, 0);
  await expect.poll(() => cartOnServer(shopper)).toEqual({});
  expect(faults).toEqual([]);
});

test("the cart count in the served HTML stays the same during hydration", async () => {
  const shopper = await storefront.shopper();
  await fillCart(shopper, ["salt-pig", "oven-glove"]);
  const page = await shopper.newPage();
  await page.goto("/products");
  await seesInCart(page, 2);
  await page.addInitScript(() => {
    const names = new Set<string>();
    Object.assign(globalThis, { seen: names });
    const look = () => {
      const count = document.querySelector<HTMLElement>("[data-cart-count]");
      if (count) names.add(count.hidden ? "none" : (count.textContent ?? ""));
      requestAnimationFrame(look);
    };
    addEventListener("DOMContentLoaded", look);
  });
  // Throttled, so that a frame falls between the script's tasks, as on a phone.
  const session = await shopper.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  for (const path of ["/products", "/product/cabin-mug", "/categories"]) {
    await page.goto(path);
    await awake(page);
    await rested(page);
    expect(await page.evaluate("[...seen]"), path).toEqual(["2"]);
  }
});
