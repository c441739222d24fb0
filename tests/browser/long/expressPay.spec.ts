import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { colorViolationsIn, violationsIn } from "#tests/worlds/browser/axe.ts";
import { interceptCalls } from "#tests/worlds/browser/calls.ts";
import {
  answerBank,
  cardOrder,
  cardPayments,
  cartOf,
  expectOnePaid,
  lastOrder,
  notice,
  orderOn,
  placeButton,
} from "#tests/worlds/browser/cardPayment.ts";
import { openFilledCheckout, payBy } from "#tests/worlds/browser/checkoutPage.ts";
import { hydrated } from "#tests/worlds/browser/shopper.ts";
import { settled } from "#tests/worlds/browser/settled.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

// Express pay by the demonstration's wallet at the top of the checkout, in narrow and wide windows.

test.use({ settings: {} });
const CALM = { reducedMotion: "reduce" } as const;
const SCRIPT = "**/demo-card/stripe.js";
const TUMBLER = 28;

const button = (page: Page) => page.getByRole("button", { name: "Demo Pay" });
const wallet = (page: Page) => page.frameLocator('dialog iframe[title="Wallet (demonstration)"]');
const total = (page: Page) => wallet(page).getByRole("status");
const payButton = (page: Page) => wallet(page).getByRole("button", { name: /^Pay £/ });

/** Opens the checkout of two Fen tumblers, with an empty form. */
async function openCheckout(shopper: BrowserContext): Promise<Page> {
  const form = { productId: String(TUMBLER), quantity: "2" };
  await shopper.request.post("/cart/items", { form });
  const page = await shopper.newPage();
  await page.goto("/checkout");
  return page;
}

/** Opens the wallet, and waits until it has the order's delivery. */
async function openWallet(page: Page): Promise<void> {
  await button(page).click();
  await expect(wallet(page).getByRole("group", { name: "Delivery" })).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
}

/** Chooses an option of the wallet. */
async function choose(
  page: Page,
  name: string,
  option: { label: string } | { index: number },
): Promise<void> {
  const group = wallet(page).getByRole("group", { name });
  const radio =
    "index" in option
      ? group.getByRole("radio").nth(option.index)
      : group.getByRole("radio", { name: option.label });
  await radio.check();
}

/** Opens the checkout and pays with a test card of the wallet. */
async function payQuickly(page: Page, card = "Paid at once"): Promise<void> {
  await openWallet(page);
  await choose(page, "Test card", { label: card });
  await payButton(page).click();
}

async function expectNoSideways(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  expect(content).toBe(window);
}

