import type { BrowserContext, Page } from "@playwright/test";
import { violationsIn } from "#tests/worlds/browser/axe.ts";
import { goBack } from "#tests/worlds/browser/browserHistory.ts";
import {
  CARDS,
  answerBank,
  bank,
  cardFields,
  cardPayments,
  cartOf,
  expectOnePaid,
  fillCard,
  lastOrder,
  notice,
  openOneCardCheckout,
  orderOn,
  payByCard,
  placeButton,
} from "#tests/worlds/browser/cardPayment.ts";
import { hydrated } from "#tests/worlds/browser/shopper.ts";
import { settled } from "#tests/worlds/browser/settled.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

// Paying by the demonstration's card on the checkout: every result, in narrow and wide windows.

// A step back from the bank's page finds the checkout in the back/forward cache.
test.use({ settings: {}, isWhole: true });
const CALM = { reducedMotion: "reduce" } as const;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const CONFIRM = "**/checkout/confirm/*";

/** Collects the errors that the pages of a shopper write to the console. */
function consoleErrors(shopper: BrowserContext): string[] {
  const errors: string[] = [];
  shopper.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  shopper.on("weberror", (error) => errors.push(error.error().message));
  return errors;
}

/** Expects nothing to stick out of the window at its side. */
async function expectNoSideways(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  expect(content).toBe(window);
}

let before = 0;
test.beforeEach(({ shop }) => void (before = lastOrder(shop.dataDir)));

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test("every test card has its result, and all are of one order, which the last pays", async ({
      openShopper,
      shop,
    }) => {
      const shopper = await openShopper({ viewport, ...CALM });
      const errors = consoleErrors(shopper);
      const page = await openOneCardCheckout(shopper);
      for (const [number, text] of [
        [CARDS.declined, "Your card was declined."],
        [CARDS.insufficient, "Your card has insufficient funds."],
      ] as const) {
        await fillCard(page, number);
        await placeButton(page).click();
        await notice(page, text).waitFor();
      }
      await fillCard(page, CARDS.confirmedThenDeclined);
      await placeButton(page).click();
      await answerBank(page, "Confirm payment");
      await notice(page, "Your card was declined.").waitFor();
      expect(new URL(page.url()).pathname).toBe("/checkout");
      expect(await cartOf(page)).toContain("Fen tumbler");
      expect(cardPayments(shop.dataDir, before).map(({ status }) => status)).toEqual(["failed"]);

      await fillCard(page, CARDS.onBankPage);
      await placeButton(page).click();
      await page.waitForURL("**/demo-card/bank.html*");
      await page.getByRole("button", { name: "Confirm payment" }).click();
      const order = await orderOn(page);
      expectOnePaid(shop.dataDir, before);
      expect(await cartOf(page)).toContain("Your cart is empty");

      // A further visit pays nothing.
      await goBack(page);
      await settled(page);
      expectOnePaid(shop.dataDir, before);
      await page.goto("/success");
      expect(await orderOn(page)).toBe(order);
      // The browser reports the server's refusals.
      expect(errors.filter((text) => !text.includes("409 (Conflict)"))).toEqual([]);
    });

    for (const [way, text] of [
      ["Decline", "unable to authenticate"],
      ["Not now", "nothing was charged"],
      ["Escape", "nothing was charged"],
    ] as const) {
      test(`"${way}" at the bank leaves the checkout with its fields, and another card pays`, async ({
        openShopper,
        shop,
      }) => {
        const shopper = await openShopper({ viewport, ...CALM });
        const errors = consoleErrors(shopper);
        const page = await payByCard(shopper, CARDS.confirmed);
        await bank(page).getByRole("heading").waitFor();
        await expect(bank(page).getByRole("heading")).toBeFocused();
        expect(await violationsIn(page, "dialog")).toEqual([]);
        await expectNoSideways(page);
        if (way === "Escape") await page.keyboard.press("Escape");
        else await answerBank(page, way);
        await expect(notice(page, text)).toBeFocused();
        // Scrolled, the header covers a part of a radio button.
        await page.evaluate(() => scrollTo(0, 0));
        expect(await violationsIn(page, "main")).toEqual([]);
        await expect(page.getByLabel("Email")).toHaveValue("ann@example.test");
        await expect(placeButton(page)).toBeEnabled();
        await fillCard(page, CARDS.paid);
        await placeButton(page).click();
        await orderOn(page);
        expectOnePaid(shop.dataDir, before);
        expect(errors).toEqual([]);
      });
    }

    test("a reload while the bank asks goes on at the page of the confirmation", async ({
      openShopper,
      shop,
    }) => {
      const shopper = await openShopper({ viewport, ...CALM });
      const errors = consoleErrors(shopper);
      const page = await payByCard(shopper, CARDS.confirmed);
      await bank(page).getByRole("heading").waitFor();
      await page.reload();
      await page.waitForURL(CONFIRM);
      await page.getByRole("heading", { name: "Confirming your payment" }).waitFor();
      await bank(page)
        .getByText(/^Amount: £/)
        .waitFor();
      expect(await violationsIn(page)).toEqual([]);
      await expectNoSideways(page);
      await answerBank(page, "Not now");
      await page.getByRole("heading", { name: "Your payment isn’t confirmed" }).waitFor();
      await hydrated(page);
      expect(await violationsIn(page)).toEqual([]);
      await expectNoSideways(page);
      await page.getByRole("button", { name: "Try again" }).press("Enter");
      await answerBank(page, "Confirm payment");
      await orderOn(page);
      expectOnePaid(shop.dataDir, before);
      expect(await cartOf(page)).toContain("Your cart is empty");
      expect(errors).toEqual([]);
    });

    test("the fields are a part of the checkout, with its promises and marks", async ({
      openShopper,
    }) => {
      const shopper = await openShopper({ viewport, ...CALM });
      const errors = consoleErrors(shopper);
      const page = await openOneCardCheckout(shopper);
      await cardFields(page).getByLabel("Card number", { exact: true }).waitFor();
      expect(await violationsIn(page)).toEqual([]);
      await expectNoSideways(page);
      for (const path of ["/checkout", "/cart"]) {
        await page.goto(path);
        await hydrated(page);
        const main = page.locator("#main");
        // At the card in the checkout; the footer has them too.
        const marks =
          path === "/cart"
            ? main.getByRole("list", { name: "We take" }).filter({ visible: true })
            : main.getByRole("radio", { name: /Visa/ });
        await expect(marks).toHaveCount(1);
        if (path === "/cart") await expect(marks).toHaveText(/Visa/);
        await expect(
          page.getByText("Free delivery over £60.").filter({ visible: true }),
        ).toHaveCount(1);
      }
      expect(errors).toEqual([]);
    });
  });
}

