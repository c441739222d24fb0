import { describe, expect, test } from "vitest";
import type { WantedLine } from "#relay/contract/cart/cartLines.ts";
import {
  INTENT_VERSION,
  MAX_RETRY_AFTER_MS,
  OWN_MS,
  dueAt,
  nextIntent,
  replacedIntents,
  sharesLine,
} from "./intentStore.ts";
import type { CartIntent } from "./intentStore.ts";

const NOW = 1_000_000;

const intentOf = (id: string, more: Partial<CartIntent> = {}): CartIntent => ({
  version: INTENT_VERSION,
  id,
  at: NOW,
  kind: "add",
  lines: [{ productId: 7, quantity: 1 }],
  ...more,
});

const state = { now: NOW, isOwn: () => true, waiting: [] };
const other = { lines: [{ productId: 8, quantity: 1 }] };

describe("The next intent", () => {
  test("is the oldest", () => {
    expect(nextIntent([intentOf("1"), intentOf("2", other)], state)?.id).toBe("1");
  });

  test("is a restoration before anything else", () => {
    const intents = [intentOf("1"), intentOf("2", { kind: "restore", ...other })];
    expect(nextIntent(intents, state)?.id).toBe("2");
  });

  test("does not exist while a restoration waits, whatever the product", () => {
    const restoration = intentOf("2", { kind: "restore", ...other });
    const intents = [intentOf("1"), restoration];
    expect(nextIntent(intents, { ...state, waiting: [restoration] })).toBeUndefined();
    const later = { ...restoration, notBefore: NOW + 1 };
    expect(nextIntent([intentOf("1"), later], state)).toBeUndefined();
  });

  test("is not one that follows a waiting one of the same product", () => {
    const [first, second] = [intentOf("1"), intentOf("2")];
    expect(nextIntent([first, second], { ...state, waiting: [first] })).toBeUndefined();
    const third = intentOf("3", other);
    expect(nextIntent([first, second, third], { ...state, waiting: [first] })?.id).toBe("3");
  });

  test("does not exist before the time that the backend named", () => {
    expect(nextIntent([intentOf("1", { notBefore: NOW + 1 })], state)).toBeUndefined();
    expect(nextIntent([intentOf("1", { notBefore: NOW })], state)?.id).toBe("1");
  });

  test("is a new one of another tab only after a delay", () => {
    const isOwn = () => false;
    const intent = intentOf("1");
    expect(nextIntent([intent], { ...state, isOwn })).toBeUndefined();
    expect(nextIntent([intent], { ...state, isOwn, now: NOW + OWN_MS })?.id).toBe("1");
  });

  test("is due at once if its time lies in the future, as the clock was set back since", () => {
    const isOwn = () => false;
    const intent = intentOf("1", { at: NOW + 1, notBefore: NOW + MAX_RETRY_AFTER_MS + 1 });
    expect(nextIntent([intent], { ...state, isOwn })?.id).toBe("1");
  });
});

test("An intent that was sent is due at once in every tab: its tab does not hold the lock", () => {
  expect(
    dueAt(intentOf("1", { sent: { key: "k", at: NOW } }), { now: NOW, isOwn: () => false }),
  ).toBe(0);
});

let count = 0;
/** Returns an intent later than those before it. */
const laterIntent = (kind: CartIntent["kind"], ...lines: WantedLine[]): CartIntent => {
  count += 1;
  return intentOf(`${count}`.padStart(3, "0"), { kind, lines });
};
const wanted = (productId: number, quantity: number, key?: string): WantedLine => ({
  productId,
  quantity,
  ...(key !== undefined && { key }),
});
const sent = (intent: CartIntent): CartIntent => ({ ...intent, sent: { key: "k", at: 1 } });

describe("An intent is replaced", () => {
  const set = (quantity: number, key = "a") => laterIntent("set", wanted(7, quantity, key));

  test("by later ones for the same lines, unless it was sent", () => {
    const [first, second, third] = [set(2), set(3), set(4)];
    expect(replacedIntents([first, second, third])).toEqual([first.id, second.id]);
    expect(replacedIntents([sent(first), second, third])).toEqual([second.id]);
  });

  test("only if all of its lines are", () => {
    const clear = laterIntent("clear", wanted(7, 0, "a"), wanted(8, 0, "b"));
    expect(replacedIntents([clear, set(2)])).toEqual([]);
    expect(replacedIntents([set(2), clear])).toHaveLength(1);
  });

  test("never if it adds or restores, which later ones build on", () => {
    const add = laterIntent("add", wanted(7, 1, "a"));
    const restore = laterIntent("restore", wanted(7, 1, "a"));
    expect(replacedIntents([add, restore, set(5)])).toEqual([]);
  });
});

test("sharesLine finds the intents that must keep their order", () => {
  expect(sharesLine(laterIntent("add", wanted(7, 1)), laterIntent("set", wanted(7, 2)))).toBe(true);
  expect(sharesLine(laterIntent("add", wanted(7, 1)), laterIntent("add", wanted(8, 1)))).toBe(
    false,
  );
});
