import Fastify from "fastify";
import { expect, test } from "vitest";
import { createAdmissionControl } from "#server/limits/admission.ts";
import { createOperationRateLimits } from "#server/limits/operationRateLimits.ts";
import { createRateLimit } from "#server/limits/rateLimit.ts";
import { registerSearch } from "./search.ts";

// Two attempts of a network instead of thousands.
const limits = createOperationRateLimits({
  open: (options) => createRateLimit({ ...options, points: 2 }),
});

/** Search that responds once it is released. */
const { promise: released, resolve: release } = Promise.withResolvers<void>();
const search = async () => {
  await released;
  return Response.json({ results: [] });
};

const appWith = (given: typeof limits) => {
  const app = Fastify();
  registerSearch(app, { search }, { admission: createAdmissionControl(), limits: given });
  return app;
};

const sent = (remoteAddress: string) =>
  ({ method: "POST", url: "/1/indexes/*/queries", payload: "{}", remoteAddress }) as const;

test("120 searches at once from one client refuse none of another's", async () => {
  const unlimited = { take: async () => ({ isAllowed: true, retryAfterSeconds: 0 }) };
  const app = appWith(unlimited);
  const crowd = Array.from({ length: 120 }, () => app.inject(sent("203.0.113.9")));
  // Searches of the crowd run and wait in all places by now.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const others = Array.from({ length: 10 }, () => app.inject(sent("198.51.100.1")));
  await new Promise((resolve) => setTimeout(resolve, 50));
  release();
  const statuses = (await Promise.all(others)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual(Array<number>(10).fill(200));
  const refused = (await Promise.all(crowd)).filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(80);
});

test("The search rate-limits a network in Algolia's form, and no other", async () => {
  release();
  const app = appWith(limits);
  const statuses = [];
  for (let at = 0; at < 3; at += 1) statuses.push(await app.inject(sent("203.0.113.9")));
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  expect(statuses[2]?.json()).toEqual({ message: "Too many requests", status: 429 });
  expect(Number(statuses[2]?.headers["retry-after"])).toBeGreaterThan(0);
  expect((await app.inject(sent("198.51.100.1"))).statusCode).toBe(200);
});
