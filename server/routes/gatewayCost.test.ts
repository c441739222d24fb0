import { afterAll, beforeAll, expect, test } from "vitest";
import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import { openGatewayFixture } from "./gatewayFixture.ts";
import type { GatewayUnderTest } from "./gatewayFixture.ts";

let gateway: GatewayUnderTest;
beforeAll(async () => {
  // The limits would refuse so many requests of one address.
  gateway = await openGatewayFixture({ switchedOff: ["rateLimits"] });
});
afterAll(() => gateway.app.close());

const cart = JSON.stringify(cartQuery.params.text);
const add = JSON.stringify(addToCart.params.text);
const nested = (levels: number) =>
  `{"query":${cart},"variables":{"a":${"[".repeat(levels)}${"]".repeat(levels)}}}`;
const form = { "content-type": "application/x-www-form-urlencoded" };

const ROUNDS = 300;

test.each<[string, string, Record<string, string>?]>([
  ["a key twice", `{"query":${cart},"query":${cart}}`],
  ["another operation's name", `{"query":${cart},"operationName":"useAddToCartMutation"}`],
  ["33 levels", nested(33)],
  ["30,000 levels", nested(30_000)],
  ["a batch", `[{"query":${cart}}]`],
  ["another content type", `{"query":${cart}}`, form],
  ["another document", '{"query":"{ __schema { types { name } } }"}'],
  ["a field of the server", `{"query":${add},"variables":{"input":{"isPaid":true}}}`],
])("A request with %s is refused with less than a millisecond of CPU", async (_, body, headers) => {
  // The processor's clock moves in steps of milliseconds, so one round alone cannot be measured.
  const before = process.threadCpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { status } = await gateway.post(body, headers && { headers });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
  const { user, system } = process.threadCpuUsage(before);
  expect(gateway.calls).toEqual([]);
  expect((user + system) / 1000 / ROUNDS).toBeLessThan(1);
});
