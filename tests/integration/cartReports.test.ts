import { describe, expect, test } from "vitest";
import { mainText } from "#tests/worlds/pages/mainText.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import type { FormShopper, Submitted } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ settings: { BACKEND_TIMEOUT_MS: "1500" }, woo: {}, proxy: true });

const BELT = { productId: "15", name: "Belt" };
const CAP = { productId: "16", name: "Cap" };
const JACKET = { productId: "111", name: "Trail Jacket", attribute_pa_size: "large" };
const MUTATION = '"query":"mutation';
const SCARF = { productId: "99", name: "Last Three Scarf" };

async function withCart(...additions: Record<string, string>[]): Promise<FormShopper> {
  const shopper = formShopper(world().app);
  for (const addition of additions) await shopper.submit(addition);
  return shopper;
}

const fieldOf = async (shopper: FormShopper, name: string) =>
  (await shopper.lines())[name]?.field ?? "";

/** Presses "Try again" twice, as an impatient shopper does. */
async function pressTwice(shopper: FormShopper, report: Submitted): Promise<void> {
  const pressed = [await shopper.tryAgain(report), await shopper.tryAgain(report)];
  for (const { status, location } of pressed) expect([status, location]).toEqual([303, "/cart"]);
}

describe("A rejected form", () => {
  test("is reported with 409 and the shop's own reason as plain text", async () => {
    const shopper = formShopper(world().app);
    const report = await shopper.submit({ productId: "97", name: "Sold Out Mug" });
    expect(report.status).toBe(409);
    expect(mainText(report.html)).toContain(
      "|We couldn’t add “Sold Out Mug” to your cart.|You cannot add &quot;Sold Out Mug&quot; to the cart because the product is out of stock.|Try again|",
    );
    expect(shopper.token()).toBe("");
  });

  test("is reported without the link in the shop's reason, and with the HTML of a name escaped", async () => {
    const shopper = await withCart({ ...SCARF, quantity: "2" });
    const report = await shopper.submit({ ...SCARF, name: "<b>Scarf</b>", quantity: "2" });
    expect(report.status).toBe(409);
    expect(mainText(report.html)).toMatch(/add “&lt;b&gt;Scarf&lt;\/b&gt;”.*we have 3 in stock/s);
    expect(report.html).not.toContain("wc-forward");
  });

  test("stays rejected when it is tried again: the stock counts each time", async () => {
    const shopper = await withCart({ ...SCARF, quantity: "2" });
    const report = await shopper.submit({ ...SCARF, quantity: "2" });
    expect((await shopper.tryAgain(report)).status).toBe(409);
    expect(await shopper.cart()).toEqual({ [SCARF.name]: 2 });
  });

  test("of a grouped product names the rejected part, and adds the others", async () => {
    const { app, woo } = world();
    woo.withdraw("hoodie-with-logo");
    const shopper = formShopper(app);
    const parts = { "quantity[13]": "1", "quantity[12]": "2", "name[12]": "Hoodie with Logo" };
    const report = await shopper.submit({ groupId: "32", ...parts });
    expect(report.status).toBe(409);
    expect(mainText(report.html)).toContain("couldn’t add “Hoodie with Logo” to your cart");
    expect(await shopper.cart()).toEqual({ "T-Shirt": 1 });
  });
});

test("A form for a grouped product without a chosen part is reported with 503 if the backend fails", async () => {
  const { proxy } = world();
  const shopper = formShopper(world().app);
  proxy.inject({ fault: "resetBefore" });
  const report = await shopper.submit({ groupId: "32", "quantity[13]": "0" });
  proxy.recover();
  expect(report.status).toBe(503);
  expect(mainText(report.html)).toContain(
    "The shop didn’t answer, so we couldn’t add these products to your cart.",
  );
  expect(report.html).not.toContain("Try again");
});

