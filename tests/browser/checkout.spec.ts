import type { BrowserContext, Page } from "@playwright/test";
import { violationsIn } from "#tests/worlds/browser/axe.ts";
import { goBack } from "#tests/worlds/browser/browserHistory.ts";
import { fillIn, typedIn, typeOn } from "#tests/worlds/browser/checkoutPage.ts";
import { person, purchases } from "#tests/worlds/shoppers/purchases.ts";
import { hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

test.use({ settings: { REDIRECT_PAY: "on" } });
const CALM = { reducedMotion: "reduce" } as const;

/** Adds Fen tumblers, at £16 each. */
const addTumblers = (shopper: BrowserContext, quantity: number) =>
  shopper.request.post("/cart/items", {
    form: { productId: "28", quantity: String(quantity) },
  });

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute("name") ?? element?.textContent;
  });

const totals = (page: Page) => page.getByRole("region", { name: "Totals" });

test("a guest checks out by keyboard with validation errors, a coupon and cash on delivery", async ({
  openShopper,
}) => {
  const shopper = await openShopper({ viewport: { width: 1440, height: 900 }, ...CALM });
  // Buttons of wallets arrive above the form.
  await shopper.addInitScript(() => Reflect.deleteProperty(window, "PaymentRequest"));
  await addTumblers(shopper, 5);
  const page = await shopper.newPage();
  await page.goto("/checkout");
  await hydrated(page);
  const topOf = async (part: string) => (await page.locator(part).first().boundingBox())?.y;
  expect(await topOf("#checkout section")).toBe(await topOf("main aside"));

  await page.getByRole("button", { name: "Place order" }).press("Enter");
  await page.getByRole("heading", { name: "There were errors in your form." }).waitFor();
  await expect.poll(() => focused(page)).toBe("Email");
  expect(await violationsIn(page, "main")).toEqual([]);
  await page.keyboard.press("Enter");
  expect(await focused(page)).toBe("email");
  await typeOn(page, "mira@shop.example", "01373 462153");
  expect(await focused(page)).toBe("shipping_country");
  await page.keyboard.press("Tab");
  await typeOn(page, "Mira", "Holt", "BA11");
  await page.getByText("Enter a full postcode, like EC1Y 8SY.").first().waitFor();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("End");
  // The second Tab passes by company and second address line, which stay collapsed.
  await typeOn(page, "1bz", "3 Willow Vale", "", "Frome");

  // A reload restores the typed values.
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("Frome");
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel("Postcode")).toHaveValue("BA11 1BZ");
  expect(await page.getByLabel("Email").inputValue()).toBe("mira@shop.example");

  await page.getByRole("radio", { name: /^Tracked and signed for/ }).press("Space");
  await totals(page).getByText("£4.50").waitFor();
  await page.getByRole("radio", { name: /^Direct bank transfer/ }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.getByRole("radio", { name: /^Cash on delivery/, checked: true }).waitFor();
  await page.getByLabel("Discount code").focus();
  await page.keyboard.type("from5");
  await page.keyboard.press("Enter");
  await page.getByText("We don’t recognise that code.").waitFor();
  await page.getByLabel("Discount code").fill("FROME5");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Remove code FROME5" }).waitFor();
  await totals(page).getByText("Discount (FROME5)").waitFor();
  await page.getByRole("checkbox", { name: /agree/ }).press("Space");
  expect(await violationsIn(page, "main")).toEqual([]);

  // Another tab adds to the cart: the shop places no order at an unconfirmed total.
  await addTumblers(shopper, 1);
  await page.getByRole("button", { name: "Place order" }).press("Enter");
  const notice = page.getByRole("alert").filter({ hasText: "Your order now has 6" });
  await notice.waitFor();
  await expect(notice).toBeFocused();
  expect(await violationsIn(page, "main")).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/success");
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await (await shopper.request.get("/cart")).text()).toContain("Your cart is empty");
});

const fieldsOf = (page: Page) =>
  page
    .locator("[name^=shipping_]")
    .evaluateAll((fields) => fields.map((field) => field.getAttribute("name")?.slice(9)));

/** A shipping rate's radio, once that rate is applied to the totals. */
const delivery = (page: Page, rate: string) =>
  page.getByRole("radio", { name: new RegExp(`^${rate}`), checked: true });

/** Opens the checkout for one tumbler shipped to a country. */
async function openCheckoutTo(shopper: BrowserContext, country: string): Promise<Page> {
  await addTumblers(shopper, 1);
  const page = await shopper.newPage();
  await page.goto("/checkout");
  await hydrated(page);
  await page.getByLabel("Country").selectOption(country);
  return page;
}

async function place(page: Page, pay: string): Promise<void> {
  await page.getByRole("radio", { name: new RegExp(`^${pay}`) }).check();
  await page.getByRole("checkbox", { name: /agree/ }).check();
  await page.getByRole("button", { name: "Place order" }).click();
}

const receipt = (page: Page) => page.locator("#main");

for (const [country, { order, typed, rate, pay, lines }] of Object.entries(purchases)) {
  test(
    `a guest in ${country} fills in the address fields of that country and places an order`,
    { tag: "@long" },
    async ({ openShopper }) => {
      const page = await openCheckoutTo(await openShopper(CALM), country);
      await expect.poll(async () => (await fieldsOf(page)).slice(3)).toEqual(order);
      const [postcode = ""] = Object.keys(typed).filter((label) => label.endsWith("code"));
      await fillIn(page, { ...person, ...typed, [postcode]: "9" });
      await page.getByLabel(postcode).blur();
      await page
        .getByText(/^Enter a full /)
        .first()
        .waitFor();
      await fillIn(page, { [postcode]: typed[postcode] ?? "" });
      await delivery(page, rate).waitFor();
      await place(page, pay);
      await page.waitForURL("**/success");
      await receipt(page)
        .getByText(/^Order \d+, placed on/)
        .waitFor();
      for (const text of [...lines, pay, rate]) {
        await receipt(page).getByText(text, { exact: true }).first().waitFor();
      }
      expect(await violationsIn(page, "main")).toEqual([]);
    },
  );
}

