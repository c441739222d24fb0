import { expect, test } from "vitest";
import { sendCartQuery } from "#tests/worlds/shoppers/cartCalls.ts";
import { mainText } from "#tests/worlds/pages/mainText.ts";
import { casesOf } from "#tests/worlds/servers/environment.ts";
import { readMetrics } from "#tests/worlds/servers/readMetrics.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import type { FormShopper, Submitted } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ settings: { BACKEND_TIMEOUT_MS: "1500" }, woo: {}, proxy: true });

const BELT = { productId: "15", name: "Belt" };
const CAP = { productId: "16", name: "Cap" };
const JACKET = { productId: "111", name: "Trail Jacket", attribute_pa_size: "large" };
const SCARF = { productId: "99", name: "Last Three Scarf" };
const CODE = "save10";

const fieldOf = async (shopper: FormShopper, name: string) =>
  (await shopper.lines())[name]?.field ?? "";

/** Presses "Try again" twice, as an impatient shopper does. */
async function pressTwice(shopper: FormShopper, report: Pick<Submitted, "html">): Promise<void> {
  const pressed = [await shopper.tryAgain(report), await shopper.tryAgain(report)];
  for (const { status, location } of pressed) expect([status, location]).toEqual([303, "/cart"]);
}

/** Applies the code to a shopper's cart. */
async function applyCode(shopper: FormShopper): Promise<void> {
  const { body } = await world().app.inject({
    method: "POST",
    url: "/checkout",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      cookie: `woo-session=${shopper.token()}`,
    },
    payload: `code=${CODE}&step=code`,
  });
  expect(body).toContain(`Remove code ${CODE.toUpperCase()}`);
}

/** Expires the session of a shopper with this cart and the code. */
async function withExpired(...additions: Record<string, string>[]) {
  const shopper = formShopper(world().app);
  for (const addition of additions) await shopper.submit(addition);
  await applyCode(shopper);
  const fields = Object.values(await shopper.lines()).map(({ field }) => field);
  world().woo.passTime(50 * 3600);
  return { shopper, fields: [fields[0] ?? "", fields[1] ?? ""] as const };
}

test("A form of an expired session is applied in a new session, with the other lines", async () => {
  const { shopper, fields } = await withExpired(BELT, { ...JACKET, attribute_pa_color: "blue" });
  const [belt, jacket] = fields;
  expect(await shopper.submit({ [belt]: "3" })).toMatchObject({ status: 303, location: "/cart" });
  expect(await shopper.cart()).toEqual({ Belt: 3, "Trail Jacket": 1 });
  const { body } = await sendCartQuery(world().app, { token: shopper.token() });
  expect(body).toContain(`"code":"${CODE}"`);
  world().woo.passTime(50 * 3600);
  expect(await shopper.submit({ [jacket]: "0" })).toMatchObject({ status: 303, location: "/cart" });
  expect(await shopper.cart()).toEqual({ Belt: 3 });
  world().woo.passTime(50 * 3600);
  for (const product of [CAP, BELT]) expect((await shopper.submit(product)).status).toBe(303);
  expect(await shopper.cart()).toEqual({ Belt: 4, Cap: 1 });
});

test.each([
  ["at once", async () => {}],
  ["after the cart page has met the refusal", (shopper: FormShopper) => shopper.open("/cart")],
])(
  "Forms of an expired session that are posted at once are applied in one new session (%s)",
  async (_title, before) => {
    const { shopper, fields } = await withExpired(BELT, CAP);
    await before(shopper);
    const [belt, cap] = fields;
    const posts = [{ [belt]: "3" }, { ...JACKET, attribute_pa_color: "blue" }, { [cap]: "0" }];
    const responses = await Promise.all(posts.map((post) => shopper.submit(post)));
    expect(responses.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await shopper.cart()).toEqual({ Belt: 3, "Trail Jacket": 1 });
  },
);

test("A form of an expired session whose response did not arrive stays in the cart of the next one", async () => {
  const { shopper } = await withExpired(BELT);
  const other = formShopper(world().app, { "woo-session": shopper.token() });
  await other.submit(CAP);
  await shopper.submit(CAP);
  expect(await shopper.cart()).toEqual({ Belt: 1, Cap: 2 });
});

test("Two browsers with one planted token that the backend never accepted get a session each", async () => {
  const [one, other] = [
    formShopper(world().app, { "woo-session": "x" }),
    formShopper(world().app, { "woo-session": "x" }),
  ];
  await Promise.all([one.submit(BELT), other.submit(CAP)]);
  expect(await one.cart()).toEqual({ Belt: 1 });
  expect(await other.cart()).toEqual({ Cap: 1 });
});

test("A restoration for a form counts in the metrics by its result", async () => {
  const countsOf = async () => {
    const metrics = await readMetrics(world().app);
    return ["restored", "failed"].map((result) =>
      metrics("vitrine_restored_carts_total", { result }),
    );
  };
  const [restored = 0, failed = 0] = await countsOf();
  const { shopper } = await withExpired(BELT);
  world().proxy.inject({ fault: "html500", matching: "fillCart(", times: 1 });
  const report = await shopper.submit(CAP);
  expect(await countsOf()).toEqual([restored, failed + 1]);
  await pressTwice(shopper, report);
  expect(await countsOf()).toEqual([restored + 1, failed + 1]);
});

test("A form whose token was issued before the clock was set back is applied in a new session, with the other lines", async () => {
  const shopper = formShopper(world().app);
  for (const product of [BELT, CAP]) await shopper.submit(product);
  const belt = await fieldOf(shopper, "Belt");
  world().woo.passTime(-2 * 3600);
  expect(await shopper.submit({ [belt]: "3" })).toMatchObject({ status: 303, location: "/cart" });
  expect(await shopper.cart()).toEqual({ Belt: 3, Cap: 1 });
});

