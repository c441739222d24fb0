import { violationsIn } from "#tests/worlds/browser/axe.ts";
import {
  CARDS,
  answerBank,
  bank,
  cardFields,
  cardOrder,
  cardPayments,
  cartOf,
  expectOnePaid,
  fillCard,
  lastOrder,
  notice,
  openCardCheckout,
  openOneCardCheckout,
  orderOn,
  payByCard,
  placeButton,
} from "#tests/worlds/browser/cardPayment.ts";
import { openFilledCheckout, payBy } from "#tests/worlds/browser/checkoutPage.ts";
import { hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

// Paying by the demonstration's card while tabs, the network or the script are lost, slow or there
// twice.

// A step back from the bank's page finds the checkout in the back/forward cache.
test.use({ settings: {}, isWhole: true });
const CALM = { reducedMotion: "reduce" } as const;
const SCRIPT = "**/demo-card/stripe.js";
const CONFIRM = "**/checkout/confirm/*";

let before = 0;
test.beforeEach(({ shop }) => void (before = lastOrder(shop.dataDir)));

test("a closed tab is continued in a new one at its address", async ({ openShopper, shop }) => {
  const shopper = await openShopper(CALM);
  const page = await payByCard(shopper, CARDS.confirmed);
  await bank(page).getByRole("heading").waitFor();
  const address = page.url();
  expect(address).toContain("/checkout/confirm/");
  await page.close();
  const next = await shopper.newPage();
  await next.goto(address);
  await answerBank(next, "Confirm payment");
  const order = await orderOn(next);
  await next.goto(address);
  expect(await orderOn(next)).toBe(order);
  expectOnePaid(shop.dataDir, before);
});

test("the bank is pressed only once its script listens", async ({ openShopper, shop }) => {
  const shopper = await openShopper(CALM);
  const late = Promise.withResolvers<void>();
  await shopper.route("**/demo-card/bank.js", async (route) => {
    await late.promise;
    await route.continue();
  });
  const page = await payByCard(shopper, CARDS.confirmed);
  const confirm = bank(page).locator("[data-decision=confirm]");
  await confirm.waitFor();
  await expect(confirm.click({ timeout: 500 })).rejects.toThrow("Timeout");
  late.resolve();
  await answerBank(page, "Confirm payment");
  await orderOn(page);
  expectOnePaid(shop.dataDir, before);
});

/** Expects one order since, which is paid in cash: no card was charged. */
const expectOneInCash = (dataDir: string) =>
  expect(
    cardPayments(dataDir, before).map(({ status, charges }) => `${status} ${charges}`),
  ).toEqual(["processing 0"]);

test("the order of a declined card is paid in cash", async ({ openShopper, shop }) => {
  const page = await payByCard(await openShopper(CALM), CARDS.declined);
  await notice(page, "Your card was declined.").waitFor();
  await payBy(page, "cod");
  await placeButton(page).click();
  await orderOn(page);
  expectOneInCash(shop.dataDir);
});

test("an unconfirmed payment is paid in another way from its page", async ({
  openShopper,
  shop,
}) => {
  const page = await payByCard(await openShopper(CALM), CARDS.confirmed);
  await bank(page).getByRole("heading").waitFor();
  await page.reload();
  await answerBank(page, "Decline");
  await notice(page, "unable to authenticate").waitFor();
  await page.getByRole("link", { name: "Pay in another way" }).click();
  await page.waitForURL("**/checkout");
  await hydrated(page);
  await payBy(page, "cod");
  await page.getByRole("checkbox", { name: /agree/ }).check();
  await placeButton(page).click();
  await orderOn(page);
  expectOneInCash(shop.dataDir);
});

test("after a network lost behind the confirmation the page of it finds the receipt", async ({
  openShopper,
  shop,
}) => {
  const page = await payByCard(await openShopper(CALM), CARDS.confirmed);
  await bank(page).getByRole("heading").waitFor();
  let lost = 0;
  await page.route(CONFIRM, (route) => {
    if (route.request().method() !== "POST" || lost > 0) return route.continue();
    lost += 1;
    return route.abort();
  });
  const confirming = page.waitForEvent("framenavigated", (frame) => /confirm\//.test(frame.url()));
  await answerBank(page, "Confirm payment");
  await confirming;
  await orderOn(page);
  expect(lost).toBe(1);
  expectOnePaid(shop.dataDir, before);
  expect(await cartOf(page)).toContain("Your cart is empty");
});

test("a blocked script is said in words, and WordPress or another method takes the payment", async ({
  openShopper,
}) => {
  const shopper = await openShopper(CALM);
  await shopper.route(SCRIPT, (route) => route.abort());
  const [page] = await openFilledCheckout(shopper, { productId: "28", typed: cardOrder });
  if (!page) throw new Error("There is a tab.");
  const sentence = notice(page, "The fields of this payment didn’t load");
  await sentence.waitFor();
  expect(await violationsIn(page, "main")).toEqual([]);
  await expect(placeButton(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.waitForURL("**/wordpress/checkout/");
  await page.getByText("Fen tumbler").first().waitFor();

  await page.goto("/checkout");
  await hydrated(page);
  await payBy(page, "demo_card");
  await sentence.waitFor();
  await payBy(page, "cod");
  await expect(sentence).toHaveCount(0);
  await page.getByRole("checkbox", { name: /agree/ }).check();
  await placeButton(page).click();
  await orderOn(page);
});

test("a script that was blocked is loaded by another try", async ({ openShopper, shop }) => {
  const shopper = await openShopper(CALM);
  await shopper.route(SCRIPT, (route) => route.abort());
  const [page] = await openFilledCheckout(shopper, { productId: "28", typed: cardOrder });
  if (!page) throw new Error("There is a tab.");
  const sentence = notice(page, "The fields of this payment didn’t load");
  await sentence.waitFor();
  const again = page.getByRole("button", { name: "Try again" });
  await again.click();
  await sentence.waitFor();
  await shopper.unroute(SCRIPT);
  await again.press("Enter");
  await fillCard(page, CARDS.paid);
  await expect(sentence).toHaveCount(0);
  await page.getByRole("checkbox", { name: /agree/ }).check();
  await placeButton(page).click();
  await orderOn(page);
  expectOnePaid(shop.dataDir, before);
});

test("a step back from the bank's own page leads to the payment again, which is made once", async ({
  openShopper,
  shop,
}) => {
  const page = await payByCard(await openShopper(CALM), CARDS.onBankPage);
  await page.waitForURL("**/demo-card/bank.html*");
  await page.getByText(/^Amount: £/).waitFor();
  await page.goBack({ waitUntil: "commit" });
  await page.getByRole("heading", { name: "Your payment isn’t confirmed" }).waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.waitForURL("**/demo-card/bank.html*");
  await page.getByRole("button", { name: "Confirm payment" }).click();
  await orderOn(page);
  expectOnePaid(shop.dataDir, before);
});

test("a step back from the cart to the checkout finds the card’s fields", async ({
  openShopper,
  shop,
}) => {
  const page = await openOneCardCheckout(await openShopper(CALM));
  await page.getByRole("link", { name: "Back to cart" }).click();
  await page.waitForURL("**/cart");
  await page.goBack();
  await page.waitForURL("**/checkout");
  await payBy(page, "demo_card");
  await fillCard(page, CARDS.paid);
  await page.getByRole("checkbox", { name: /agree/ }).check();
  await placeButton(page).click();
  await orderOn(page);
  expectOnePaid(shop.dataDir, before);
});

test("a press while the script is slow ends at its fields", async ({ openShopper, shop }) => {
  const shopper = await openShopper(CALM);
  const { promise, resolve } = Promise.withResolvers<void>();
  await shopper.route(SCRIPT, async (route) => {
    await promise;
    await route.continue();
  });
  const page = await openOneCardCheckout(shopper);
  await page.getByRole("status").filter({ hasText: "Loading the fields" }).waitFor();
  await placeButton(page).click();
  await page.getByRole("button", { name: "Placing order" }).waitFor();
  resolve();
  const number = cardFields(page).getByLabel("Card number", { exact: true });
  await expect(number).toHaveAccessibleDescription("Enter the card number.");
  await expect(placeButton(page)).toBeEnabled();
  await fillCard(page, CARDS.paid);
  await placeButton(page).click();
  await orderOn(page);
  expectOnePaid(shop.dataDir, before);
});

test("a second press and a second tab pay one order once", async ({ openShopper, shop }) => {
  const pages = await openCardCheckout(await openShopper(CALM), 2);
  for (const page of pages) await fillCard(page, CARDS.paid);
  // At once: the first order empties the cart in the other tab.
  const pressTwice = (button: HTMLElement | SVGElement) => {
    for (const _ of [1, 2]) button.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  };
  await Promise.all(pages.map((page) => placeButton(page).evaluate(pressTwice)));
  const orders = [];
  for (const page of pages) orders.push(await orderOn(page));
  expect(new Set(orders).size).toBe(1);
  expectOnePaid(shop.dataDir, before);
});

test("two tabs at the bank pay one order once", async ({ openShopper, shop }) => {
  const [one, other] = await openCardCheckout(await openShopper(CALM), 2);
  if (!one || !other) throw new Error("There are two tabs.");
  await fillCard(one, CARDS.confirmed);
  await placeButton(one).click();
  await bank(one).getByRole("heading").waitFor();
  await fillCard(other, CARDS.confirmed);
  await placeButton(other).click();
  await bank(other).getByRole("heading").waitFor();
  await answerBank(other, "Confirm payment");
  const order = await orderOn(other);
  await answerBank(one, "Confirm payment");
  expect(await orderOn(one)).toBe(order);
  expectOnePaid(shop.dataDir, before);
});
