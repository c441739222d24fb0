// Popularity of bestsellers in search records: numbers in the order of sales, of which a sale
// changes as few as possible.

/** Difference of two neighbors when all are numbered: room for products that move between them. */
const STEP = 1024;

/** Returns the places of the longest part of a list of numbers that is strictly decreasing. */
function longestDecrease(numbers: readonly (number | undefined)[]): Set<number> {
  /** By length less one: the place where the decrease of that length with the largest end ends. */
  const ends: number[] = [];
  const previous = new Map<number, number | undefined>();
  for (const [place, value] of numbers.entries()) {
    if (value === undefined) continue;
    let from = 0;
    let to = ends.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) > value) from = middle + 1;
      else to = middle;
    }
    previous.set(place, ends[from - 1]);
    ends[from] = place;
  }
  const places = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = previous.get(place)) places.add(place);
  return places;
}

/**
 * Gives the products of a list numbers above 0 that decrease, the bestseller's first. Products that
 * have not moved relative to each other keep the number that the index has for them, and those that
 * moved get one in between: so one sale changes one record, not that of each product it overtook.
 * @param ranked product ids, the bestseller first
 * @param indexed the popularity of the records in the index, by product id
 */
export function popularityNumbers(
  ranked: readonly number[],
  indexed: ReadonlyMap<number, number>,
): Map<number, number> {
  const known = ranked.map((id) => {
    const number = indexed.get(id);
    return number !== undefined && Number.isSafeInteger(number) && number > 0 ? number : undefined;
  });
  const unmoved = longestDecrease(known);
  const numbers: number[] = [];
  let from = 0;
  while (from < ranked.length) {
    if (unmoved.has(from)) {
      numbers[from] = known[from] ?? 0;
      from += 1;
      continue;
    }
    let to = from;
    while (to < ranked.length && !unmoved.has(to)) to += 1;
    const below = known[to] ?? 0;
    const parts = to - from + 1;
    const above = from > 0 ? (numbers[from - 1] ?? 0) : below + parts * STEP;
    if (above - below < parts) {
      // No room: the neighbors move as well. The top is open, so that ends.
      unmoved.delete(to);
      if (from > 0) unmoved.delete((from -= 1));
      continue;
    }
    for (let place = from; place < to; place++) {
      numbers[place] = below + Math.floor(((above - below) * (to - place)) / parts);
    }
    from = to;
  }
  return new Map(ranked.map((id, place) => [id, numbers[place] ?? 0]));
}