let before = 0;
test.beforeEach(({ shop }) => void (before = lastOrder(shop.dataDir)));

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test("the order goes to the wallet's address, by its delivery, at the total that it shows", async ({
      openShopper,
      shop,
    }) => {
      const page = await openCheckout(await openShopper({ viewport, ...CALM }));
      await button(page).waitFor();
      await hydrated(page);
      expect(await violationsIn(page)).toEqual([]);
      await openWallet(page);
      await expect(wallet(page).getByRole("heading")).toBeFocused();
      expect(await violationsIn(page, "dialog")).toEqual([]);
      await expect(total(page)).toHaveText("Total: £36.50");
      await choose(page, "Address", { index: 1 });
      await expect(total(page)).toHaveText("Total: £40.67");
      await choose(page, "Address", { index: 0 });
      await expect(total(page)).toHaveText("Total: £36.50");
      await choose(page, "Delivery", { index: 1 });
      await expect(total(page)).toHaveText("Total: £32.00");
      await payButton(page).click();
      await orderOn(page);
      await expect(page.locator("#main")).toContainText("3 Willow Vale");
      expectOnePaid(shop.dataDir, before);
      expect(cardPayments(shop.dataDir, before)[0]?.amount).toBe(3200);
      expect(await cartOf(page)).toContain("Your cart is empty");
    });

    for (const way of ["Cancel", "Escape"]) {
      test(`"${way}" leaves the checkout as it was, with the focus on the button`, async ({
        openShopper,
        shop,
      }) => {
        const page = await openCheckout(await openShopper({ viewport, ...CALM }));
        await openWallet(page);
        await choose(page, "Address", { index: 1 });
        await expect(total(page)).toHaveText("Total: £40.67");
        if (way === "Escape") await page.keyboard.press("Escape");
        else await wallet(page).getByRole("button", { name: "Cancel" }).click();
        await expect(button(page)).toBeFocused();
        await expect(page.getByText("£36.50").filter({ visible: true }).first()).toBeVisible();
        await expect(page.getByLabel("Country")).toHaveValue("GB");
        expect(lastOrder(shop.dataDir)).toBe(before);
      });
    }

    test("a declined card is said above the form, and another one pays the same order", async ({
      openShopper,
      shop,
    }) => {
      const page = await openCheckout(await openShopper({ viewport, ...CALM }));
      await payQuickly(page, "Declined");
      await expect(notice(page, "Your card was declined.")).toBeFocused();
      expect(await violationsIn(page, "main")).toEqual([]);
      await payQuickly(page);
      await orderOn(page);
      expectOnePaid(shop.dataDir, before);
    });

    test("a card that is confirmed with its bank goes on as one of the fields", async ({
      openShopper,
      shop,
    }) => {
      const page = await openCheckout(await openShopper({ viewport, ...CALM }));
      await payQuickly(page, "Confirmed with the bank");
      await answerBank(page, "Not now");
      await expect(notice(page, "nothing was charged")).toBeFocused();
      await payQuickly(page, "Confirmed with the bank");
      await answerBank(page, "Confirm payment");
      await orderOn(page);
      expectOnePaid(shop.dataDir, before);
    });
  });
}

test("an address without delivery is refused in the wallet, and another one pays", async ({
  openShopper,
  shop,
}) => {
  const page = await openCheckout(await openShopper(CALM));
  let isRefused = false;
  await interceptCalls(page, "useCheckoutCartQuery", async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { cart: object } };
    const cart = { ...body.data.cart, availableShippingMethods: [], chosenShippingMethods: [] };
    await route.fulfill({ response, json: isRefused ? { ...body, data: { cart } } : body });
  });
  await openWallet(page);
  isRefused = true;
  await choose(page, "Address", { index: 1 });
  await wallet(page).getByText("The shop does not deliver to this address.").waitFor();
  await expect(payButton(page)).toBeDisabled();
  isRefused = false;
  await choose(page, "Address", { index: 0 });
  await expect(total(page)).toHaveText("Total: £36.50");
  await choose(page, "Address", { index: 1 });
  await expect(total(page)).toHaveText("Total: £40.67");
  await payButton(page).click();
  await orderOn(page);
  await expect(page.locator("#main")).toContainText("12 rue Cler");
  expectOnePaid(shop.dataDir, before);
  expect(cardPayments(shop.dataDir, before)[0]?.amount).toBe(4067);
});

test("a cart that has changed since the wallet showed it is not ordered, but told", async ({
  openShopper,
  shop,
}) => {
  const shopper = await openShopper(CALM);
  const page = await openCheckout(shopper);
  await openWallet(page);
  const form = { productId: String(TUMBLER), quantity: "1" };
  await shopper.request.post("/cart/items", { form });
  await payButton(page).click();
  const changed = page.getByRole("alert").filter({ hasText: "Fen tumbler" });
  await expect(changed).toBeFocused();
  expect(lastOrder(shop.dataDir)).toBe(before);
  await openWallet(page);
  await expect(total(page)).toHaveText("Total: £52.50");
  await payButton(page).click();
  await orderOn(page);
  expectOnePaid(shop.dataDir, before);
});

