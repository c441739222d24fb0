import type { FastifyInstance } from "fastify";
import type { Config } from "#server/kernel/config.ts";
import { withPriority } from "#server/backend/line/backendQueue.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { queueChangedProducts } from "./changedProducts.ts";
import type { ChangedProducts } from "./changedProducts.ts";
import { openWorkLease } from "#server/store/lease.ts";
import type { WorkLease } from "#server/store/lease.ts";
import { openMemoryStore } from "#server/store/memoryStore.ts";
import type { Store } from "#server/store/store.ts";
import type { ShopChanges } from "./shopChanges.ts";

// Indexing of changed products, where the settings allow to write the search index.

/**
 * Products that are read before pages are rendered again in the background: a visitor's search would
 * show another price than the page that it leads to.
 */
const FEW = 20;

/** Time for which changed products are remembered: longer than the lease of a holder that failed. */
const REMEMBERED_MS = 5 * 60_000;

/** Time between two looks whether the lease is free, in milliseconds. */
const CHECK_MS = 15_000;

/** Products of one part, and maximum number of those that are remembered. */
const [PART, MAX_REMEMBERED] = [100, 10_000];

/**
 * Brings the search records of changed products up to date, once the app listens. Of several servers
 * one writes Algolia's index; each writes the embedded one, which is its own. Returns the function
 * that reads the products that wait for it.
 * @param options.before products that have waited since an earlier process
 * @param options.save stores the products that wait
 */
export function keepIndexed(
  app: FastifyInstance,
  config: Config,
  {
    gateway,
    changes,
    before,
    save,
    store,
  }: {
    gateway: Pick<ShopGateway, "shared">;
    changes: Pick<ShopChanges, "onChange">;
    before: readonly number[];
    save: () => void;
    store: Store;
  },
): () => readonly number[] {
  if (config.ALGOLIA_APP_ID && !config.ALGOLIA_ADMIN_KEY) return () => [];
  // Algolia's client is loaded with the first change.
  const targetOf = async () => {
    const { listeningTarget } = await import("./indexTarget.ts");
    return listeningTarget(app, config);
  };
  const index = async (ids: readonly number[]) => {
    const shared = withPriority(gateway.shared, ids.length > FEW ? "refresh" : "view");
    const { indexProducts } = await import("./indexProducts.ts");
    const target = await targetOf();
    const colorAttributes = config.COLOR_ATTRIBUTES;
    save();
    if (target) await indexProducts(target, { shared }, { ids, colorAttributes });
    save();
  };
  const indexed = async () => {
    const { indexState } = await import("./indexState.ts");
    const target = await targetOf();
    const state = target && (await indexState(target.client, target.index));
    return [...(state?.hashes.keys() ?? [])].map(Number);
  };
  const onError = (error: unknown) =>
    app.log.warn({ err: error }, "search records of changed products could not be updated");
  const lease = openWorkLease(config.ALGOLIA_APP_ID ? store : openMemoryStore(), "search-index");
  const standby = standByIndexing(lease, index, onError);
  app.addHook("onClose", standby.close);
  let queue: ChangedProducts | undefined;
  app.addHook("onListen", async () => {
    const indexing = { index: standby.index, indexed, onError };
    queue = queueChangedProducts(changes, indexing, before);
  });
  app.addHook("onClose", async () => queue?.close());
  return () => queue?.waiting() ?? before;
}

/** Brings the records of some products up to date. */
type IndexProducts = (ids: readonly number[]) => Promise<void>;

/**
 * Wraps the indexing of a server: products are indexed while it holds the lease. Without the lease it
 * remembers them for a few minutes, and indexes them if it gets the lease meanwhile.
 */
export function standByIndexing(
  lease: WorkLease,
  index: IndexProducts,
  onError: (error: unknown) => void,
): { index: IndexProducts; close: () => Promise<void> } {
  const remembered = new Map<number, number>();

  function remember(ids: readonly number[]): void {
    for (const id of ids) {
      remembered.delete(id);
      remembered.set(id, Date.now());
    }
    for (const [id, at] of remembered) {
      const isRecent = Date.now() - at < REMEMBERED_MS;
      if (isRecent && remembered.size <= MAX_REMEMBERED) break;
      remembered.delete(id);
    }
  }

  async function takeOver(): Promise<void> {
    remember([]);
    if (remembered.size === 0 || !(await lease.isHeld())) return;
    const ids = [...remembered.keys()].slice(0, PART);
    for (const id of ids) remembered.delete(id);
    try {
      await index(ids);
    } catch (error) {
      remember(ids);
      onError(error);
      return;
    }
    await takeOver();
  }

  const checking = setInterval(() => void takeOver(), CHECK_MS).unref();
  return {
    index: async (ids) => {
      if (await lease.isHeld()) return index(ids);
      remember(ids);
    },
    close: async () => {
      clearInterval(checking);
      await lease.release();
    },
  };
}