describe("A form whose response is lost", () => {
  test("adds the chosen variation once, whichever variations are in the cart", async () => {
    const { proxy } = world();
    const red = { ...JACKET, attribute_pa_color: "red" };
    const shopper = await withCart(red);
    proxy.inject({ fault: "resetAfter", matching: MUTATION });
    const response = await shopper.submit({ ...JACKET, attribute_pa_color: "blue", quantity: "2" });
    expect([response.status, response.location]).toEqual([303, "/cart"]);
    proxy.inject({ fault: "hangBefore" });
    const report = await shopper.submit({ ...red, quantity: "2" });
    expect(report.status).toBe(503);
    proxy.recover();
    await pressTwice(shopper, report);
    const { body: html } = await shopper.open("/cart");
    const fields = html.matchAll(/type="number"[^>]* value="(\d+)"/g);
    expect([...fields].map(([, quantity]) => quantity)).toEqual(["3", "2"]);
  });

  test("for one part of a grouped product adds the remaining parts once", async () => {
    const { proxy } = world();
    const shopper = await withCart(BELT);
    proxy.inject({ fault: "resetAfter", matching: '"productId":14' });
    const parts = { "quantity[13]": "1", "quantity[14]": "2", "name[14]": "Beanie" };
    const response = await shopper.submit({ groupId: "32", ...parts });
    expect([response.status, response.location]).toEqual([303, "/cart"]);
    proxy.inject({ fault: "resetBefore", matching: '"productId":13' });
    const report = await shopper.submit({ groupId: "32", ...parts });
    proxy.recover();
    expect(report.status).toBe(502);
    expect(mainText(report.html)).toContain("if we could add “T-Shirt” and “Beanie” to your cart");
    await pressTwice(shopper, report);
    expect(await shopper.cart()).toEqual({ Belt: 1, "T-Shirt": 2, Beanie: 4 });
  });

  test("clears the cart", async () => {
    const { proxy } = world();
    const shopper = await withCart(BELT, CAP);
    const lines = Object.values(await shopper.lines()).map(({ field }) => [field, "0"]);
    proxy.inject({ fault: "html500", matching: MUTATION });
    const report = await shopper.submit({ ...Object.fromEntries(lines), action: "clear" });
    expect(mainText(report.html)).toContain("couldn’t clear your cart");
    proxy.recover();
    await pressTwice(shopper, report);
    expect(await shopper.cart()).toEqual({});
  });

  test("after the last line's removal leads to the home page", async () => {
    const { proxy } = world();
    const shopper = await withCart(BELT);
    const field = await fieldOf(shopper, "Belt");
    proxy.inject({ fault: "resetAfter", matching: MUTATION });
    expect((await shopper.submit({ [field]: "0" })).location).toBe("/");
  });

  test("does not lower a quantity that was raised elsewhere meanwhile", async () => {
    const { proxy } = world();
    const shopper = await withCart(BELT);
    proxy.inject({ fault: "resetBefore", matching: MUTATION });
    const report = await shopper.submit(BELT);
    proxy.recover();
    await shopper.submit({ [await fieldOf(shopper, "Belt")]: "7" });
    await pressTwice(shopper, report);
    expect(await shopper.cart()).toEqual({ Belt: 7 });
  });

  test('takes effect once, even if the first "Try again" fails too', async () => {
    const { proxy } = world();
    const shopper = await withCart(BELT);
    await shopper.open("/cart");
    proxy.inject({ fault: "html500After" });
    const first = await shopper.submit({ ...BELT, quantity: "2" });
    const second = await shopper.tryAgain(first);
    expect([first.status, second.status]).toEqual([502, 502]);
    proxy.recover();
    await pressTwice(shopper, second);
    expect(await shopper.cart()).toEqual({ Belt: 3 });
  });
});

describe("A form that finds the backend unavailable", () => {
  test("is reported with 503, and adds exactly the requested units when the backend is back", async () => {
    const { app, otherServer, proxy } = world();
    const before = formShopper(await otherServer());
    await before.submit({ ...BELT, quantity: "2" });
    // This server has not seen the session: the quantity before the addition is unknown.
    const shopper = formShopper(app, { "woo-session": before.token() });
    await proxy.listen(false);
    const report = await shopper.submit({ ...BELT, quantity: "3" });
    await proxy.listen(true);
    expect(report.status).toBe(503);
    expect(mainText(report.html)).toContain("We can’t show your cart right now. It’s safe");
    await pressTwice(shopper, report);
    expect(await shopper.cart()).toEqual({ Belt: 5 });
  });

  test("redirects to the product page for a missing choice when the backend is back", async () => {
    const { proxy } = world();
    const shopper = formShopper(world().app);
    await proxy.listen(false);
    const report = await shopper.submit({ ...JACKET, attribute_pa_color: "" });
    await proxy.listen(true);
    expect(report.status).toBe(503);
    const { status, location } = await shopper.tryAgain(report);
    expect([status, location]).toEqual([303, "/product/trail-jacket?size=large&missing=1"]);
  });
});

describe("A line that was removed elsewhere", () => {
  test("is added again with its quantity when the shopper tries again", async () => {
    const shopper = await withCart(BELT, CAP);
    const field = await fieldOf(shopper, "Belt");
    // This server does not see the removal.
    await formShopper(await world().otherServer(), { "woo-session": shopper.token() }).submit({
      [field]: "0",
    });
    const report = await shopper.submit({ [field]: "3" });
    expect(mainText(report.html)).toContain("couldn’t change the quantity of “Belt”");
    await pressTwice(shopper, report);
    expect(await shopper.cart()).toEqual({ Belt: 3, Cap: 1 });
  });

  test("causes no error when it is removed or cleared here too", async () => {
    const { app } = world();
    const shopper = await withCart(BELT, CAP);
    const [belt, cap] = [await fieldOf(shopper, "Belt"), await fieldOf(shopper, "Cap")];
    await formShopper(app, { "woo-session": shopper.token() }).submit({ [belt]: "0" });
    expect((await shopper.submit({ [belt]: "0" })).location).toBe("/cart");
    const cleared = await shopper.submit({ [belt]: "0", [cap]: "0", action: "clear" });
    expect([cleared.status, cleared.location]).toEqual([303, "/cart"]);
    expect(await shopper.cart()).toEqual({});
  });

  test("is reported without a button if nothing is known of its product", async () => {
    const shopper = await withCart(BELT);
    const report = await shopper.submit({ [`quantity[${"f".repeat(32)}]`]: "3" });
    expect(report.status).toBe(409);
    const text = mainText(report.html);
    expect(text).toContain("of this product.|It’s no longer in your cart.|");
    expect(text).not.toContain("Try again");
  });
});

test("A button pressed again before the response adds once, and once more after it", async () => {
  const shopper = await withCart(CAP);
  const belts = { ...BELT, quantity: "2" };
  await Promise.all([shopper.submit(belts), shopper.submit(belts), shopper.submit(belts)]);
  expect(await shopper.cart()).toEqual({ Belt: 2, Cap: 1 });
  await shopper.submit(belts);
  expect(await shopper.cart()).toEqual({ Belt: 4, Cap: 1 });
});

test("The URL that the cart forms post to redirects to the cart when it is opened", async () => {
  const { statusCode, headers } = await world().app.inject({ url: "/cart/items" });
  expect([statusCode, headers["location"]]).toEqual([303, "/cart"]);
});
