import type { BrowserContext, Page } from "@playwright/test";
import { violationsIn } from "#tests/worlds/browser/axe.ts";
import { goBack } from "#tests/worlds/browser/browserHistory.ts";
import { responseTo } from "#tests/worlds/browser/calls.ts";
import { openFilledCheckout } from "#tests/worlds/browser/checkoutPage.ts";
import { completeOrder } from "#tests/worlds/fixtures/orderingFixture.ts";
import { browserShopper, fillCart, hydrated, seesInCart } from "#tests/worlds/browser/shopper.ts";
import { openDevtools } from "#tests/worlds/browser/devtools.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";
import { isLongForm } from "#tests/worlds/servers/environment.ts";

test.use({ settings: {} });
const PASSWORD = "correct-horse-battery";
/** Planted into the account: no trace of it may remain after sign-out. */
const SECRET = "Zephyrine Quillfeather";

async function signIn(page: Page, email: string): Promise<void> {
  const form = page.locator("form#login");
  await form.getByLabel("Email or user name").fill(email);
  await form.getByLabel("Password").fill(PASSWORD);
  await form.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { level: 1, name: "Your orders" }).waitFor();
}

/** Returns the page's HTML and everything its script can read from the browser's storage. */
const held = (page: Page) =>
  page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      document.cookie,
      JSON.stringify(history.state),
    ].join("\n"),
  );

/** Searches the page's heap snapshot, and so every store, component and closure, for a text. */
async function memoryHolds(page: Page, text: string): Promise<boolean> {
  const devtools = await openDevtools(page);
  let isFound = false;
  let end = "";
  devtools.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => {
    isFound ||= (end + chunk).includes(text);
    end = chunk.slice(-text.length);
  });
  await devtools.send("HeapProfiler.takeHeapSnapshot");
  await devtools.detach();
  return isFound;
}

async function openAccount(shopper: BrowserContext, email: string): Promise<void> {
  const form = { email, password: PASSWORD };
  await shopper.request.post("/account/register", { form });
}