test("what has sold out while the wallet was open is not ordered, but told", async ({
  openShopper,
  shop,
}) => {
  const page = await openCheckout(await openShopper(CALM));
  await openWallet(page);
  const database = new DatabaseSync(join(shop.dataDir, "shop.sqlite"));
  const stock = database.prepare("select stock_quantity from product where id = ?").get(TUMBLER);
  database.prepare("update product set stock_quantity = 1 where id = ?").run(TUMBLER);
  try {
    await payButton(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "Fen tumbler" })).toBeFocused();
    expect(lastOrder(shop.dataDir)).toBe(before);
  } finally {
    const quantity = stock?.["stock_quantity"] ?? null;
    database.prepare("update product set stock_quantity = ? where id = ?").run(quantity, TUMBLER);
    database.close();
  }
});

for (const [way, prepare] of [
  ["whose script is blocked", (shopper) => shopper.route(SCRIPT, (route) => route.abort())],
  [
    "in a browser without wallets",
    (shopper) => shopper.addInitScript(() => Reflect.deleteProperty(window, "PaymentRequest")),
  ],
] satisfies [string, (shopper: BrowserContext) => Promise<unknown>][]) {
  test(`a provider ${way} leaves no trace, and the checkout works`, async ({
    openShopper,
    shop,
  }) => {
    const shopper = await openShopper(CALM);
    await prepare(shopper);
    const [page] = await openFilledCheckout(shopper, {
      productId: String(TUMBLER),
      typed: { ...cardOrder, paymentMethod: "cod" },
    });
    if (!page) throw new Error("There is a tab.");
    await settled(page);
    await expect(page.getByRole("group", { name: "Express checkout" })).toHaveCount(0);
    await payBy(page, "cod");
    await page.getByRole("checkbox", { name: /agree/ }).check();
    await placeButton(page).click();
    await orderOn(page);
    expect(cardPayments(shop.dataDir, before)).toHaveLength(1);
  });
}

test("buttons that arrive after the shopper has begun with the form do not move it", async ({
  openShopper,
}) => {
  for (const width of [320, 390, 1440]) {
    const shopper = await openShopper({ viewport: { width, height: 800 }, ...CALM });
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    await shopper.route(SCRIPT, async (route) => {
      await begun;
      await route.continue();
    });
    const page = await openCheckout(shopper);
    await hydrated(page);
    await page.getByLabel("Email").fill("ann@example.test");
    const { y } = (await page.getByLabel("Email").boundingBox()) ?? { y: 0 };
    begin();
    await button(page).waitFor();
    await settled(page);
    expect((await page.getByLabel("Email").boundingBox())?.y).toBe(y);
  }
});

test("the cart has no wallets and loads nothing of a provider", async ({ openShopper }) => {
  const shopper = await openShopper(CALM);
  const scripts: string[] = [];
  await openCheckout(shopper);
  const page = await shopper.newPage();
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto("/");
  await hydrated(page);
  scripts.length = 0;
  await page.getByRole("link", { name: /^Cart, / }).click();
  await page.getByRole("heading", { name: "Cart" }).waitFor();
  await settled(page);
  expect(scripts.filter((url) => url.includes("/demo-card/"))).toEqual([]);
  await expect(page.getByRole("link", { name: "Go to checkout" })).toBeVisible();
});

test("buttons and wallet fit 320 px, read from the right, and have forced colors", async ({
  openShopper,
}) => {
  const viewport = { width: 320, height: 700 };
  const page = await openCheckout(await openShopper({ viewport, ...CALM }));
  await openWallet(page);
  await expectNoSideways(page);
  await wallet(page).getByRole("button", { name: "Cancel" }).click();
  await page.evaluate(() => void (document.documentElement.dir = "rtl"));
  await expectNoSideways(page);
  await page.emulateMedia({ forcedColors: "active" });
  await hydrated(page);
  expect(await colorViolationsIn(page)).toEqual([]);
});
