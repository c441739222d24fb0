import type { Page } from "@playwright/test";
import { violationsIn } from "#tests/worlds/browser/axe.ts";
import {
  CARDS,
  answerBank,
  cardFields,
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
import { expect, test } from "#tests/worlds/browser/storefront.ts";

// Paying by the demonstration's card on the checkout.

test.use({ settings: {} });
const CALM = { reducedMotion: "reduce" } as const;

/** Returns everything that a page's script can read from the browser's storage. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));

test("a guest pays by card by keyboard after an error in its fields, and its number is in no request", async ({
  openShopper,
  shop,
}) => {
  const before = lastOrder(shop.dataDir);
  const shopper = await openShopper(CALM);
  const sent: string[] = [];
  shopper.on("request", (request) => sent.push(request.url() + (request.postData() ?? "")));
  const page = await openOneCardCheckout(shopper);
  const fields = cardFields(page);
  const number = fields.getByLabel("Card number", { exact: true });
  await number.waitFor();
  await page.getByRole("radio", { name: /^Card \(demonstration\)/, checked: true }).waitFor();
  await placeButton(page).press("Enter");
  await expect(number).toHaveAccessibleDescription("Enter the card number.");
  await expect(number).toBeFocused();
  expect(await violationsIn(page, "main")).toEqual([]);
  await page.keyboard.type("4242424242424242");
  await page.keyboard.press("Tab");
  await page.keyboard.type("1234");
  await page.keyboard.press("Tab");
  await page.keyboard.type("123");
  await placeButton(page).press("Enter");
  await orderOn(page);
  await page.getByText("Card (demonstration)", { exact: true }).first().waitFor();
  expectOnePaid(shop.dataDir, before);
  expect(await cartOf(page)).toContain("Your cart is empty");
  const known = [...sent, await stored(page)].join("\n");
  expect(known).toContain("pm_card_visa");
  expect(known.replaceAll(/\D/g, "")).not.toContain("4242424242424242");
});

test("after a declined 3-D Secure another card is confirmed on the same page: one order, and the cart is empty", async ({
  openShopper,
  shop,
}) => {
  const before = lastOrder(shop.dataDir);
  const page = await payByCard(await openShopper(CALM), CARDS.confirmed);
  await answerBank(page, "Decline");
  await expect(notice(page, "unable to authenticate")).toBeFocused();
  expect(new URL(page.url()).pathname).toBe("/checkout");
  expect(await cartOf(page)).toContain("Fen tumbler");

  await fillCard(page, CARDS.confirmed);
  await placeButton(page).click();
  await answerBank(page, "Confirm payment");
  await orderOn(page);
  expectOnePaid(shop.dataDir, before);
  expect(await cartOf(page)).toContain("Your cart is empty");
});
