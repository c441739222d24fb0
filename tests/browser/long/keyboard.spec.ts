import type { Page } from "@playwright/test";
import { withConnection } from "#tests/worlds/browser/requests.ts";
import { hydrated, fillCart, seesInCart } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

test.use({ settings: {} });

/** Returns name, label and text of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    const names = [at?.getAttribute("name"), at?.getAttribute("aria-label"), at?.textContent];
    return names.filter(Boolean).join("; ").trim();
  });

/**
 * True if the focus is in the page, or the document is new to the test: then it has been nowhere.
 */
const hasFocus = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    const isNew = dataset["visited"] === undefined;
    dataset["visited"] = "";
    return isNew || document.activeElement !== document.body;
  });

/**
 * Presses one key repeatedly until an element of this name has the focus, which must not have
 * fallen to the body before.
 */
async function goTo(page: Page, name: RegExp, key = "Tab"): Promise<void> {
  await expect.poll(() => hasFocus(page), { message: String(name) }).toBe(true);
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press(key);
    if (name.test(await focused(page))) return;
  }
  throw new Error(`${key} never came to ${name}`);
}

test.use({ reducedMotion: "reduce" });

test("a shopper goes from the front page to a placed order by keyboard alone", async ({
  page,
  context: shopper,
}) => {
  // Otherwise each link that the focus passes is prefetched, and the shop renders its page.
  await withConnection(page, { saveData: true });
  await page.goto("/");
  await goTo(page, /^Skip to content$/);
  await page.keyboard.press("Enter");
  await goTo(page, /^Vesper lamp/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Vesper lamp" }).waitFor();
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });

  await goTo(page, /^Larger view/);
  await goTo(page, /^attribute_/);
  const chosen = () =>
    page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value);
  const before = await chosen();
  await page.keyboard.press("ArrowRight");
  await expect.poll(chosen).not.toBe(before);
  await goTo(page, /^Add to cart$/);
  await page.keyboard.press("Enter");
  await seesInCart(page, 1);

  await page.keyboard.press("Home");
  await goTo(page, /^Cart, 1 item/, "Shift+Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Cart" }).waitFor();
  await goTo(page, /One more of Vesper lamp/);
  await page.keyboard.press("Enter");
  await seesInCart(page, 2);
  await goTo(page, /^Go to checkout$/);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/checkout");
  await page.getByRole("button", { name: "Place order" }).waitFor();

  const typed = {
    email: "mira@shop.example",
    phone: "01373 462153",
    shipping_firstName: "Mira",
    shipping_lastName: "Holt",
    shipping_postcode: "BA11 1BZ",
    shipping_address1: "3 Willow Vale",
    shipping_city: "Frome",
  };
  for (const [field, text] of Object.entries(typed)) {
    await goTo(page, new RegExp(`^${field}\\b`));
    await page.keyboard.type(text);
  }
  await goTo(page, /^paymentMethod$/);
  await page.keyboard.press("Space");
  // The first method is the card; its neighbor is paid without fields.
  await page.keyboard.press("ArrowDown");
  await goTo(page, /^terms$/);
  await page.keyboard.press("Space");
  await goTo(page, /Place order/);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/success");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await (await shopper.request.get("/cart")).text()).toContain("Your cart is empty");
});

test("the focus stays at the coupons after one is removed, on the cart page and at the checkout", async ({
  page,
  context: shopper,
}) => {
  await fillCart(shopper, ["sea-salt"]);
  for (const path of ["/cart", "/checkout"]) {
    await shopper.request.post("/checkout", { form: { code: "WELCOME10", step: "code" } });
    await page.goto(path);
    await hydrated(page);
    const remove = page.getByRole("button", { name: "Remove code WELCOME10" });
    await remove.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("status").getByText("Code WELCOME10 removed.").waitFor();
    const focusedTag = () => page.evaluate(() => document.activeElement?.tagName);
    await expect.poll(focusedTag, { message: path }).toBe("DIV");
    await page.keyboard.press("Tab");
    const next = path === "/cart" ? await focusedTag() : await focused(page);
    expect(next, path).toMatch(path === "/cart" ? /^SUMMARY$/ : /^code/);
  }
});
