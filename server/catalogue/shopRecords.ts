import popularDocument from "#server/__generated__/shopRecordsPopularQuery.graphql.ts";
import type { shopRecordsPopularQuery } from "#server/__generated__/shopRecordsPopularQuery.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { listed } from "#server/backend/line/catalogueLists.ts";
import { searchRecords } from "./searchedProduct.ts";
import type { SentRecord } from "./sentRecord.ts";

// Export of the shop's catalogue as search records, with their popularity, for indexing.

void graphql`
  query shopRecordsPopularQuery($after: String) {
    list: products(
      first: 100
      after: $after
      where: {
        visibility: VISIBLE
        status: "publish"
        orderby: [{ field: POPULARITY, order: DESC }]
      }
    ) {
      nodes {
        databaseId
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** Number of products that have a popularity; the backend exposes their order, not their sales. */
const MAX_POPULAR = 1000;

/**
 * Yields the search record of every searchable product, read from the shop; rejects if it fails.
 * @param colorAttributes the attributes that are filtered as one color
 * @param indexed the popularity that the index has, by product id
 */
export async function* shopRecords(
  gateway: Pick<ShopGateway, "shared">,
  colorAttributes: readonly string[],
  indexed: ReadonlyMap<number, number> = new Map(),
): AsyncGenerator<SentRecord> {
  const ranked: number[] = [];
  const popular = listed<shopRecordsPopularQuery>(gateway, popularDocument);
  for await (const { databaseId } of popular) {
    ranked.push(databaseId);
    if (ranked.length === MAX_POPULAR) break;
  }
  const popularity = popularityNumbers(ranked, indexed);
  yield* searchRecords(gateway, { popularity, colorAttributes });
}

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
