import { describe, expect, test } from "vitest";
import { INTENT_VERSION } from "./cartIntent.ts";
import type { CartIntent, WantedLine } from "./cartIntent.ts";
import { differenceOf, quantityAfter, replacedIntents, sharesLine } from "./intentEffect.ts";
import type { KnownLine } from "./wantedLine.ts";

const wanted = (productId: number, quantity: number, more: Partial<WantedLine> = {}) => ({
  productId,
  quantity,
  ...more,
});

const known = (productId: number, quantity: number): KnownLine => ({
  key: `key-${productId}`,
  quantity,
  productId,
  attributes: [],
  name: "",
});

let count = 0;
const intentOf = (kind: CartIntent["kind"], ...lines: WantedLine[]): CartIntent => {
  count += 1;
  return { version: INTENT_VERSION, id: `${count}`.padStart(3, "0"), at: count, kind, lines };
};

const sent = (intent: CartIntent, target?: number): CartIntent => ({
  ...intent,
  sent: { key: "k", at: 1, ...(target !== undefined && { target }) },
});

describe("A line's quantity after an intent", () => {
  test.each<[string, CartIntent, number, number]>([
    ["adds the units of an add that was not sent", intentOf("add", wanted(7, 2)), 3, 5],
    ["is the target of an add that was sent", sent(intentOf("add", wanted(7, 2)), 5), 3, 5],
    ["stays once the add has reached it", sent(intentOf("add", wanted(7, 2)), 5), 5, 5],
    ["keeps units added elsewhere", sent(intentOf("add", wanted(7, 2)), 5), 9, 9],
    ["is the quantity that was set", intentOf("set", wanted(7, 2)), 9, 2],
    ["is zero after a removal", intentOf("remove", wanted(7, 0)), 9, 0],
    ["is at least the restored quantity", intentOf("restore", wanted(7, 2)), 1, 2],
    ["is not reduced by a restoration", intentOf("restore", wanted(7, 2)), 3, 3],
  ])("%s", (_, intent, before, after) => {
    expect(quantityAfter(intent, intent.lines[0] ?? wanted(7, 0), before)).toBe(after);
  });
});

describe("The difference between the cart and an intent", () => {
  const NONE = { items: [], additions: [] };

  test("is nothing once the intent has taken effect", () => {
    expect(differenceOf(sent(intentOf("add", wanted(7, 2)), 5), [known(7, 5)])).toEqual(NONE);
    expect(differenceOf(intentOf("set", wanted(7, 2)), [known(7, 2)])).toEqual(NONE);
    expect(differenceOf(intentOf("clear", wanted(7, 0), wanted(8, 0)), [])).toEqual(NONE);
  });

  test("sets a line that exists to its target, and adds the missing units of one that does not", () => {
    const intent = intentOf("restore", wanted(7, 4), wanted(8, 2), wanted(9, 1));
    expect(differenceOf(intent, [known(7, 1), known(9, 3)])).toEqual({
      items: [{ key: "key-7", quantity: 4 }],
      additions: [wanted(8, 2)],
    });
  });

  test("adds a line again that was set and is gone, but not one that was removed", () => {
    expect(differenceOf(intentOf("set", wanted(7, 3, { key: "gone" })), [])).toEqual({
      items: [],
      additions: [wanted(7, 3, { key: "gone" })],
    });
    expect(differenceOf(intentOf("remove", wanted(7, 0, { key: "gone" })), [])).toEqual(NONE);
  });
});

describe("An intent is replaced", () => {
  const set = (quantity: number, key = "a") => intentOf("set", wanted(7, quantity, { key }));

  test("by later ones for the same lines, unless it was sent", () => {
    const [first, second, third] = [set(2), set(3), set(4)];
    expect(replacedIntents([first, second, third])).toEqual([first.id, second.id]);
    expect(replacedIntents([sent(first), second, third])).toEqual([second.id]);
  });

  test("only if all of its lines are", () => {
    const clear = intentOf("clear", wanted(7, 0, { key: "a" }), wanted(8, 0, { key: "b" }));
    expect(replacedIntents([clear, set(2)])).toEqual([]);
    expect(replacedIntents([set(2), clear])).toHaveLength(1);
  });

  test("never if it adds or restores, which later ones build on", () => {
    const add = intentOf("add", wanted(7, 1, { key: "a" }));
    const restore = intentOf("restore", wanted(7, 1, { key: "a" }));
    expect(replacedIntents([add, restore, set(5)])).toEqual([]);
  });
});

test("sharesLine finds the intents that must keep their order", () => {
  expect(sharesLine(intentOf("add", wanted(7, 1)), intentOf("set", wanted(7, 2)))).toBe(true);
  expect(sharesLine(intentOf("add", wanted(7, 1)), intentOf("add", wanted(8, 1)))).toBe(false);
});