test(
  "a guest in Japan pays on another page after the first payment attempt fails",
  { tag: "@long" },
  async ({ openShopper }) => {
    const page = await openCheckoutTo(await openShopper(CALM), "JP");
    await page.getByLabel("Prefecture").waitFor();
    expect((await fieldsOf(page)).slice(1).join(" ")).toBe(
      "lastName firstName postcode state city address1 company address2",
    );
    await fillIn(page, {
      ...person,
      Postcode: "100-0001",
      Prefecture: "JP13",
      Address: "1-1 Chiyoda",
      Phone: "03-3224-9999",
    });
    await delivery(page, "Delivered to the rest of the world").waitFor();
    await place(page, "Pay on another page");
    await page.getByRole("button", { name: "Let the payment fail" }).click();
    await page.getByRole("heading", { name: "The payment didn’t go through" }).waitFor();
    await receipt(page).getByText("Tokyo", { exact: true }).waitFor();
    await hydrated(page);
    expect(await violationsIn(page, "main")).toEqual([]);
    await page.getByRole("link", { name: "Try the payment again" }).click();
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await page.getByRole("heading", { name: "Your order is in" }).waitFor();
  },
);

test("typed values survive a late response, navigating away and back, and a failed order request", async ({
  openShopper,
}) => {
  const page = await openCheckoutTo(await openShopper(CALM), "DE");
  await fillIn(page, { ...person, Address: "Hauptstraße 1", Postcode: "10115" });
  // The backend is slow to price this address, and the shopper types on meanwhile.
  let late = 0;
  await page.route("**/graphql", async (route) => {
    late += 1;
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.getByLabel("Town or city").fill("Berlin");
  await expect.poll(() => late).toBeGreaterThan(0);
  await fillIn(page, {
    "Town or city": "Berlin-Mitte",
    Phone: "030 901820",
  });
  await page.getByText("Add a note").click();
  await page.getByLabel("Note (optional)").fill("Zweimal klingeln.");
  await delivery(page, "Delivered to Ireland or the EU").waitFor();
  await totals(page).getByText("Updating").waitFor({ state: "hidden" });
  const typed = await typedIn(page);
  expect(typed).toMatchObject({
    email: "mira@shop.example",
    phone: "030 901820",
    shipping_city: "Berlin-Mitte",
    shipping_country: "DE",
    customerNote: "Zweimal klingeln.",
  });
  await page.unroute("**/graphql");

  // The test scrolls to the link, at which the header returns and moves it: no shopper scrolls and
  // presses within one frame.
  const change = page.getByRole("link", { name: "Change" });
  await change.hover();
  await change.click();
  await page.getByRole("heading", { level: 1, name: "Cart" }).waitFor();
  await goBack(page);
  await expect.poll(() => typedIn(page)).toEqual(typed);

  await page.route("**/checkout", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await place(page, "Cheque");
  const notice = page.getByRole("alert").filter({ hasText: "we never place an order twice" });
  await notice.waitFor();
  expect(await typedIn(page)).toEqual(typed);
  await page.unroute("**/checkout");
  await page.getByRole("button", { name: "Place order" }).click();
  await page.waitForURL("**/success");
  await receipt(page).getByText("10115 Berlin-Mitte", { exact: true }).waitFor();
  await receipt(page).getByText("Cheque", { exact: true }).waitFor();
});

test("a checkout without JavaScript updates its totals, shows errors and places the order as a form", async ({
  openShopper,
}) => {
  const shopper = await openShopper({ javaScriptEnabled: false });
  await addTumblers(shopper, 4);
  const page = await shopper.newPage();
  await page.goto("/checkout");
  await page.getByLabel("Email").fill("nora@shop.example");
  await page.getByLabel("Discount code").fill("FROME5");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByRole("button", { name: "Remove code FROME5" }).waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe("nora@shop.example");
  await page.getByLabel("Country").first().selectOption("IE");
  await page.getByRole("button", { name: "Update delivery and totals" }).click();
  await page.getByLabel("Eircode").first().waitFor();

  await page.getByLabel("Phone").fill("01 234 5678");
  await page.getByLabel("First name").first().fill("Nora");
  await page.getByLabel("Last name").first().fill("Byrne");
  await page.getByLabel("Address", { exact: true }).first().fill("1 Main Street");
  await page.getByRole("checkbox", { name: /agree/ }).check();
  await page.getByRole("button", { name: "Place order" }).click();
  await page.getByRole("link", { name: "Town or city is required." }).waitFor();
  await page.getByRole("link", { name: "Choose a payment method." }).waitFor();
  expect(await page.getByLabel("First name").first().inputValue()).toBe("Nora");

  await page.getByLabel("Town or city").first().fill("Birr");
  await page.getByLabel("County").first().selectOption("OY");
  await page.getByRole("radio", { name: /^Direct bank transfer/ }).check();
  await page.getByRole("button", { name: "Place order" }).click();
  await page.waitForURL("**/success");
  for (const text of ["1 Main Street", "Birr", "Offaly", "Direct bank transfer"]) {
    await receipt(page).getByText(text, { exact: true }).waitFor();
  }
  await receipt(page).getByText("Discount").waitFor();
});
