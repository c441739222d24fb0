import type { FrameLocator, Page } from "@playwright/test";
import { violationsIn } from "#tests/worlds/browser/axe.ts";
import { simpleProducts } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

// Card fields of the demonstration: the double of Stripe's script on a page with the checkout's
// policy, with payments that the embedded shop's Store API has begun.

const API = "/wordpress/wp-json/wc/store/v1";
const PLACE = "/card-test";
const POLICY =
  "default-src 'self'; img-src data:; frame-src 'self'; frame-ancestors 'none'; object-src 'none'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

const ADDRESS = {
  first_name: "Mira",
  last_name: "Holt",
  address_1: "3 Willow Vale",
  city: "Frome",
  postcode: "BA11 1BZ",
  country: "GB",
  email: "mira@shop.example",
};

/** Result of a call of the script. */
type Result = {
  error?: { type: string; message: string; payment_intent?: { status: string } };
  paymentMethod?: { id: string; card?: object };
  paymentIntent?: { status: string };
};

/** Globals of the tested page. */
type Tested = {
  Stripe: (key: string, options?: object) => Record<string, (options: unknown) => unknown>;
  events: string[];
  submit: () => Promise<Result>;
  pay: () => Promise<Result>;
  stripe: {
    confirmPayment: (options: object) => Promise<Result>;
  };
};

