// @vitest-environment happy-dom
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
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
