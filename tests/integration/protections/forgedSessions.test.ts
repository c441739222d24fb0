import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { quantitiesIn, sendAdd, sendCartQuery, tokenIn } from "#tests/worlds/shoppers/cartCalls.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ woo: {}, proxy: true });

const jwt = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.x`;

/** Forges a token that claims to be a customer's. */
const forgedToken = (customer: string) => jwt({ data: { customer_id: customer }, exp: 9e9 });

/** Mark of the attacker's additions: the proxy recognizes them by it, and does not respond. */
const ATTACK = { productId: 17, quantity: 77 };
const held = { fault: "hangBefore", matching: '"quantity":77' } as const;

/**
 * Opens the session of the shop's only account; returns its real token, and the cookies of its
 * sign-in, without which the token grants nothing.
 */
async function signIn(app: FastifyInstance) {
  const visitor = formShopper(app);
  await visitor.signIn();
  const cookies = Object.entries(visitor.cookies());
  return {
    token: visitor.cookies()["vitrine-session"] ?? "",
    headers: { cookie: cookies.map(([name, value]) => `${name}=${value}`).join("; ") },
  };
}

const isAtBackend = (part: string) =>
  world()
    .proxy.calls()
    .some((body) => body.includes(part));

/**
 * Sends forged additions and waits until one of them keeps the backend busy; returns the number
 * that still waits, and the function that ends them.
 */
async function attack(app: FastifyInstance, tokens: readonly string[]) {
  const { proxy, recover } = world();
  proxy.inject(held);
  let pending = tokens.length;
  const forged = tokens.map((token) =>
    sendAdd(app, { ...ATTACK, token }).finally(() => (pending -= 1)),
  );
  await expect.poll(() => isAtBackend(held.matching)).toBe(true);
  const end = async () => {
    await recover();
    await Promise.all(forged);
  };
  return { pending: () => pending, end };
}

test.each([
  ["one forged token", () => Array.from({ length: 60 }, () => forgedToken("2"))],
  [
    "forged tokens of sixty kinds",
    () => Array.from({ length: 60 }, (_, at) => `${forgedToken("2")}${at}`),
  ],
])("A customer's add does not wait for sixty adds with %s", async (_, forged) => {
  const { app } = world();
  const customer = await signIn(app);
  const { pending, end } = await attack(app, forged());
  const response = await sendAdd(app, { ...customer, remoteAddress: "198.51.100.7" });
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain("Beanie");
  expect(pending()).toBeGreaterThan(50);
  await end();
});

test("A guest's add does not wait for a token that claims the guest's id", async () => {
  const { app } = world();
  const token = tokenIn(await sendAdd(app)) ?? "";
  const [, claims = ""] = token.split(".");
  const { pending, end } = await attack(app, [`e30.${claims}.x`]);
  expect((await sendAdd(app, { token })).statusCode).toBe(200);
  expect(pending()).toBe(1);
  await end();
});

test("Two rotated tokens of one session, used at once after a restart, lose no item", async () => {
  const { app, otherServer, woo } = world();
  // The other server issues the tokens, so this one has not seen any of them.
  const issuer = await otherServer();
  const older = tokenIn(await sendAdd(issuer, { productId: 15 })) ?? "";
  woo.passTime(1);
  const newer = tokenIn(await sendAdd(issuer, { productId: 15, token: older })) ?? "";
  expect(newer).not.toBe(older);
  woo.forget();
  const adds = [older, newer, older, newer].map((token, at) =>
    sendAdd(app, { productId: [14, 16, 17, 20][at] ?? 0, token }),
  );
  const responses = await Promise.all(adds);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(woo.mutationsAtOnce()).toBe(1);
  expect(quantitiesIn(await sendCartQuery(app, { token: newer }))).toEqual({
    Belt: 2,
    Beanie: 1,
    Cap: 1,
    Sunglasses: 1,
    "Long Sleeve Tee": 1,
  });
});
