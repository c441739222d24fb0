import { randomUUID } from "node:crypto";
import { decodeHTMLStrict } from "entities";
import type { LightMyRequestResponse } from "fastify";
import { describe, expect, test } from "vitest";
import applyCoupon from "#__generated__/useCouponsApplyMutation.graphql.ts";
import { classLimits } from "#server/limits/operationRateLimits.ts";
import { customerOf } from "#relay/session/session.ts";
import { redactToken } from "#relay/session/redactedToken.ts";
import { account } from "#tests/worlds/backends/wooAccounts.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import type { FormShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ settings: { TRUST_PROXY: "loopback" }, woo: {} });

/** Headers of a browser at an address. */
const from = (address: string) => ({ accept: "text/html,*/*;q=0.8", "x-forwarded-for": address });

/** Creates a visitor who has a session. */
async function createShopper(address: string): Promise<FormShopper> {
  const visitor = formShopper(world().app);
  await visitor.post("/cart/items", { productId: "15" }, from(address));
  expect(visitor.token()).not.toBe("");
  return visitor;
}

/** Expects the page of a form that was sent too often. */
function expectTooQuick({ statusCode, headers, body }: LightMyRequestResponse, seconds: number) {
  expect(statusCode).toBe(429);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(headers["retry-after"])).toBeLessThanOrEqual(seconds);
  expect(headers["cache-control"]).toBe("no-store");
  expect(body).toContain("<h1>That was quick</h1>");
  expect(body).toMatch(/Wait a moment, then (go back and )?try again\./);
}

/** A form, its class, and a request by script of the same class that costs little. */
type LimitedForm = {
  url: string;
  requestClass: "changes" | "coupons" | "orders";
  fields: Record<string, string>;
  byScript: { url: string; body: object };
};

const forms: [string, LimitedForm][] = [
  [
    "the cart",
    {
      url: "/cart/items",
      requestClass: "changes",
      fields: {},
      byScript: { url: "/cart/items", body: {} },
    },
  ],
  [
    "a coupon",
    {
      url: "/checkout",
      requestClass: "coupons",
      fields: { step: "code", code: "none" },
      byScript: {
        url: "/graphql",
        body: { query: applyCoupon.params.text, variables: { input: { code: "none" } } },
      },
    },
  ],
  [
    "the order",
    {
      url: "/checkout",
      requestClass: "orders",
      fields: { step: "update" },
      byScript: { url: "/checkout", body: {} },
    },
  ],
];

describe.each(forms)("The form of %s", (_, { url, requestClass, fields, byScript }) => {
  const { perSession, seconds } = classLimits[requestClass];

  test("shares a session's limit with requests by script; beyond it the page says to wait, and no other session or address is affected", async () => {
    const { woo } = world();
    const [address, elsewhere] = ["203.0.113.20", "198.51.100.20"];
    const [ann, bob] = [await createShopper(address), await createShopper(address)];
    // The first addition, which created the session, was sent without one.
    for (let sent = 1; sent < perSession; sent += 1) {
      const session = { "woocommerce-session": `Session ${ann.token()}` };
      const headers = { ...from(address), ...session };
      const { statusCode } = await ann.send(byScript.url, byScript.body, headers);
      expect([sent, statusCode]).not.toEqual([sent, 429]);
    }
    expect((await ann.post(url, fields, from(address))).statusCode).not.toBe(429);
    woo.forget();
    expectTooQuick(await ann.post(url, fields, from(address)), seconds);
    expect(woo.calls()).toEqual([]);
    expect((await bob.post(url, fields, from(address))).statusCode).not.toBe(429);
    expect((await ann.post(url, fields, from(elsewhere))).statusCode).not.toBe(429);
  });
});

test("Orders posted with forged tokens of an account leave its owner's limit in the same network as it is", async () => {
  const address = "203.0.113.25";
  const owner = formShopper(world().app);
  await owner.send("/account/login", account, from(address));
  const held = owner.token();
  const claims = JSON.stringify({ exp: 9e9, data: { customer_id: customerOf(held) } });
  const made = `e30.${Buffer.from(claims).toString("base64url")}.x`;
  for (const token of [made, redactToken(made), held]) {
    const forger = formShopper(world().app, { "woo-session": token });
    for (let sent = 0; sent < classLimits.orders.perSession; sent += 1) {
      await forger.send("/checkout", {}, from(address));
    }
    expect((await forger.send("/checkout", {}, from(address))).statusCode).toBe(429);
  }
  expect((await owner.send("/checkout", {}, from(address))).statusCode).toBe(409);
});

test("The cart and account forms of one address share its limit, whichever sessions and forwarded addresses they claim; another address is not affected", async () => {
  const [address, elsewhere] = ["203.0.113.30", "198.51.100.30"];
  const { perNetwork, seconds } = classLimits.changes;
  const send = (client: string) =>
    formShopper(world().app, { "woo-session": randomUUID() }).post("/cart/items", {}, from(client));
  for (let sent = 0; sent < perNetwork; sent += 1) {
    const { statusCode } = await send(`10.0.0.${sent % 250}, ${address}`);
    expect([sent, statusCode]).toEqual([sent, 303]);
  }
  expectTooQuick(await send(address), seconds);
  // The page has the only form that can repeat an add.
  const shopper = formShopper(world().app);
  const add = { productId: "15", quantity: "2", name: 'A "wide" <belt>' };
  const refused = await shopper.post("/cart/items", add, from(address));
  const inputs = refused.body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  const fields = Object.fromEntries(
    [...inputs].map(([, name, value]) => [name, decodeHTMLStrict(value ?? "")]),
  );
  expect(fields).toEqual(add);
  expect((await shopper.post("/cart/items", fields, from(elsewhere))).headers.location).toBe(
    "/cart",
  );
  expect((await shopper.open("/cart")).body).toContain('aria-label="Cart, 2 items"');
  for (const name of ["login", "logout", "register", "forgotten", "details", "find-order"]) {
    const visitor = formShopper(world().app);
    expectTooQuick(await visitor.post(`/account/${name}`, {}, from(address)), seconds);
  }
  expect((await send(elsewhere)).statusCode).toBe(303);
});

test("A review above the limit of an address gets its form with the typed values and a message; another address is not affected", async () => {
  const review = { rating: "4", author: "Jo", email: "jo@example.test", content: "Holds well." };
  const send = (at: number, address: string) => {
    // WordPress itself takes one review in fifteen seconds.
    world().woo.passTime(20);
    const fields = { ...review, content: `Holds well, ${at}.` };
    return formShopper(world().app).post("/product/belt/reviews", fields, from(address));
  };
  for (let at = 0; at < classLimits.reviews.perNetwork; at += 1) {
    expect((await send(at, "203.0.113.50")).statusCode).toBe(303);
  }
  world().woo.forget();
  const { statusCode, headers, body } = await send(99, "203.0.113.50");
  expect(statusCode).toBe(429);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(body).toContain("That was quick. Wait a moment, then send it again.");
  expect(body).toContain("Holds well, 99.");
  const sent = world()
    .woo.calls()
    .map(({ body: call }) => call.operationName);
  expect(sent).not.toContain("writeReviewMutation");
  expect((await send(100, "198.51.100.50")).statusCode).toBe(303);
});
