import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Receipt } from "#relay/contract/order/receipt.ts";
import { shopTexts } from "#tests/worlds/fixtures/shopTextsFixture.ts";
import { addOrder } from "./addOrder.ts";

const PLACED = "2026-11-23T09:00:00Z";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(PLACED) }));
afterEach(() => void vi.useRealTimers());

/** Returns the days that the page of an order with these facts states. */
async function arrivalOf(over: Partial<Receipt>, texts: object = shopTexts) {
  const receipt = { progress: "received", preparedSince: PLACED, delivery: to("GB"), ...over };
  const data: { order?: { arrival?: string } } = {};
  const context = { supplied: { order: { receipt } }, shop: { texts } } as never;
  await addOrder(data, (() => {}) as never, context, {});
  return data.order?.arrival;
}

const to = (fromStockTo?: string): NonNullable<Receipt["delivery"]> => ({
  method: "By post",
  address: ["Frome"],
  ...(fromStockTo !== undefined && { fromStockTo }),
});

test("The page of an order states the days of its arrival by the shop's rules", async () => {
  expect(await arrivalOf({})).toBe("Wednesday 25 or Thursday 26 November");
});

test.each<[string, Partial<Receipt>, object?]>([
  ["to another country", { delivery: to("DE") }],
  ["that is collected, or of which a product is made to order", { delivery: to() }],
  ["that the shop does not prepare yet", { preparedSince: undefined as never }],
  ["that awaits its payment", { progress: "awaitingPayment" }],
  ["of a shop without such rules", {}, {}],
])("The page of an order %s states no days", async (_, over, texts) => {
  expect(await arrivalOf(over, texts)).toBeUndefined();
});