test("signing in merges the guest's cart into the account's, and signing out leaves no personal data in the browser", async ({
  openShopper,
}) => {
  const shopper = await openShopper({ reducedMotion: "reduce" });
  const page = await shopper.newPage();
  const email = "zephyrine@example.test";
  await page.goto("/account");
  await hydrated(page);
  expect(await violationsIn(page, "main")).toEqual([]);
  const opening = page.locator("form#register");
  await opening.getByLabel("Email").fill(email);
  await opening.getByLabel("New password").fill("short");
  await opening.getByRole("button", { name: "Open an account" }).click();
  await opening.getByText("Use at least 8 characters.").first().waitFor();
  expect(await violationsIn(page, "main")).toEqual([]);
  await opening.getByLabel("New password").fill(PASSWORD);
  await opening.getByRole("button", { name: "Open an account" }).click();
  await page.getByText("Almost done").waitFor();
  const login = page.locator("form#login");
  await expect(login.getByLabel("Email or user name")).toHaveValue(email);
  await expect(login.getByLabel("Password")).toBeFocused();

  // The first cart moves to the account; the second one is merged into it.
  await fillCart(shopper, ["ember-candle"]);
  await hydrated(page);
  await signIn(page, email);
  await page.waitForLoadState();
  await hydrated(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByText("You’re signed out.").waitFor();
  await hydrated(page);
  await seesInCart(page, 0);
  await fillCart(shopper, ["ember-candle", "sea-salt"]);
  await signIn(page, email);
  expect(await browserShopper(shopper).cart()).toEqual({
    "Ember candle": 2,
    "Saltmarsh sea salt": 1,
  });

  const savedCookies = await shopper.cookies();
  const secrets = savedCookies.filter(({ name }) => name.startsWith("vitrine-"));
  expect(Object.fromEntries(secrets.map(({ name, httpOnly }) => [name, httpOnly]))).toEqual({
    "vitrine-customer": true,
    "vitrine-session": true,
  });
  const heldNow = await held(page);
  for (const { value } of secrets) expect(heldNow).not.toContain(value);

  await hydrated(page);
  expect(await violationsIn(page, "main")).toEqual([]);
  await page.getByRole("link", { name: "Details" }).click();
  await page.getByRole("heading", { level: 1, name: "Your details" }).waitFor();
  await hydrated(page);
  await page.getByLabel("Name shown to others").fill(SECRET);
  await page.getByRole("button", { name: "Save details" }).click();
  await page.getByText("Saved.").waitFor();
  expect(await held(page)).toContain(SECRET);
  await hydrated(page);
  expect(await violationsIn(page, "main")).toEqual([]);
  const other = await shopper.newPage();
  await other.goto("/account/details");
  await hydrated(other);
  // A heap snapshot takes seconds.
  if (isLongForm) expect(await memoryHolds(page, SECRET)).toBe(true);

  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByText("You’re signed out.").waitFor();
  const traces = new RegExp(`${SECRET}|${email}`);
  expect(await held(page)).not.toMatch(traces);
  await goBack(page);
  await page.getByRole("heading", { level: 1, name: "Your account" }).waitFor();
  expect(await held(page)).not.toMatch(traces);
  await other.getByRole("heading", { level: 1, name: "Your account" }).waitFor();
  expect(await held(other)).not.toMatch(traces);
  for (const tab of isLongForm ? [page, other] : []) {
    expect(await memoryHolds(tab, SECRET)).toBe(false);
  }
  expect((await shopper.cookies()).filter(({ name }) => name.startsWith("vitrine-"))).toEqual([]);
});

test(
  "axe finds no violation on any account page, and the orders page lists the placed order",
  { tag: "@long" },
  async ({ openShopper }) => {
    const shopper = await openShopper({ reducedMotion: "reduce" });
    const email = "axel@example.test";
    await openAccount(shopper, email);
    await shopper.request.post("/account/login", { form: { username: email, password: PASSWORD } });
    const toFrome = { shipping_country: "GB", shipping_state: "", shipping_city: "Frome" };
    const typed = { ...completeOrder, ...toFrome, email, phone: "01373 462153" };
    const [page] = await openFilledCheckout(shopper, {
      productId: "28",
      typed: { ...typed, shipping_postcode: "BA11 1BZ" },
    });
    if (!page) throw new Error("There is a tab.");
    await page.getByRole("checkbox", { name: /agree/ }).check();
    await page.getByRole("button", { name: "Place order" }).click();
    await page.waitForURL("**/success");

    /** Navigates to a page, brings it into its state and checks it with axe. */
    const look = async (path: string, heading: string | RegExp, act = async () => {}) => {
      await page.goto(path);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      await hydrated(page);
      await act();
      expect([path, ...(await violationsIn(page, "main"))]).toEqual([path]);
    };
    await look("/account", "Your orders");
    await page.getByRole("link", { name: /^Order \d+/ }).click();
    await page.getByRole("heading", { level: 1, name: /^Order \d+/ }).waitFor();
    await look(new URL(page.url()).pathname, /^Order \d+/);
    await look("/account/addresses", "Your addresses", async () => {
      await page.getByLabel("Phone").fill("12");
      await page.getByRole("button", { name: "Save billing address" }).click();
      await page.getByRole("heading", { name: "There were errors in your form." }).waitFor();
    });
    await look("/account/downloads", "Your downloads");
    await look("/account/details", "Your details", async () => {
      await page.getByLabel("New password").fill("short");
      await page.getByRole("button", { name: "Save details" }).click();
      await page.getByText("Use at least 8 characters.").first().waitFor();
    });
    await look("/account/find-order", "Find an order", async () => {
      await page.getByRole("heading", { name: "I have the order key" }).click();
      await page.getByRole("button", { name: "Show my order" }).click();
      await page.getByRole("heading", { name: "There were errors in your form." }).waitFor();
    });
    await look("/account/forgotten", "Forgotten your password?", async () => {
      await page.getByRole("button", { name: "Email me a link" }).click();
      await page.getByText(/is required/).waitFor();
    });
    await look("/account/reset?key=made-up&login=axel", "Choose a new password", async () => {
      await page.getByLabel("New password").fill(PASSWORD);
      await page.getByRole("button", { name: "Save password" }).click();
      await page.getByText("This link has been used or has expired.").waitFor();
    });
  },
);

test(
  "an order without delivery leaves the account's delivery address unchanged",
  { tag: "@long" },
  async ({ openShopper }) => {
    const shopper = await openShopper({ reducedMotion: "reduce" });
    const email = "willow@example.test";
    await openAccount(shopper, email);
    await shopper.request.post("/account/login", { form: { username: email, password: PASSWORD } });
    const name = { firstName: "Ann", lastName: "Lee" };
    const addresses = {
      shipping: { ...name, address1: "3 Willow Vale", city: "Frome", postcode: "BA11 1BZ" },
      billing: { ...name, address1: "Hauptstraße 1", city: "Berlin", postcode: "10115" },
    };
    for (const [kind, address] of Object.entries(addresses)) {
      const parts = Object.entries(address).map(
        ([part, text]) => [`${kind}_${part}`, text] as const,
      );
      const country = { [`${kind}_country`]: kind === "billing" ? "DE" : "GB" };
      const form = { kind, ...Object.fromEntries(parts), ...country, phone: "030 901820" };
      await shopper.request.post("/account/addresses", { form });
    }
    const page = await shopper.newPage();
    const sees = async () => {
      await page.goto("/account/addresses");
      const fields = page.locator("form").filter({ hasText: "Save delivery address" });
      expect(await fields.getByLabel("Country").inputValue()).toBe("GB");
      expect(await fields.getByLabel("Address", { exact: true }).inputValue()).toBe(
        "3 Willow Vale",
      );
      expect(await fields.getByLabel("Town or city").inputValue()).toBe("Frome");
      expect(await fields.getByLabel("Postcode").inputValue()).toBe("BA11 1BZ");
    };
    await fillCart(shopper, ["box-bag-pattern"]);
    const cartResponse = responseTo(page, "useCartQuery");
    await page.goto("/checkout");
    await hydrated(page);
    await cartResponse;
    await sees();
    await page.goto("/checkout");
    await hydrated(page);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Phone").fill("030 901820");
    await page.getByRole("radio", { name: /^Direct bank transfer/ }).check();
    await page.getByRole("checkbox", { name: /agree/ }).check();
    await page.getByRole("button", { name: "Place order" }).click();
    // Tax follows the billing address, which changes the total.
    await page.getByRole("button", { name: "Order with these changes" }).click();
    await page.waitForURL("**/success");
    await sees();
  },
);

test("a customer signs in and out without JavaScript", async ({ openShopper }) => {
  const shopper = await openShopper({ javaScriptEnabled: false });
  const page = await shopper.newPage();
  const email = "plain@example.test";
  await openAccount(shopper, email);
  await page.goto("/account/details");
  const form = page.locator("form#login");
  await form.getByLabel("Email or user name").fill(email);
  await form.getByLabel("Password").fill("not the password");
  await form.getByRole("button", { name: "Sign in" }).click();
  await page
    .getByText("That email or user name and password don’t match. Check them and try again.")
    .waitFor();
  expect(await form.getByLabel("Email or user name").inputValue()).toBe(email);
  expect(await form.getByLabel("Password").inputValue()).toBe("");
  await form.getByLabel("Password").fill(PASSWORD);
  await form.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/account/details");
  expect(await page.getByRole("textbox", { name: "Email" }).inputValue()).toBe(email);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/account?done=signedOut");
});
