import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { WantedLine } from "#relay/contract/cart/cartLines.ts";
import type { CartIntent } from "./intentStore.ts";

// @vitest-environment happy-dom
import {
  addIntent,
  changeIntent,
  isIntentKey,
  isPending,
  isRestorePending,
  onIntentChange,
  pendingIntents,
  reloadIntents,
  removeIntent,
} from "./intentStore.ts";

const KEY = "vitrine.cart.intents.";
const lines = [{ productId: 7, quantity: 1 }];
const DAY_MS = 86_400_000;

beforeEach(() => {
  localStorage.clear();
  reloadIntents();
});
afterEach(() => {
  vi.useRealTimers();
  for (const { id } of pendingIntents()) removeIntent(id);
});

describe("Stored intents", () => {
  test("are returned in the order of their creation, by every page", () => {
    const ids = [1, 2, 3].map(() => addIntent({ kind: "add", lines }).id);
    expect(pendingIntents().map(({ id }) => id)).toEqual(ids);
    expect(Object.keys(localStorage).toSorted()).toEqual(ids.map((id) => KEY + id));
  });

  test("keep their order when two tabs create them in one millisecond, and when the clock is set back", () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    const { id } = addIntent({ kind: "add", lines });
    // Another tab stores its own; this tab has not heard of it.
    const other = {
      version: 1,
      id: "1800000000001-other",
      at: 1_800_000_000_001,
      kind: "set",
      lines,
    };
    localStorage.setItem(KEY + other.id, JSON.stringify(other));
    const third = addIntent({ kind: "add", lines });
    vi.setSystemTime(1_790_000_000_000);
    const last = addIntent({ kind: "set", lines });
    expect(pendingIntents().map((intent) => intent.id)).toEqual([id, other.id, third.id, last.id]);
  });

  test("keep their identity until they change, and notify of a change once", () => {
    const listener = vi.fn();
    const stop = onIntentChange(listener);
    const { id } = addIntent({ kind: "restore", lines });
    const before = pendingIntents();
    reloadIntents();
    expect(pendingIntents()).toBe(before);
    expect(isRestorePending()).toBe(true);
    removeIntent(id);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });

  test("are not revived by a change that comes after their removal in another tab", () => {
    const intent = addIntent({ kind: "add", lines });
    localStorage.removeItem(KEY + intent.id);
    changeIntent({ ...intent, tries: 1 });
    expect(isPending(intent.id)).toBe(false);
    reloadIntents();
    expect(pendingIntents()).toEqual([]);
  });

  test("expire with the longest session", () => {
    vi.useFakeTimers();
    addIntent({ kind: "add", lines });
    vi.setSystemTime(Date.now() + 13 * DAY_MS);
    reloadIntents();
    expect(pendingIntents()).toHaveLength(1);
    vi.setSystemTime(Date.now() + 2 * DAY_MS);
    reloadIntents();
    expect(pendingIntents()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  test("of a newer release are ignored and left alone", () => {
    const newer = JSON.stringify({ version: 2, id: "1", plan: [] });
    localStorage.setItem(`${KEY}1`, newer);
    reloadIntents();
    expect(pendingIntents()).toEqual([]);
    expect(localStorage.getItem(`${KEY}1`)).toBe(newer);
  });

  test("whose text is invalid are ignored", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        localStorage.setItem(`${KEY}1`, text);
        reloadIntents();
        expect(pendingIntents()).toEqual([]);
      }),
    );
  });
});

test("isIntentKey recognizes the keys of intents, and the null key of a cleared storage", () => {
  expect([`${KEY}1`, null, "vitrine.cart"].map(isIntentKey)).toEqual([true, true, false]);
});

import {
  INTENT_VERSION,
  MAX_RETRY_AFTER_MS,
  OWN_MS,
  dueAt,
  nextIntent,
  replacedIntents,
  sharesLine,
} from "./intentStore.ts";

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

  test("is a first change, until it is known that its response brings no session", () => {
    const begun = { key: "k", at: NOW };
    const first = intentOf("2", { sent: begun });
    const another = intentOf("1", other);
    expect(nextIntent([another, first], state)?.id).toBe("2");
    expect(nextIntent([another, first], { ...state, waiting: [first] })).toBeUndefined();
    const answered = intentOf("2", { sent: { ...begun, isAnswered: true } });
    expect(nextIntent([another, answered], { ...state, waiting: [first] })?.id).toBe("1");
    const restoration = intentOf("3", { kind: "restore", ...other });
    expect(nextIntent([another, first, restoration], state)?.id).toBe("3");
    const later = intentOf("2", { sent: { ...begun, customer: "t_1" } });
    expect(nextIntent([another, later], { ...state, waiting: [later] })?.id).toBe("1");
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
const laterIntent = (kind: CartIntent["kind"], ...changed: WantedLine[]): CartIntent => {
  count += 1;
  return intentOf(`${count}`.padStart(3, "0"), { kind, lines: changed });
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
