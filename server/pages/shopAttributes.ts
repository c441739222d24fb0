import { narrowingAttributes } from "#relay/facets.ts";
import type { ShopGateway } from "#server/shopGateway.ts";
import { listQuery, listed } from "./catalogueLists.ts";

type Described = {
  slug: string | null;
  globalAttributes?: { nodes: { name: string | null }[] } | null;
};

const QUERY = listQuery(
  "products",
  "slug ... on ProductWithAttributes { globalAttributes(first: 100) { nodes { name } } }",
);

/** After how long it is looked up again what things have, in milliseconds. */
const LOOK_AGAIN_MS = 3_600_000;

/** How many things are looked at before an answer; the rest are looked at behind it. */
const AT_ONCE = 100;

/**
 * What a shop's things can be told apart by, as its filters name it: `PA_GLAZE`. WooGraphQL has no
 * list of attributes for the public, so they are read off the things that have them, the newest
 * first: an answer waits for the first hundred, and knows of the others once they were looked at.
 * Where the backend fails, nothing is known yet.
 */
export function createShopAttributes(
  gateway: ShopGateway,
  now: () => number = Date.now,
): () => Promise<readonly string[]> {
  let known: readonly string[] = [];
  let lookedAt = -Infinity;
  let underWay: Promise<void> | undefined;
  /** Until something is known at all, everybody waits for it. */
  let first: Promise<void> | undefined;

  async function look(onSome: () => void): Promise<void> {
    const taxonomies = new Set<string>();
    let count = 0;
    for await (const { globalAttributes } of listed<Described>(gateway, QUERY)) {
      for (const { name } of globalAttributes?.nodes ?? []) if (name) taxonomies.add(name);
      count += 1;
      if (count !== AT_ONCE) continue;
      known = narrowingAttributes([...taxonomies, ...known.map((name) => name.toLowerCase())]);
      onSome();
    }
    known = narrowingAttributes(taxonomies);
  }

  return async () => {
    if (now() - lookedAt > LOOK_AGAIN_MS && !underWay) {
      const isFirst = lookedAt === -Infinity;
      const some = Promise.withResolvers<void>();
      underWay = look(some.resolve)
        .then(() => void (lookedAt = now()))
        .catch(() => {})
        .finally(() => {
          underWay = undefined;
          some.resolve();
        });
      if (isFirst) first = some.promise;
    }
    await first;
    return known;
  };
}