/** Opens a page that shows the card fields, as a checkout does. */
async function openFields(page: Page, appearance: object = {}): Promise<FrameLocator> {
  await page.route(`**${PLACE}`, (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: { "content-security-policy": POLICY },
      body: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Card</title>
        <link rel="icon" href="data:,"><script src="/demo-card/stripe.js"></script>
        <main><h1>Pay by card</h1><button>Before</button><div id="card"></div></main></html>`,
    }),
  );
  await page.goto(PLACE);
  await page.evaluate((given) => {
    const tested = window as unknown as Tested & { elements: Record<string, unknown> };
    const stripe = tested.Stripe("pk_test_x", { locale: "en" });
    const elements = stripe["elements"]?.({
      mode: "payment",
      amount: 1200,
      currency: "gbp",
      paymentMethodCreation: "manual",
      appearance: given,
    }) as Record<string, (options?: unknown, more?: unknown) => unknown>;
    const element = elements["create"]?.("payment", { fields: {} }) as {
      on: (name: string, listener: (event: object) => void) => void;
      mount: (place: Element | null) => void;
    };
    tested.events = [];
    for (const name of ["ready", "change", "loaderror"]) {
      element.on(name, (event) => tested.events.push(`${name} ${JSON.stringify(event)}`));
    }
    element.mount(document.getElementById("card"));
    const submit = () => elements["submit"]?.() as Promise<Result>;
    Object.assign(tested, {
      stripe,
      submit,
      pay: async () => {
        const submitted = await submit();
        if (submitted.error) return submitted;
        const params = { billing_details: { name: "Mira Holt", phone: null } };
        return stripe["createPaymentMethod"]?.({ elements, params });
      },
    });
  }, appearance);
  await page.waitForFunction(() =>
    (window as unknown as Tested).events.some((event) => event.startsWith("ready")),
  );
  return page.frameLocator('iframe[title="Secure payment input frame"]');
}

const pay = (page: Page) => page.evaluate(() => (window as unknown as Tested).pay());
const events = (page: Page) => page.evaluate(() => (window as unknown as Tested).events);

/** Types a card into the fields. */
async function type(frame: FrameLocator, number: string, expiry = "1234", code = "123") {
  await frame.getByLabel("Card number", { exact: true }).pressSequentially(number);
  await frame.getByLabel("Expiry date", { exact: true }).pressSequentially(expiry);
  await frame.getByLabel("Security code", { exact: true }).fill(code);
}

/** Begins a payment through the Store API; returns its client secret. */
async function begin(page: Page, card: string): Promise<string> {
  const opened = await page.request.get(`${API}/cart`);
  const { nonce = "" } = opened.headers();
  const found = await page.request.get(`/product/${simpleProducts[0]}`);
  const id = Number(/name="productId"[^>]*value="(\d+)"/.exec(await found.text())?.[1]);
  const headers = { nonce, "cart-token": opened.headers()["cart-token"] ?? "" };
  await page.request.post(`${API}/cart/add-item`, { headers, data: { id, quantity: 1 } });
  const data = {
    billing_address: ADDRESS,
    shipping_address: ADDRESS,
    payment_method: "demo_card",
    payment_data: [{ key: "wc-stripe-payment-method", value: card }],
  };
  const placed = await (await page.request.post(`${API}/checkout`, { headers, data })).text();
  const [, secret = ""] = /#wc-stripe-confirm-pi:\d+:(pi_\w+):/.exec(placed) ?? [];
  expect(secret, placed).not.toBe("");
  return secret;
}

/** Returns the status of a payment intent. */
async function statusOf(page: Page, secret: string): Promise<string> {
  const url = `/demo-card/intents/${secret.split("_secret_")[0]}`;
  const response = await page.request.post(url, { form: { client_secret: secret } });
  return ((await response.json()) as { status: string }).status;
}

/** Lets the shopper confirm a payment; the result is read with `confirmed`. */
const confirm = (page: Page, clientSecret: string) =>
  page.evaluate((secret) => {
    const tested = window as unknown as Tested & { confirmed: Promise<Result> };
    tested.confirmed = tested.stripe.confirmPayment({
      clientSecret: secret,
      confirmParams: { return_url: `${location.origin}/card-test?back` },
      redirect: "if_required",
    });
  }, clientSecret);
const confirmed = (page: Page) =>
  page.evaluate(() => (window as unknown as { confirmed: Promise<Result> }).confirmed);
const bankOf = (page: Page) => page.frameLocator('dialog iframe[title="Bank (demonstration)"]');

test("A typed card number stays in its frame: no request, event or page contains it.", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url() + (request.postData() ?? "")));
  const frame = await openFields(page);
  await type(frame, "4242424242424242");
  await expect(frame.getByLabel("Card number")).toHaveValue("4242 4242 4242 4242");
  await expect(frame.getByLabel("Expiry date")).toHaveValue("12 / 34");
  const { paymentMethod } = await pay(page);
  expect(paymentMethod).toEqual({
    id: "pm_card_visa",
    object: "payment_method",
    type: "card",
    billing_details: { name: "Mira Holt", phone: null },
  });
  const secret = await begin(page, "pm_card_threeDSecure2Required");
  await confirm(page, secret);
  await bankOf(page).getByRole("button", { name: "Confirm payment" }).click();
  await confirmed(page);
  const known = [...sent, ...(await events(page)), await page.content()].join("\n");
  expect(sent.length).toBeGreaterThan(5);
  expect(known.replaceAll(/\D/g, "")).not.toContain("4242424242424242");
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain("4242");
  expect((await events(page)).at(-1)).toContain('"complete":true');
});

test("Wrong fields are named in words, with the focus on the first.", async ({ page }) => {
  const frame = await openFields(page);
  expect((await pay(page)).error).toMatchObject({
    type: "validation_error",
    message: "Enter the card number.",
  });
  const number = frame.getByLabel("Card number");
  await expect(number).toBeFocused();
  await expect(number).toHaveAttribute("aria-invalid", "true");
  await expect(number).toHaveAccessibleDescription("Enter the card number.");
  await type(frame, "4111111111111111", "0120", "1");
  expect((await pay(page)).error?.message).toBe(
    "This is a demonstration: use a test card, such as 4242 4242 4242 4242.",
  );
  await expect(frame.getByText("This card has expired.")).toBeVisible();
  await expect(frame.getByText("Enter the security code, 3 or 4 digits.")).toBeVisible();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await frame.getByText("Choose a test card").press("Enter");
  await frame.getByRole("button", { name: /^4000 0000 0000 0002/ }).press("Enter");
  await frame.getByLabel("Expiry date").fill("12 / 34");
  await frame.getByLabel("Security code").fill("123");
  expect((await pay(page)).paymentMethod?.id).toBe("pm_card_chargeDeclined");
  expect(requests).toEqual([]);
});

test("The fields are accessible in light and dark, and fit into 320 pixels.", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const frame = await openFields(page, { variables: { colorText: "rgb(20, 20, 20)" } });
  await expect(frame.getByLabel("Card number")).toHaveCSS("color", "rgb(20, 20, 20)");
  await pay(page);
  const dark = { colorBackground: "#111", colorText: "#eee", colorDanger: "#fab" };
  for (const url of ["/demo-card/fields.html", "/demo-card/bank.html"]) {
    const alone = await page.context().newPage();
    await alone.setViewportSize({ width: 280, height: 800 });
    await alone.goto(url);
    for (const colorScheme of ["dark", "light"] as const) {
      await alone.emulateMedia({ colorScheme });
      expect(await violationsIn(alone, "body")).toEqual([]);
    }
    const width = await alone.evaluate(() => document.documentElement.scrollWidth);
    expect([url, width]).toEqual([url, 280]);
    await alone.close();
  }
  expect(await violationsIn(page)).toEqual([]);
  const themed = await openFields(page, { theme: "night", variables: dark });
  const number = themed.getByLabel("Card number");
  await expect(number).toHaveCSS("background-color", "rgb(17, 17, 17)");
  await expect(themed.locator("html")).toHaveCSS("color-scheme", "dark");
  const height = await page.locator("#card iframe").evaluate(({ clientHeight }) => clientHeight);
  expect(height).toBe(
    await themed.locator("html").evaluate((html) => (html as HTMLElement).offsetHeight),
  );
});

for (const [button, status, message] of [
  ["Confirm payment", "succeeded", undefined],
  ["Decline", "requires_payment_method", "unable to authenticate"],
  ["Not now", "requires_action", "was not confirmed"],
  ["Escape", "requires_action", "was not confirmed"],
] as const) {
  test(`The bank's dialog has the focus until "${button}", and gives it back.`, async ({
    page,
  }) => {
    await openFields(page);
    const secret = await begin(page, "pm_card_threeDSecure2Required");
    await page.getByRole("button", { name: "Before" }).focus();
    await confirm(page, secret);
    const bank = bankOf(page);
    await expect(bank.getByText("No money moves.")).toBeVisible();
    await expect(bank.getByText(/^Amount: £/)).toBeVisible();
    await expect(bank.getByRole("heading")).toBeFocused();
    expect(await violationsIn(page, "dialog")).toEqual([]);
    await page.keyboard.press("Tab");
    await expect(bank.getByRole("button", { name: "Confirm payment" })).toBeFocused();
    if (button === "Escape") await page.keyboard.press("Escape");
    else await bank.getByRole("button", { name: button }).click();
    const { paymentIntent, error } = await confirmed(page);
    expect((paymentIntent ?? error?.payment_intent)?.status).toBe(status);
    if (message !== undefined) expect(error?.message).toContain(message);
    expect(await statusOf(page, secret)).toBe(status);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Before" })).toBeFocused();
  });
}

