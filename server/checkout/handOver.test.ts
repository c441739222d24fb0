import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Intent, OrderState } from "#server/state/orderState.ts";
import { openOrderState } from "#server/state/sqliteOrderState.ts";
import { createGuards } from "#server/limits/guards.ts";
import { handOver } from "./handOver.ts";

const LINK = "https://shop.example/transfer-session?session_id=t_1&_wc_checkout=2";

let state: OrderState;
beforeEach(() => void (state = openOrderState(":memory:")));
afterEach(() => state.close());

/** Hands a cart over; WordPress responds with this data, or refuses the document without any. */
async function handedOver(data: object | null, { isWorking = true }: { isWorking?: boolean } = {}) {
  const warnings: string[] = [];
  const check = vi.fn(async () => isWorking);
  const errors = data === null ? [{ message: 'Cannot query field "checkoutUrl".' }] : undefined;
  const response = await handOver(
    {
      session: "ann",
      send: async () => Response.json({ data, errors }),
      state,
      guards: createGuards(),
      lastCart: { forget: () => {}, restore: () => {} },
      warn: (sentence) => void warnings.push(sentence),
      now: Date.now,
    },
    {
      ours: "https://osier.example",
      origins: { backend: "https://shop.example", allowed: ["https://pay.example"] },
      check,
    },
  );
  return { response, warnings, check };
}

const withLink = (checkoutUrl: string | null, isEmpty = false) => ({
  customer: { checkoutUrl },
  cart: { isEmpty },
});

test.each([LINK, "https://pay.example/transfer-session?session_id=t_1"])(
  "A cart is handed over by WordPress's link %s",
  async (link) => {
    const { response, check, warnings } = await handedOver(withLink(link));
    expect(response).toEqual({ outcome: "redirect", location: link });
    expect(check).toHaveBeenCalledExactlyOnceWith(link);
    expect(warnings).toEqual([]);
  },
);

test.each<[string, object | null, string]>([
  ["of a shop that gives none", null, "gives no link"],
  ["that is missing", withLink(null), "gives no link"],
  ["to another host", withLink("https://other.example/transfer-session"), "PAYMENT_ORIGINS"],
  ["that runs a script", withLink("javascript:alert(1)"), "PAYMENT_ORIGINS"],
])("A link %s is not followed, and the log says why", async (_, data, words) => {
  const { response, warnings } = await handedOver(data);
  expect(response).toMatchObject({ outcome: "failed", effectOfCall: "none" });
  expect(warnings).toEqual([expect.stringContaining(words)]);
});

test("A link that leads to WordPress's home page is not given to the shopper", async () => {
  const { response, warnings } = await handedOver(withLink(LINK), { isWorking: false });
  expect(response).toMatchObject({ outcome: "failed" });
  expect(warnings).toEqual([expect.stringContaining("home page")]);
});

test("An empty cart is not handed over", async () => {
  const { response } = await handedOver(withLink(LINK, true));
  expect(response).toMatchObject({ outcome: "refused", message: expect.stringContaining("empty") });
});

test("A cart whose order has an unknown result is not handed over", async () => {
  const order = { receipt: { progress: "received", payment: {} }, seen: "" };
  const pending = {
    session: "ann",
    id: "an-intent",
    progress: "unknown",
    sentAt: Date.now(),
    fingerprint: "",
    order,
  } as unknown as Intent;
  state.unsettled = async () => pending;
  const { response, check } = await handedOver(withLink(LINK));
  expect(response).toMatchObject({ outcome: "checking", location: "/success" });
  expect(check).not.toHaveBeenCalled();
});

test("No warning contains the link", async () => {
  const { warnings } = await handedOver(withLink(LINK), { isWorking: false });
  expect(warnings.join(" ")).not.toContain("t_1");
});
