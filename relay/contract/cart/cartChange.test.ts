import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  attemptKey,
  changeKeyIn,
  completed,
  differenceOf,
  firstRequests,
  isNothing,
  quantityAfter,
  removedLines,
  renewedKey,
} from "./cartChange.ts";
import type { CartChange, ChangeKind, Difference } from "./cartChange.ts";
import { findLine } from "./cartLines.ts";
import type { KnownLine, WantedLine } from "./cartLines.ts";

const wanted = (productId: number, quantity: number, more: Partial<WantedLine> = {}) => ({
  productId,
  quantity,
  ...more,
});

const known = (productId: number, quantity: number): KnownLine => ({
  key: `key-${productId}`,
  quantity,
  productId,
  name: "Mug",
});

const NONE = { items: [], additions: [] };

describe("A line's quantity after a change", () => {
  test.each<[string, ChangeKind, WantedLine, number, number]>([
    ["adds the units of an addition without a target", "add", wanted(7, 2), 3, 5],
    ["is the target of an addition", "add", wanted(7, 2, { target: 5 }), 3, 5],
    ["stays once the addition has reached it", "add", wanted(7, 2, { target: 5 }), 5, 5],
    ["keeps units added elsewhere", "add", wanted(7, 2, { target: 5 }), 9, 9],
    ["is the quantity that was set", "set", wanted(7, 2), 9, 2],
    ["is zero after a removal", "remove", wanted(7, 0), 9, 0],
    ["is at least the restored quantity", "restore", wanted(7, 2), 1, 2],
    ["is not reduced by a restoration", "restore", wanted(7, 2), 3, 3],
  ])("%s", (_, kind, line, before, after) => {
    expect(quantityAfter(kind, line, before)).toBe(after);
  });
});

describe("A completed change", () => {
  const targetOf = (line: WantedLine, lines: KnownLine[]) =>
    completed({ kind: "add", lines: [line] }, lines)[0]?.target;

  test("adds an addition's units to the quantity of its line", () => {
    expect(targetOf(wanted(7, 2), [known(7, 3)])).toBe(5);
    expect(targetOf(wanted(7, 2), [])).toBe(2);
  });
  test("keeps a target that is known already", () => {
    expect(targetOf(wanted(7, 2, { target: 4 }), [known(7, 9)])).toBe(4);
  });
  test("has product and name of a line's key, so that a lost line can be added again", () => {
    const lines = [wanted(0, 4, { key: "key-7" })];
    expect(completed({ kind: "set", lines }, [known(7, 1)])).toEqual([
      { key: "key-7", quantity: 4, productId: 7, name: "Mug" },
    ]);
  });
  test("has no product of a line that is gone", () => {
    const lines = [wanted(0, 4, { key: "gone" })];
    expect(completed({ kind: "set", lines }, [known(7, 1)])).toEqual(lines);
  });
});

describe("The requests of a change that was not sent", () => {
  test("add its units, whatever the cart has", () => {
    const lines = [wanted(7, 2), wanted(8, 1)];
    expect(firstRequests({ kind: "add", lines }, [known(7, 3)])).toEqual({
      items: [],
      additions: lines.map((one) => ({ wanted: one, quantity: one.quantity })),
    });
  });
  test("set every line with a key, also one that is not known", () => {
    const lines = [wanted(7, 2, { key: "old" }), wanted(8, 0, { key: "b" }), wanted(9, 1)];
    expect(firstRequests({ kind: "set", lines }, [known(7, 3)]).items).toEqual([
      { wanted: lines[0], key: "key-7", quantity: 2 },
      { wanted: lines[1], key: "b", quantity: 0 },
    ]);
  });
});

describe("The difference between the cart and a change", () => {
  test("is nothing once the change has taken effect", () => {
    const add = [wanted(7, 2, { target: 5 })];
    expect(differenceOf({ kind: "add", lines: add }, [known(7, 5)])).toEqual(NONE);
    expect(differenceOf({ kind: "set", lines: [wanted(7, 2)] }, [known(7, 2)])).toEqual(NONE);
    const clear = [wanted(7, 0), wanted(8, 0)];
    expect(differenceOf({ kind: "clear", lines: clear }, [])).toEqual(NONE);
  });

  test("sets a line that exists to its target, and adds the missing units of one that does not", () => {
    const lines = [wanted(7, 4), wanted(8, 2), wanted(9, 1)];
    expect(differenceOf({ kind: "restore", lines }, [known(7, 1), known(9, 3)])).toEqual({
      items: [{ wanted: wanted(7, 4), key: "key-7", quantity: 4 }],
      additions: [{ wanted: wanted(8, 2), quantity: 2 }],
    });
  });

  test("adds units to a line that exists if no earlier attempt can still add them", () => {
    const lines = [wanted(7, 2, { target: 5 })];
    expect(differenceOf({ kind: "add", lines }, [known(7, 4)], false)).toEqual({
      items: [],
      additions: [{ wanted: lines[0], quantity: 1 }],
    });
  });

  test("adds a line again that was set and is gone, but not one that was removed", () => {
    const set = wanted(7, 3, { key: "gone" });
    expect(differenceOf({ kind: "set", lines: [set] }, [])).toEqual({
      items: [],
      additions: [{ wanted: set, quantity: 3 }],
    });
    const remove = [wanted(7, 0, { key: "gone" })];
    expect(differenceOf({ kind: "remove", lines: remove }, [])).toEqual(NONE);
  });
});

