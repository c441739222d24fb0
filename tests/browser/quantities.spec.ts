import { violationsIn } from "#tests/worlds/browser/axe.ts";
import { settled } from "#tests/worlds/browser/settled.ts";
import { browserShopper, fillCart, hydrated, seesInCart } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

const PHONE = { viewport: { width: 390, height: 844 } };

test("a quantity above the stock is corrected if it was typed before hydration or for another glaze, or is sent by Enter", async ({
  openShopper,
}) => {
  const shopper = await openShopper(PHONE);
  const page = await shopper.newPage();
  const gate = Promise.withResolvers<void>();
  await page.route("**/assets/**/*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto("/product/cabin-mug?glaze=ink", { waitUntil: "commit" });
  const quantity = page.getByLabel("Quantity of Cabin mug");
  await quantity.fill("7");
  gate.resolve();
  await hydrated(page);
  await expect(quantity).toHaveValue("2");
  await page.getByRole("radio", { name: "Celadon" }).check();
  const sentence = page
    .getByRole("status")
    .getByText("Only 2 left, so we’ve set the quantity to 2.");
  await quantity.fill("3");
  await expect(sentence).toHaveCount(0);
  await page.getByRole("radio", { name: "Ink" }).check();
  await sentence.waitFor();
  expect(await quantity.inputValue()).toBe("2");
  expect(await violationsIn(page, "main")).toEqual([]);
  await page.getByRole("button", { name: "One fewer" }).click();
  expect(await sentence.count()).toBe(0);

  // Enter submits from the field itself.
  await quantity.fill("99");
  await quantity.press("Enter");
  await sentence.waitFor();
  await seesInCart(page, 2);
  await expect.poll(() => browserShopper(shopper).cart()).toEqual({ "Cabin mug": 2 });
});

test(
  "a quantity above the stock in a set is corrected too",
  { tag: "@long" },
  async ({ openShopper }) => {
    const page = await (await openShopper(PHONE)).newPage();
    await page.goto("/product/breakfast-set");
    await hydrated(page);
    const quantity = page.getByLabel("Quantity of Stacking plates");
    await quantity.fill("5000");
    await quantity.blur();
    await page
      .getByRole("status")
      .getByText(/^Only (\d+) left, so we’ve set the quantity to \1\.$/)
      .waitFor();
    expect(Number(await quantity.inputValue())).toBeLessThan(5000);
  },
);

test(
  "the row of a line that a typed 0 removes takes the focus, whichever key commits it",
  { tag: "@long" },
  async ({ page, context: shopper }) => {
    await fillCart(shopper, ["sea-salt", "fen-tumbler"], 2);
    await page.goto("/cart");
    await hydrated(page);
    const quantity = page.getByLabel("Quantity of Saltmarsh sea salt");
    const focused = () =>
      page.evaluate(() => {
        const { activeElement: at } = document;
        return at?.getAttribute("aria-label") ?? at?.closest("li")?.textContent;
      });

    // Another quantity leaves the focus to the key.
    await quantity.fill("3");
    await quantity.press("Tab");
    await seesInCart(page, 5);
    expect(await focused()).toBe("One fewer of Saltmarsh sea salt");

    for (const key of ["Tab", "Shift+Tab", "Enter"]) {
      await quantity.fill("0");
      await quantity.press(key);
      await seesInCart(page, 2);
      await settled(page);
      expect(await focused(), key).toBe("Saltmarsh sea salt removed.Put it back");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await seesInCart(page, 5);
      await settled(page);
      expect(await focused(), key).toContain("Saltmarsh sea salt");
    }

    // The focus that a shopper moves to another line stays there.
    await quantity.fill("0");
    await page.getByLabel("Quantity of Fen tumbler").click();
    await seesInCart(page, 2);
    expect(await focused()).toBe("Quantity of Fen tumbler");
  },
);

test(
  "a tapped button on a touch screen keeps no hover style after the tap",
  { tag: "@long" },
  async ({ openShopper, browserName }) => {
    test.skip(browserName === "firefox", "Firefox has no mobile mode");
    const page = await (
      await openShopper({ ...PHONE, hasTouch: true, isMobile: true, reducedMotion: "reduce" })
    ).newPage();
    await page.goto("/product/sea-salt");
    await hydrated(page);
    const quantity = page.getByLabel("Quantity of Saltmarsh sea salt");
    const effects = {
      "One more": async () => {
        await expect(quantity).toHaveValue("2");
      },
      "Add to cart": () => seesInCart(page, 2),
    };
    for (const [name, takesEffect] of Object.entries(effects)) {
      const button = page.getByRole("button", { name, exact: true }).first();
      const ground = () => button.evaluate((shown) => getComputedStyle(shown).backgroundColor);
      const before = await ground();
      await button.tap();
      await takesEffect();
      await settled(page);
      // A hover style would fade in.
      await button.evaluate((shown) =>
        Promise.allSettled(shown.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
      expect(await ground(), name).toBe(before);
    }
  },
);

test(
  "quantities typed with the digits of another script count, on a product page and in the cart",
  { tag: "@long" },
  async ({ page, context: shopper }) => {
    await page.goto("/product/sea-salt");
    await hydrated(page);
    const quantity = page.getByLabel("Quantity of", { exact: false }).first();
    await quantity.selectText();
    await page.keyboard.insertText("\u0663");
    expect(await quantity.inputValue()).toBe("3");
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await expect.poll(async () => Object.values(await browserShopper(shopper).cart())).toEqual([3]);
    await page.goto("/cart");
    await hydrated(page);
    const line = page.getByRole("spinbutton").first();
    await line.selectText();
    await page.keyboard.insertText("\u06F5");
    expect(await line.inputValue()).toBe("5");
  },
);
