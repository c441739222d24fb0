import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect } from "@playwright/test";
import type { BrowserContext, FrameLocator, Locator, Page } from "@playwright/test";
import { completeOrder } from "#tests/worlds/fixtures/orderingFixture.ts";
import { openFilledCheckout } from "./checkoutPage.ts";

// Card payments of the demonstration on the checkout: its fields, its bank, and what it charged.

/** Numbers of the test cards. */
export const CARDS = {
  paid: "4242 4242 4242 4242",
  confirmed: "4000 0027 6000 3184",
  confirmedThenDeclined: "4000 0082 6000 3178",
  onBankPage: "4000 0000 0000 3055",
  declined: "4000 0000 0000 0002",
  insufficient: "4000 0000 0000 9995",
} as const;

/** An order to Frome that is paid by card. */
export const cardOrder: Readonly<Record<string, string>> = {
  ...completeOrder,
  phone: "01373 462153",
  shipping_address1: "3 Willow Vale",
  shipping_city: "Frome",
  shipping_state: "",
  shipping_postcode: "BA11 1BZ",
  shipping_country: "GB",
  paymentMethod: "demo_card",
};

/** Returns the frame of the card fields. */
export const cardFields = (page: Page): FrameLocator =>
  page.frameLocator('#checkout iframe[title="Secure payment input frame"]');

/** Returns the bank's dialog. */
export const bank = (page: Page): FrameLocator =>
  page.frameLocator('dialog iframe[title="Bank (demonstration)"]');

/** Presses a button of the bank's dialog. */
export const answerBank = (page: Page, button: string): Promise<void> =>
  bank(page).getByRole("button", { name: button }).click();

export const placeButton = (page: Page) => page.getByRole("button", { name: "Place order" });

/** Returns the notice with a text. */
export const notice = (page: Page, text: string): Locator =>
  page.getByRole("alert").filter({ hasText: text });

/** Returns the HTML of the shopper's cart. */
export const cartOf = async (page: Page): Promise<string> =>
  (await page.request.get("/cart")).text();

/** Fills in the card fields. */
export async function fillCard(page: Page, number: string): Promise<void> {
  const fields = cardFields(page);
  await fields.getByLabel("Card number", { exact: true }).fill(number);
  await fields.getByLabel("Expiry date", { exact: true }).fill("12 / 34");
  await fields.getByLabel("Security code", { exact: true }).fill("123");
}

/** Opens the checkout with two Fen tumblers in some tabs, filled in but for the card. */
export async function openCardCheckout(shopper: BrowserContext, tabs = 1): Promise<Page[]> {
  const pages = await openFilledCheckout(shopper, { productId: "28", tabs, typed: cardOrder });
  for (const page of pages) {
    // The arriving fields move the checkbox, and a click may miss it.
    const consent = page.getByRole("checkbox", { name: /agree/ });
    await expect(() => consent.check()).toPass();
  }
  return pages;
}

/** Opens such a checkout in one tab. */
export async function openOneCardCheckout(shopper: BrowserContext): Promise<Page> {
  const [page] = await openCardCheckout(shopper);
  if (!page) throw new Error("There is a tab.");
  return page;
}

/** Opens one checkout, types a card and places the order. */
export async function payByCard(shopper: BrowserContext, number: string): Promise<Page> {
  const page = await openOneCardCheckout(shopper);
  await fillCard(page, number);
  await placeButton(page).click();
  return page;
}

/** Waits for the receipt, and returns the number of its order. */
export async function orderOn(page: Page): Promise<number> {
  await page.waitForURL("**/success");
  const heading = page.getByText(/^Order \d+, placed on/);
  return Number(/\d+/.exec((await heading.textContent()) ?? "")?.[0]);
}

/** An order that was paid, or was to be paid, by card. */
export type CardPayment = { order: number; status: string; charges: number; amount: number };

/** Lists the card payments of a shop, without those of the orders before; each order has one. */
export function cardPayments(dataDir: string, after = 0): CardPayment[] {
  const database = new DatabaseSync(join(dataDir, "shop.sqlite"), { readOnly: true });
  const rows = database
    .prepare(
      `select shop_order.id as "order", shop_order.status, charges, amount
       from shop_order left join payment_intent on order_id = shop_order.id
       where shop_order.id > ? order by shop_order.id`,
    )
    .all(after);
  database.close();
  return rows.map(({ order, status, charges, amount }) => ({
    order: Number(order),
    status: String(status),
    charges: Number(charges ?? 0),
    amount: Number(amount ?? 0),
  }));
}

/** Expects one order since, which was paid once. */
export function expectOnePaid(dataDir: string, after: number): void {
  const payments = cardPayments(dataDir, after);
  expect(payments.map(({ status, charges }) => `${status} ${charges}`)).toEqual(["processing 1"]);
}

/** Returns the number of the last order of a shop. */
export const lastOrder = (dataDir: string): number => cardPayments(dataDir).at(-1)?.order ?? 0;
