import Fastify from "fastify";
import { expect, test } from "vitest";
import { redactToken } from "#relay/session/redactedToken.ts";
import { fixedToken } from "#tests/worlds/fixtures/tokenFixture.ts";
import { createOperationRateLimits } from "#server/limits/operationRateLimits.ts";
import { createRateLimit } from "#server/limits/rateLimit.ts";
import { registerCookies } from "#server/shopper/cookies.ts";
import { registerPostLimits } from "./postLimits.ts";

/** Account's token, and the redacted one that scripts hold, which anyone can write. */
const ACCOUNT = fixedToken("2");
const REDACTED = redactToken(ACCOUNT);

/** Creates an app with a route that takes two posts per period, of a session or of a network. */
async function appWithLimit(limited: "session" | "network" = "network") {
  const app = Fastify();
  await registerCookies(app);
  const open = (options: Parameters<typeof createRateLimit>[0]) =>
    createRateLimit({ ...options, points: options.name.endsWith(limited) ? 2 : 20 });
  registerPostLimits(app, createOperationRateLimits({ open }));
  app.post(
    "/limited",
    { config: { requestClass: ({ url }) => (url.endsWith("?coupon") ? "coupons" : "changes") } },
    (_request, reply) => void reply.send("done"),
  );
  app.post("/free", (_request, reply) => void reply.send("done"));
  const post = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: "POST", url, headers: { origin: "http://localhost", ...headers } });
  return { app, post };
}

test("A post beyond the limit gets 429, with the seconds to wait and a message", async () => {
  const { app, post } = await appWithLimit();
  const statuses = [];
  for (let sent = 0; sent < 3; sent += 1) statuses.push((await post("/limited")).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  const refused = await post("/limited");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.headers["cache-control"]).toBe("no-store");
  expect(refused.json()).toMatchObject({
    outcome: "failed",
    message: expect.any(String) as string,
  });
  const page = await post("/limited", { accept: "text/html" });
  expect(page.statusCode).toBe(429);
  expect(page.body).toContain("Wait a moment");
  expect((await post("/free")).statusCode).toBe(200);
  await app.close();
});

test("A route may choose the rate limit's class for each request", async () => {
  const { app, post } = await appWithLimit();
  for (let sent = 0; sent < 2; sent += 1) await post("/limited?coupon");
  expect((await post("/limited?coupon")).statusCode).toBe(429);
  expect((await post("/limited")).statusCode).toBe(200);
  await app.close();
});

test("A redacted token uses up the attempts of an account only with the account's cookie", async () => {
  const { app, post } = await appWithLimit("session");
  const forged = { cookie: `woo-session=${REDACTED}` };
  for (let sent = 0; sent < 3; sent += 1) await post("/limited", forged);
  expect((await post("/limited", forged)).statusCode).toBe(429);
  const own = { cookie: `woo-session=${REDACTED}; vitrine-session=${ACCOUNT}` };
  expect((await post("/limited", own)).statusCode).toBe(200);
  await app.close();
});

test("A post from another site uses up no attempt of the shopper", async () => {
  const { app, post } = await appWithLimit();
  for (let sent = 0; sent < 5; sent += 1) {
    await post("/limited", { "sec-fetch-site": "cross-site" });
  }
  expect((await post("/limited")).body).toBe("done");
  await app.close();
});
