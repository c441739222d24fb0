import { describe, expect, test } from "vitest";
import applyCoupon from "#__generated__/useCouponsApplyMutation.graphql.ts";
import { classLimits } from "#server/limits/operationRateLimits.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import type { WooWorld } from "#tests/worlds/world.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ settings: { TRUST_PROXY: "loopback" }, woo: {} });
const behindPrivateProxies = worldOf({ settings: { TRUST_PROXY: "on" }, woo: {} });

const GUESSES = classLimits.coupons.perNetwork + 10;

/** Guesses coupons, each in a session of its own; returns the last response and the calls. */
async function guess(address: string) {
  const { app, woo } = world();
  woo.forget();
  let last = { statusCode: 0, headers: {} as Record<string, unknown> };
  for (let at = 0; at < GUESSES; at += 1) {
    const payload = { query: applyCoupon.params.text, variables: { input: { code: `C${at}` } } };
    const headers = { "x-forwarded-for": `10.0.0.${at % 250}, ${address}` };
    last = await app.inject({ method: "POST", url: "/graphql", payload, headers });
  }
  const guesses = woo.calls().filter(({ body }) => body.query.includes("applyCoupon("));
  return { ...last, calls: guesses.length };
}

/** Tries passwords of an account, each from these forwarded addresses; returns the statuses. */
async function tryPasswords(
  { app }: WooWorld,
  addressesOf: (at: number) => string,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < 12; at += 1) {
    const fields = { username: "shopper", password: `guess ${at}` };
    const headers = { "x-forwarded-for": addressesOf(at) };
    const { statusCode } = await formShopper(app).send("/account/login", fields, headers);
    statuses.push(statusCode);
  }
  return statuses;
}

describe("Coupons guessed from one address, each in another session and with another forwarded address,", () => {
  test("reach the backend as often as the limit allows, and then get 429", async () => {
    const { statusCode, headers, calls } = await guess("203.0.113.5");
    expect(calls).toBe(classLimits.coupons.perNetwork);
    expect(statusCode).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("Passwords guessed at one address", () => {
  test("are refused after ten, and the owner elsewhere signs in at once", async () => {
    const guessed = await tryPasswords(world(), () => "203.0.113.6");
    expect(guessed).toEqual([...Array<number>(10).fill(401), 429, 429]);
    const owner = formShopper(world().app);
    const fields = { username: "shopper", password: "correct-horse-battery" };
    const elsewhere = { "x-forwarded-for": "198.51.100.1" };
    expect((await owner.send("/account/login", fields, elsewhere)).statusCode).toBe(200);
  });

  test("are refused after ten, whichever forwarded addresses the client claims", async () => {
    const guessed = await tryPasswords(behindPrivateProxies(), (at) => `10.9.9.${at}, 10.0.0.7`);
    expect(guessed.slice(-2)).toEqual([429, 429]);
  });
});
