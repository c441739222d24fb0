import { setTimeout as pause } from "node:timers/promises";
import document from "#server/__generated__/changePollQuery.graphql.ts";
import type { changePollQuery } from "#server/__generated__/changePollQuery.graphql.ts";
import { graphql } from "#server/gateway/graphql.ts";
import { listed } from "#server/pages/catalogueLists.ts";
import { LISTS_TAG, postTag } from "./shopChanges.ts";
import type { ShopChanges } from "./shopChanges.ts";

// Poll of the catalogue: finds changed products that no webhook has told of.

void graphql`
  query changePollQuery($after: String) {
    list: products(
      first: 100
      after: $after
      where: { visibility: VISIBLE, status: "publish", orderby: [{ field: DATE, order: DESC }] }
    ) {
      nodes {
        databaseId
        slug
        modified
        onSale
        ... on ProductWithPricing {
          price(format: RAW)
          regularPrice(format: RAW)
        }
        ... on InventoriedProduct {
          stockStatus
          stockQuantity
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** Products of one request. */
const PAGE_SIZE = 100;
/** Pause between two requests, in milliseconds: more than a thousand products a minute. */
const PAUSE_MS = 5_000;

type PollOptions = {
  /** Least time from the start of one comparison to the next, in milliseconds. */
  everyMs: number;
  /** Called after each comparison with the number of products, and the time that it took. */
  onCompared?: (products: number, tookMs: number) => void;
  pauseMs?: number;
};

/** A running poll. */
export type ChangePoll = { close: () => void };

/**
 * Compares all listed products with the comparison before, again and again, and notes what has
 * changed: prices, sales, stock, and whatever WordPress gives a new time of change. A comparison
 * that fails is started again. It neither sees the stock of a single variation nor its price, if
 * both leave the product's own as it is.
 * @param gateway its requests give way to those of shoppers
 */
export function pollChanges(
  gateway: { shared: typeof fetch },
  changes: Pick<ShopChanges, "note">,
  { everyMs, onCompared = () => {}, pauseMs = PAUSE_MS }: PollOptions,
): ChangePoll {
  const closing = new AbortController();
  const { signal } = closing;
  const rest = (ms: number) => pause(ms, undefined, { signal, ref: false });
  const note = (id: number) => changes.note([postTag(id), LISTS_TAG]);

  async function compare(known: ReadonlyMap<number, string> | undefined) {
    const found = new Map<number, string>();
    for await (const { databaseId, ...facts } of listed<changePollQuery>(gateway, document)) {
      if (found.size > 0 && found.size % PAGE_SIZE === 0) await rest(pauseMs);
      found.set(databaseId, JSON.stringify(facts));
      if (known && known.get(databaseId) !== found.get(databaseId)) note(databaseId);
    }
    for (const id of known?.keys() ?? []) if (!found.has(id)) note(id);
    return found;
  }

  async function poll(): Promise<void> {
    let known: ReadonlyMap<number, string> | undefined;
    for (;;) {
      const since = performance.now();
      try {
        known = await compare(known);
        onCompared(known.size, performance.now() - since);
      } catch {
        // The breaker and the log tell of a backend that fails.
        signal.throwIfAborted();
      }
      await rest(Math.max(everyMs - (performance.now() - since), pauseMs));
    }
  }

  poll().catch(() => {});
  return { close: () => closing.abort() };
}
