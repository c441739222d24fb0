import fc from "fast-check";
import { expect, test } from "vitest";
import { popularityNumbers } from "./shopRecords.ts";

/** Returns the products whose numbers differ between two indexings. */
const changed = (before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>) =>
  [...after].filter(([id, number]) => before.get(id) !== number).map(([id]) => id);

const ranked = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

/** Returns the list with one product moved to another place. */
function moved(ids: readonly number[], id: number, place: number): number[] {
  const others = ids.filter((each) => each !== id);
  return others.toSpliced(place, 0, id);
}

test("Without an index the bestseller has the highest number and the last product one above 0", () => {
  expect([...popularityNumbers([7, 3, 5], new Map())]).toEqual([
    [7, 3072],
    [3, 2048],
    [5, 1024],
  ]);
});

test.each([
  ["up", 700, 2],
  ["to the top", 700, 0],
  ["down", 2, 700],
  ["to the end", 2, 999],
])("A product that moves %s changes its own number only", (_, id, place) => {
  const before = popularityNumbers(ranked(1000), new Map());
  const after = popularityNumbers(moved(ranked(1000), id, place), before);
  expect(changed(before, after)).toEqual([id]);
});

test("A new and a removed product change no other's number", () => {
  const before = popularityNumbers(ranked(9), new Map());
  expect(changed(before, popularityNumbers([1, 2, 10, 4, 5, 6, 7, 8, 9], before))).toEqual([10]);
});

test("A thousand sales of two products in turn change few numbers", () => {
  let numbers = popularityNumbers(ranked(100), new Map());
  let changes = 0;
  for (let sale = 0; sale < 1000; sale++) {
    const [first, second] = sale % 2 ? [50, 51] : [51, 50];
    const next = popularityNumbers(
      [...ranked(49), first, second, ...ranked(100).slice(51)],
      numbers,
    );
    changes += changed(numbers, next).length;
    numbers = next;
  }
  expect(changes).toBeLessThan(1500);
});

test("Numbers decrease by rank, are whole and above 0, whatever the index has", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1 }),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: -2, max: 90 }))),
      (ids, indexed) => {
        const numbers = [...popularityNumbers(ids, new Map(indexed)).values()];
        expect(numbers).toHaveLength(ids.length);
        for (const [place, number] of numbers.entries()) {
          expect(Number.isInteger(number) && number > (numbers[place + 1] ?? 0)).toBe(true);
        }
      },
    ),
  );
});
