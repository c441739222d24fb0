import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import { sendAdd, sendCartQuery, tokenIn } from "#tests/worlds/shoppers/cartCalls.ts";
import { account } from "#tests/worlds/backends/wooAccounts.ts";
import type { WooCall } from "#tests/worlds/backends/wooCalls.ts";
import { formShopper, shopperWithCart } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const SECRET = "a secret that both servers know, of 32 characters and more";
const forwarding = worldOf({
  settings: { FORWARDED_CLIENT_SECRET: SECRET, TRUST_PROXY: "loopback" },
  woo: {},
});
const silent = worldOf({ woo: {} });

const SHOPPER = "203.0.113.5";
const AGENT = "Mozilla/5.0 (X11; Linux x86_64)";
const browser = { "x-forwarded-for": `192.0.2.1, ${SHOPPER}`, "user-agent": AGENT };

/** Returns the shopper that a call describes; undefined unless WordPress would believe it. */
function clientOf({ headers }: WooCall) {
  const [address, agent, time, signature] = ["client", "agent", "time", "signature"].map((name) =>
    headers.get(`x-vitrine-${name}`),
  );
  const signed = createHmac("sha256", SECRET).update(`${time}\n${address}\n${agent}`);
  const isRecent = Math.abs(Date.now() / 1000 - Number(time)) < 300;
  return signature === signed.digest("hex") && isRecent ? { address, agent } : undefined;
}

const review = { rating: "4", author: "Jo", email: "jo@example.test", content: "Holds well." };
const password = "correct-horse-battery";
const reset = { login: "ann", key: "abc", password };

test.each([
  ["useCartQuery", "/graphql", { query: cartQuery.params.text }],
  ["writeReviewMutation", "/product/belt/reviews", review],
  ["customerSignInMutation", "/account/login", account],
  ["actionsRegisterMutation", "/account/register", { email: "ann@example.test", password }],
  ["actionsForgottenMutation", "/account/forgotten", { username: "ann@example.test" }],
  ["actionsResetMutation", "/account/reset", reset],
])("%s sends WordPress the shopper's address and browser", async (operation, url, fields) => {
  const { app, woo } = forwarding();
  woo.forget();
  await formShopper(app).send(url, fields, browser);
  const call = woo.calls().find(({ body }) => body.operationName === operation);
  expect(call && clientOf(call)).toEqual({ address: SHOPPER, agent: AGENT });
});

test("an order, and every change before it, sends WordPress the shopper's address", async () => {
  const { app, woo } = forwarding();
  woo.forget();
  const orderer = await shopperWithCart(app);
  await orderer.place(await orderer.form());
  const personal = woo.calls().filter(({ session }) => session !== undefined);
  const names = personal.map(({ body }) => body.operationName);
  const unsigned = personal.filter((call) => clientOf(call)?.address !== "127.0.0.1");
  expect(names).toContain("sendCheckoutMutation");
  expect(names).toContain("receivedTokensCartQuery");
  expect(unsigned.map(({ body }) => body.operationName)).toEqual([]);
});

test("the renewal of a session token sends WordPress the address of the shopper who reads the cart", async () => {
  const { app, woo } = forwarding();
  const token = tokenIn(await sendAdd(app));
  woo.passTime(25 * 3600);
  woo.forget();
  await sendCartQuery(app, { token, headers: browser, remoteAddress: "127.0.0.1" });
  const [renewal] = forwarding().woo.callsFor("sessionCallsRenewalQuery");
  expect(renewal && clientOf(renewal)).toEqual({ address: SHOPPER, agent: AGENT });
});

test("the refresh of a sign-in sends WordPress the customer's address", async () => {
  const { app, woo } = forwarding();
  woo.accounts.letAccessLive(0);
  const customer = formShopper(app);
  await customer.send("/account/login", account, browser);
  woo.forget();
  await customer.send("/graphql", { query: cartQuery.params.text }, browser);
  const [refresh] = forwarding().woo.callsFor("refreshJwtAuthToken");
  expect(refresh && clientOf(refresh)).toEqual({ address: SHOPPER, agent: AGENT });
});

test("a shared page sends WordPress nothing about the shopper who opens it first", async () => {
  const { app, woo } = forwarding();
  woo.forget();
  await app.inject({ url: "/product/trail-jacket", headers: browser });
  expect(woo.calls().length).toBeGreaterThan(0);
  for (const { headers } of woo.calls()) {
    const described = [...headers.keys()].filter((name) => name.startsWith("x-vitrine"));
    expect(described).toEqual(["x-vitrine-request", "x-vitrine-storefront"]);
    expect(headers.get("user-agent")).not.toBe(AGENT);
  }
});

test("every request to the endpoint has the header of the storefront", async () => {
  const { app, woo } = forwarding();
  woo.forget();
  await app.inject({ url: "/product/belt" });
  await app.inject({ url: "/no-such-page" });
  await app.inject({ url: "/feed.xml" });
  const visitor = formShopper(app);
  await visitor.send("/graphql", { query: cartQuery.params.text }, browser);
  await visitor.send("/account/login", account, browser);
  const expected = createHmac("sha256", SECRET).update("endpoint").digest("hex");
  const sent = woo.calls().map(({ headers }) => headers.get("x-vitrine-storefront"));
  expect(sent.length).toBeGreaterThan(4);
  expect(new Set(sent)).toEqual(new Set([expected]));
});

test("without a secret, nothing about the shopper is sent", async () => {
  const { app, woo } = silent();
  woo.forget();
  const visitor = formShopper(app);
  await visitor.send("/graphql", { query: cartQuery.params.text }, browser);
  await visitor.send("/account/login", account, browser);
  expect(woo.calls().length).toBeGreaterThan(1);
  for (const { headers } of woo.calls()) {
    const names = [...headers.keys()];
    expect(names.filter((name) => /^x-(vitrine|forwarded)/.test(name))).toEqual([]);
    expect(headers.get("user-agent")).not.toBe(AGENT);
  }
});