test("A card whose charge is refused after the confirmation says so.", async ({ page }) => {
  await openFields(page);
  const secret = await begin(page, "pm_card_threeDSecureRequiredChargeDeclined");
  await confirm(page, secret);
  await bankOf(page).getByRole("button", { name: "Confirm payment" }).click();
  expect((await confirmed(page)).error?.message).toBe("Your card was declined.");
});

test("A bank with a page of its own leads back with the payment's result.", async ({ page }) => {
  await openFields(page);
  const secret = await begin(page, "pm_demo_bankPage");
  await page.route("**/card-test?*", (route) => route.fulfill({ body: "Back" }));
  await confirm(page, secret);
  await page.waitForURL("**/demo-card/bank.html#*");
  await page.getByRole("button", { name: "Confirm payment" }).click();
  await page.waitForURL("**/card-test?back*");
  const { searchParams } = new URL(page.url());
  expect(searchParams.get("payment_intent_client_secret")).toBe(secret);
  expect(searchParams.get("redirect_status")).toBe("succeeded");
  expect(await statusOf(page, secret)).toBe("succeeded");
});

test("A payment intent is neither read nor decided with a wrong secret.", async ({ page }) => {
  const secret = await begin(page, "pm_card_threeDSecure2Required");
  const [id] = secret.split("_secret_");
  for (const form of [{}, { client_secret: `${id}_secret_0` }]) {
    const response = await page.request.post(`/demo-card/intents/${id}`, {
      form: { ...form, decision: "confirm" },
    });
    expect(response.status()).toBe(404);
  }
  expect(await statusOf(page, secret)).toBe("requires_action");
});

test("Fields that cannot be loaded are reported.", async ({ page }) => {
  await page.route("**/demo-card/fields.js", (route) => route.abort());
  const opening = openFields(page).catch(() => undefined);
  await page.waitForFunction(() =>
    (window as unknown as Partial<Tested>).events?.some((event) => event.startsWith("loaderror")),
  );
  await page.close();
  await opening;
});