test("a code applied while the card is typed changes the amount at the bank", async ({
  openShopper,
  shop,
}) => {
  const page = await openOneCardCheckout(await openShopper(CALM));
  await fillCard(page, CARDS.confirmed);
  const total = page.getByRole("region", { name: "Totals" });
  await page.getByLabel("Discount code").fill("WELCOME10");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Remove code WELCOME10" }).waitFor();
  await total.getByText("Updating").waitFor({ state: "hidden" });
  const button = page
    .locator("#checkout")
    .getByText(/^Total/)
    .last()
    .locator("..");
  const [shown = ""] = /£[\d.]+/.exec((await button.textContent()) ?? "") ?? [];
  await placeButton(page).click();
  await bank(page).getByText(`Amount: ${shown}`, { exact: true }).waitFor();
  await answerBank(page, "Confirm payment");
  await orderOn(page);
  expectOnePaid(shop.dataDir, before);
  const [payment] = cardPayments(shop.dataDir, before);
  expect(payment?.amount).toBe(Math.round(Number(shown.slice(1)) * 100));
});

test("a customer saves a card, and pays the next order with it", async ({ openShopper, shop }) => {
  const shopper = await openShopper(CALM);
  const form = { email: "mira.card@example.test", password: "correct-horse-battery" };
  await shopper.request.post("/account/register", { form });
  const { email: username, password } = form;
  await shopper.request.post("/account/login", { form: { username, password } });
  const page = await openOneCardCheckout(shopper);
  await fillCard(page, CARDS.paid);
  await page.getByLabel("Save this card for next time").check();
  await placeButton(page).click();
  await orderOn(page);
  expectOnePaid(shop.dataDir, before);

  const first = lastOrder(shop.dataDir);
  const next = await openOneCardCheckout(shopper);
  await next.getByRole("radio", { name: "Visa ending in 4242, until 12/34" }).check();
  expect(await violationsIn(next, "main")).toEqual([]);
  await placeButton(next).click();
  await orderOn(next);
  expectOnePaid(shop.dataDir, first);
});

test("without JavaScript the method leads to WordPress's checkout", async ({ openShopper }) => {
  const shopper = await openShopper({ javaScriptEnabled: false });
  const form = { productId: "28", quantity: "1" };
  await shopper.request.post("/cart/items", { form });
  const page = await shopper.newPage();
  await page.goto("/checkout");
  await page.getByRole("radio", { name: /^Card \(demonstration\)/ }).check();
  await page.getByRole("button", { name: /^(Place order|Continue to payment)$/ }).click();
  await page.waitForURL("**/wordpress/checkout/");
  await page.getByText("Fen tumbler").first().waitFor();
});

test("nothing sticks out of a window of 320 px", async ({ openShopper }) => {
  const viewport = { width: 320, height: 700 };
  const page = await openOneCardCheckout(await openShopper({ viewport, ...CALM }));
  await cardFields(page).getByLabel("Card number", { exact: true }).waitFor();
  await expectNoSideways(page);
  await fillCard(page, CARDS.confirmed);
  await placeButton(page).click();
  await bank(page)
    .getByText(/^Amount: £/)
    .waitFor();
  await expectNoSideways(page);
  await answerBank(page, "Not now");
  await notice(page, "nothing was charged").waitFor();
  await expectNoSideways(page);
});