test("A form of an expired session clears the cart without restoring it first", async () => {
  const { shopper, fields } = await withExpired(BELT, CAP);
  world().proxy.forget();
  const all = Object.fromEntries(fields.map((field) => [field, "0"]));
  expect((await shopper.submit({ ...all, action: "clear" })).location).toBe("/cart");
  expect(world().proxy.calls().join()).not.toContain("fillCart(");
  expect(await shopper.cart()).toEqual({});
});

test.each([
  ["a lower quantity", { quantity: "1" }, { Belt: 1, Cap: 1 }],
  ["a removal", { quantity: "0" }, { Cap: 1 }],
  ["a cleared cart", { quantity: "0", action: "clear" }, { Cap: 1 }],
])(
  "A form of an expired session does not undo %s, although the cart was not opened since",
  async (_title, { quantity, ...action }, cart) => {
    const shopper = formShopper(world().app);
    await shopper.submit({ ...BELT, quantity: "5" });
    await shopper.submit({ [await fieldOf(shopper, "Belt")]: quantity, ...action });
    world().woo.passTime(50 * 3600);
    expect(await shopper.submit(CAP)).toMatchObject({ status: 303, location: "/cart" });
    expect(await shopper.cart()).toEqual(cart);
  },
);

test.each(casesOf(["resetBefore", "resetAfter", "json503", "droppedToken"] as const, 2))(
  "A form of an expired session is reported while the restoration fails (%s), and carried out once by Try again",
  async (fault) => {
    const { shopper } = await withExpired(BELT, CAP);
    world().proxy.inject({ fault, matching: "fillCart(", times: 1 });
    const report = await shopper.submit({ ...BELT, quantity: "2" });
    expect(report.status).toBe(503);
    const text = mainText(report.html);
    expect(text).toContain("so we couldn’t add “Belt” to your cart.");
    expect(text).toContain("Cap");
    await pressTwice(shopper, report);
    expect(await shopper.cart()).toEqual({ Belt: 3, Cap: 1 });
  },
);

test("A form of an expired session is applied after two failed restorations, and names all lost lines", async () => {
  const { shopper } = await withExpired(BELT, CAP);
  world().proxy.inject({ fault: "html500", matching: "fillCart(" });
  const first = await shopper.submit({ ...CAP, quantity: "2" });
  expect((await shopper.tryAgain(first)).status).toBe(503);
  const report = await shopper.submit({ ...CAP, quantity: "2" });
  expect(report.status).toBe(409);
  expect(mainText(report.html)).toContain(
    "These didn’t reach the new one: Belt, Cap, the code SAVE10.",
  );
  expect(await shopper.cart()).toEqual({ Cap: 2 });
});

test("A form of an expired session is reported, and its own change alone applied, if the server does not know the cart", async () => {
  const { app, otherServer, woo } = world();
  const before = formShopper(await otherServer());
  for (const product of [BELT, CAP]) await before.submit(product);
  const [belt, cap] = [await fieldOf(before, "Belt"), await fieldOf(before, "Cap")];
  woo.passTime(50 * 3600);
  const shopper = formShopper(app, { "woo-session": before.token() });
  const report = await shopper.submit({ ...BELT, quantity: "3" });
  expect([report.status, report.location]).toEqual([303, "/cart"]);
  expect(await shopper.cart()).toEqual({ Belt: 3 });
  const other = formShopper(app, { "woo-session": before.token() });
  expect((await other.submit({ [belt]: "3" })).status).toBe(409);
  expect((await other.submit({ [cap]: "0" })).location).toBe("/");
});

test("A form of an expired session names the lines and coupons that cannot be restored", async () => {
  const { shopper, fields } = await withExpired(BELT, { ...SCARF, quantity: "2" });
  world().woo.withdraw("last-three-scarf");
  world().woo.endCoupon(CODE);
  const [belt] = fields;
  const report = await shopper.submit({ [belt]: "3" });
  expect(report.status).toBe(409);
  const text = mainText(report.html);
  expect(text).toContain(
    "|Your cart had expired. These didn’t reach the new one: Last Three Scarf, the code SAVE10.|",
  );
  expect(text).not.toContain("Try again");
  expect(await shopper.cart()).toEqual({ Belt: 3 });
});

test("The cart page of an expired session names the lines without script, and puts them back once", async () => {
  const shopper = formShopper(world().app);
  for (const addition of [{ ...BELT, quantity: "2" }, CAP]) await shopper.submit(addition);
  await shopper.open("/cart");
  world().woo.passTime(50 * 3600);
  const page = await shopper.open("/cart");
  expect(page.body).not.toContain("needs cookies");
  expect(page.body).toMatch(/<noscript>[^]*Your cart had expired\. These were in it: Belt, Cap\./);
  await pressTwice(shopper, { html: page.body });
  expect(await shopper.cart()).toEqual({ Belt: 2, Cap: 1 });
  expect((await shopper.open("/cart")).body).not.toContain("had expired");
});

test("The cart page of an expired session that the server does not know offers nothing, and does not blame cookies", async () => {
  const before = formShopper(await world().otherServer());
  await before.submit(BELT);
  world().woo.passTime(50 * 3600);
  const { body: html } = await formShopper(world().app, { "woo-session": before.token() }).open(
    "/cart",
  );
  expect(html).toContain("Your cart is empty");
  expect(html).not.toMatch(/had expired|needs cookies/);
});