/** Carries out requests as the backend does: sets lines by their keys, and adds units. */
function carriedOut(lines: readonly KnownLine[], { items, additions }: Difference): KnownLine[] {
  const after = lines.map((line) => {
    const item = items.find(({ key }) => key === line.key);
    return { ...line, quantity: item?.quantity ?? line.quantity };
  });
  for (const { wanted: one, quantity } of additions) {
    const line = findLine(after, one);
    if (line) line.quantity += quantity;
    else after.push({ ...one, key: `new-${after.length}`, quantity });
  }
  return after.filter(({ quantity }) => quantity > 0);
}

const productIds = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 });
const quantitiesOf = (ids: readonly number[], min: number) =>
  fc.tuple(...ids.map((id) => fc.integer({ min, max: 9 }).map((quantity) => ({ id, quantity }))));
const carts = productIds.chain((ids) =>
  quantitiesOf(ids, 1).map((all) => all.map(({ id, quantity }) => known(id, quantity))),
);
const changes = fc
  .record({ kind: fc.constantFrom<ChangeKind>("add", "set", "restore", "remove"), ids: productIds })
  .chain(({ kind, ids }) =>
    quantitiesOf(ids, kind === "set" ? 0 : 1).map((all): CartChange => ({
      kind,
      lines: all.map(({ id, quantity }) => wanted(id, kind === "remove" ? 0 : quantity)),
    })),
  );

describe("Whatever the change and the cart", () => {
  const completedBy = ({ kind, lines }: CartChange, cart: readonly KnownLine[]): CartChange => ({
    kind,
    lines: completed({ kind, lines }, cart),
  });

  test("the difference, carried out, leaves none", () => {
    fc.assert(
      fc.property(carts, carts, changes, fc.boolean(), (before, current, change, isUnknown) => {
        const wantedChange = completedBy(change, before);
        const difference = differenceOf(wantedChange, current, isUnknown);
        const after = carriedOut(current, difference);
        expect(isNothing(differenceOf(wantedChange, after, isUnknown))).toBe(true);
        for (const one of wantedChange.lines) {
          const quantity = findLine(current, one)?.quantity ?? 0;
          const expected = quantityAfter(change.kind, one, quantity);
          expect(findLine(after, one)?.quantity ?? 0).toBe(expected);
        }
        expect(after.length).toBeLessThanOrEqual(current.length + change.lines.length);
      }),
    );
  });

  test("the first requests of an addition reach its targets, and a repetition finds nothing to do", () => {
    fc.assert(
      fc.property(carts, changes, (cart, change) => {
        const wantedChange = completedBy({ ...change, kind: "add" }, cart);
        const after = carriedOut(cart, firstRequests(wantedChange, cart));
        expect(differenceOf(wantedChange, after)).toEqual(NONE);
      }),
    );
  });

  test("an addition of removed lines brings them back", () => {
    fc.assert(
      fc.property(carts, carts, (cart, gone) => {
        const removal: CartChange = {
          kind: "remove",
          lines: gone.map(({ productId }) => wanted(productId, 0)),
        };
        const removed = removedLines(removal.lines, cart);
        const after = carriedOut(cart, differenceOf(removal, cart));
        const putBack = completedBy({ kind: "add", lines: removed }, after);
        const again = carriedOut(after, differenceOf(putBack, after));
        for (const { productId, quantity } of cart)
          expect(findLine(again, wanted(productId, 0))?.quantity).toBe(quantity);
      }),
    );
  });
});

test("A removal puts back no line that is gone, or whose product is not known", () => {
  const lines = [known(7, 2), { ...known(0, 1), key: "broken" }, known(8, 0)];
  const gone = [wanted(0, 0, { key: "broken" }), wanted(7, 0), wanted(8, 0), wanted(9, 0)];
  expect(removedLines(gone, lines)).toEqual([known(7, 2)]);
});

const CHANGE_KEY = "1795795200000-k3x9ab";
const SECRET = "0b3c5a1e-5d9f-4f2c-9f53-3f6a2d6f1c11";
const OTHER = "9a1c5a1e-5d9f-4f2c-9f53-3f6a2d6f1c22";

test("All attempts at a change name its key, also one whose session was refused", () => {
  const key = attemptKey(CHANGE_KEY, SECRET);
  expect(changeKeyIn(key)).toBe(CHANGE_KEY);
  expect(renewedKey(key, OTHER)).toBe(attemptKey(CHANGE_KEY, OTHER));
});

test("An idempotency key of another form, as a checkout's, names no change", () => {
  expect(changeKeyIn(SECRET)).toBeUndefined();
  expect(changeKeyIn(undefined)).toBeUndefined();
  expect(renewedKey(SECRET, OTHER)).toBe(OTHER);
});

test("The key of an attempt fits the gateway's limit of 64 characters, also for the last of 100 lines", () => {
  expect(attemptKey(`${CHANGE_KEY}-99`, SECRET).length).toBeLessThanOrEqual(64);
});
