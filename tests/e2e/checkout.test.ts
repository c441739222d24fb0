import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { violationsIn } from "#tests/support/axe.ts";
import { awake } from "#tests/support/shopper.ts";
import { openStorefront } from "#tests/support/storefront.ts";

const storefront = openStorefront();

/** Fen tumblers, at £16 each. */
const addTumblers = (shopper: BrowserContext, quantity: number) =>
  shopper.request.post("/cart/items", {
    form: { productId: "28", quantity: String(quantity) },
  });

/** Types into the field that has the focus, and goes on to the next. */
async function typeOn(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute("name") ?? element?.textContent;
  });

const totals = (page: Page) => page.getByRole("region", { name: "Totals" });

test("a guest buys by keyboard: led to what is missing, with a code, paying on delivery", async () => {
  const shopper = await storefront.shopper({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  await addTumblers(shopper, 5);
  const page = await shopper.newPage();
  await page.goto("/checkout");
  await awake(page);

  await page.getByRole("button", { name: "Place order" }).press("Enter");
  await page.getByRole("heading", { name: "There were errors in your form." }).waitFor();
  await expect.poll(() => focused(page)).toBe("Email is required.");
  expect(await violationsIn(page)).toEqual([]);
  await page.keyboard.press("Enter");
  expect(await focused(page)).toBe("email");
  await typeOn(page, "mira@shop.example", "01373 462153");
  expect(await focused(page)).toBe("shipping_country");
  await page.keyboard.press("Tab");
  await typeOn(page, "Mira", "Holt", "", "3 Willow Vale", "", "Frome", "BA11");
  await page.getByText("Enter a full postcode, like EC1Y 8SY.").first().waitFor();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("End");
  await page.keyboard.type(" 1BZ");

  // What was typed is there again after a reload.
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("1BZ");
  await page.reload();
  await awake(page);
  await expect.poll(() => page.getByLabel("Postcode").inputValue()).toBe("BA11 1BZ");
  expect(await page.getByLabel("Email").inputValue()).toBe("mira@shop.example");

  await page.getByRole("radio", { name: /^Delivered in/ }).press("Space");
  await totals(page).getByText("£3.75").waitFor();
  await page.getByRole("radio", { name: /^Direct bank transfer/ }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.getByLabel("Discount code").focus();
  await page.keyboard.type("from5");
  await page.keyboard.press("Enter");
  await page.getByText("does not exist").waitFor();
  await page.getByLabel("Discount code").fill("FROME5");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Remove code frome5" }).waitFor();
  await totals(page).getByText("Discount").waitFor();
  await page.getByRole("checkbox", { name: /agree/ }).press("Space");
  expect(await violationsIn(page)).toEqual([]);

  // Another tab adds to the cart: nothing is placed at a total that was not seen.
  await addTumblers(shopper, 1);
  await page.getByRole("button", { name: "Place order" }).press("Enter");
  const notice = page.getByRole("alert").filter({ hasText: "There are now 6" });
  await notice.waitFor();
  await expect.poll(() => notice.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await violationsIn(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/success");
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await (await shopper.request.get("/cart")).text()).toContain("Your cart is empty");
});

test("fields follow the country, and the rates go with it", async () => {
  const shopper = await storefront.shopper();
  await addTumblers(shopper, 1);
  const page = await shopper.newPage();
  await page.goto("/checkout");
  await awake(page);
  const order = () =>
    page
      .locator("[name^=shipping_]")
      .evaluateAll((fields) => fields.map((field) => field.getAttribute("name")?.slice(9)));
  await page.getByLabel("Country").selectOption("JP");
  await page.getByLabel("Prefecture").waitFor();
  expect((await order()).slice(4)).toEqual(["postcode", "state", "city", "address1", "address2"]);
  await page.getByLabel("Country").selectOption("US");
  await page.getByLabel("ZIP code").fill("9021");
  await page.getByLabel("ZIP code").press("Tab");
  await page.getByRole("combobox", { name: "State" }).selectOption("CA");
  await page.getByText("Enter a full ZIP code, like 95014.").waitFor();
  await expect.poll(() => page.getByRole("radio", { name: /^Collected/ }).count()).toBe(0);
  await page.getByRole("radio", { name: "Another address" }).check();
  await expect.poll(() => page.getByLabel("Country").count()).toBe(2);
});

test("a checkout without script is a form: brought up to date, mended, and placed", async () => {
  const shopper = await storefront.shopper({ javaScriptEnabled: false });
  await addTumblers(shopper, 1);
  const page = await shopper.newPage();
  await page.goto("/checkout");
  await page.getByLabel("Email").fill("nora@shop.example");
  await page.getByLabel("Country").first().selectOption("IE");
  await page.getByRole("button", { name: "Update delivery and totals" }).click();
  await page.getByLabel("Eircode").first().waitFor();

  await page.getByLabel("Phone").fill("01 234 5678");
  await page.getByLabel("First name").first().fill("Nora");
  await page.getByLabel("Last name").first().fill("Byrne");
  await page.getByLabel("Address", { exact: true }).first().fill("1 Main Street");
  await page.getByLabel("Email").fill("nora@shop.example");
  await page.getByRole("checkbox", { name: /agree/ }).check();
  await page.getByRole("button", { name: "Place order" }).click();
  await page.getByRole("link", { name: "Town or city is required." }).waitFor();
  expect(await page.getByLabel("First name").first().inputValue()).toBe("Nora");

  await page.getByLabel("Town or city").first().fill("Birr");
  await page.getByRole("button", { name: "Place order" }).click();
  await page.waitForURL("**/success");
});
