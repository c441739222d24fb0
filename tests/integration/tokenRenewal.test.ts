import { expect, test } from "vitest";
import { quantitiesIn, sendAdd, sendCartQuery, tokenIn } from "#tests/worlds/shoppers/cartCalls.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ woo: {} });

const HOURS = 3600;
const DAYS = 24 * HOURS;

const renewals = () => world().woo.callsFor("sessionCallsRenewalQuery");

test("A shopper who only reads keeps the cart for longer than a token lives", async () => {
  const { app, woo } = world();
  let token = tokenIn(await sendAdd(app)) ?? "";
  for (let days = 0; days < 6; days += 1) {
    woo.passTime(1 * DAYS + HOURS);
    // Another shopper's change, which clears expired sessions away.
    await sendAdd(app);
    const response = await sendCartQuery(app, { token });
    expect(quantitiesIn(response)).toEqual({ Beanie: 1 });
    token = tokenIn(response) ?? token;
  }
  expect(renewals()).toHaveLength(6);
});

test("A fresh token is not renewed, and neither is one that a change rotates", async () => {
  const { app, woo } = world();
  const token = tokenIn(await sendAdd(app)) ?? "";
  woo.passTime(23 * HOURS);
  expect(tokenIn(await sendCartQuery(app, { token }))).toBeUndefined();
  woo.passTime(2 * HOURS);
  expect(tokenIn(await sendAdd(app, { token }))).toBeDefined();
  expect(renewals()).toEqual([]);
});

test("A page renews the session cookie", async () => {
  const { app, woo } = world();
  const shopper = formShopper(app);
  await shopper.submit({ productId: "14", quantity: "1" });
  const token = shopper.token();
  woo.passTime(25 * HOURS);
  expect((await shopper.open("/cart")).body).toContain('aria-label="Quantity of Beanie"');
  expect(shopper.token()).not.toBe(token);
  woo.passTime(25 * HOURS);
  expect(Object.keys(await shopper.lines())).toEqual(["Beanie"]);
});

test("A backend whose clock is days behind ours gets no renewal for a fresh token", async () => {
  const { app, woo } = world();
  woo.passTime(-60 * DAYS);
  const token = tokenIn(await sendAdd(app)) ?? "";
  expect(tokenIn(await sendCartQuery(app, { token }))).toBeUndefined();
  expect(renewals()).toEqual([]);
});

test("A forged or refused token is not renewed", async () => {
  const { app } = world();
  const claims = { iat: 1, exp: 9e9, data: { customer_id: "2" } };
  const token = `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.x`;
  await sendCartQuery(app, { token });
  expect(renewals()).toEqual([]);
});

test("An account's renewed token stays hidden from scripts", async () => {
  const { app, woo } = world();
  // Our clock stays, so that the server does not refresh the access token.
  woo.accounts.letAccessLive(30 * DAYS);
  const visitor = formShopper(app);
  await visitor.signIn();
  await visitor.post("/cart/items", { productId: "14", quantity: "1" });
  const before = visitor.cookies();
  woo.passTime(4 * DAYS);
  await visitor.open("/cart");
  const after = visitor.cookies();
  expect(after["vitrine-session"]).not.toBe(before["vitrine-session"]);
  expect(after["woo-session"]).not.toBe(before["woo-session"]);
  expect(visitor.heard()).not.toContain(after["vitrine-session"]);
  expect(visitor.given().join()).toContain("HttpOnly");
});
