import type { Locator } from "@playwright/test";
import { hydrated, fillCart } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

/** Returns whether nothing covers an element, at its corners and in its middle, on the screen. */
const isUncovered = (element: Locator) =>
  element.evaluate((shown) => {
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const places = [top + 1, (top + bottom) / 2, bottom - 1].flatMap((y) =>
      [left + 1, (left + right) / 2, right - 1].map((x) => document.elementFromPoint(x, y)),
    );
    return bottom - top > 10 && places.every((place) => place !== null && shown.contains(place));
  });

for (const [device, viewport] of [
  ["phone", { width: 390, height: 844 }],
  ["desktop", { width: 1440, height: 900 }],
] as const) {
  test(`the cart's answers to a wrong code, a right code and a place of delivery are in view on a ${device}`, async ({
    openShopper,
  }) => {
    const shopper = await openShopper({ viewport });
    await fillCart(shopper, ["salt-pig", "ember-candle", "sea-salt", "field-notes", "well-carafe"]);
    const page = await shopper.newPage();
    await page.goto("/cart");
    await hydrated(page);

    await page.getByText("Add a discount code").click();
    await page.getByLabel("Discount code").fill("WRONG");
    await page.getByRole("button", { name: "Apply" }).click();
    const refusal = page.getByText("We don’t recognise that code.");
    await refusal.waitFor();
    expect(await isUncovered(refusal)).toBe(true);

    await page.getByLabel("Discount code").fill("WELCOME10");
    await page.getByRole("button", { name: "Apply" }).click();
    const applied = page.getByRole("button", { name: "Remove code WELCOME10" });
    await applied.waitFor();
    await expect.poll(() => isUncovered(applied)).toBe(true);
    // The code's field is closed.
    await expect(page.getByLabel("Discount code")).toBeHidden();
    expect(await refusal.isVisible()).toBe(false);

    await page.getByText("Estimate delivery").click();
    await page.getByLabel("Country").selectOption("US");
    await page.getByLabel("State").selectOption("New York");
    await page.getByLabel("Postcode").fill("10001");
    const show = page.getByRole("button", { name: "Show delivery" });
    expect(await isUncovered(show)).toBe(true);
    await show.click();
    const rates = page.getByText("Delivered to the rest of the world", { exact: true });
    await rates.waitFor();
    await expect.poll(() => isUncovered(rates)).toBe(true);
  });
}
