import type { BatchRequest } from "algoliasearch";
import type { FastifyInstance } from "fastify";
import type { Config } from "#server/kernel/config.ts";
import { inLanguage, siteLanguages } from "#server/kernel/language.ts";
import { withPriority } from "#server/backend/line/backendQueue.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { openWorkLease } from "#server/store/lease.ts";
import type { WorkLease } from "#server/store/lease.ts";
import { openMemoryStore } from "#server/store/memoryStore.ts";
import type { Store } from "#server/store/store.ts";
import { ifThere, indexState } from "./indexState.ts";
import type { IndexTarget } from "./indexTarget.ts";
import { searchRecords } from "./searchedProduct.ts";
import { ALL_TAG, isTermTag, postId } from "./shopChanges.ts";
import type { ShopChanges } from "./shopChanges.ts";

// Index queue: brings the search records of changed products up to date, where the settings allow it.

/**
 * Products that are read before pages are rendered again in the background: a visitor's search would
 * show another price than the page that it leads to.
 */
const FEW = 20;

/** Time for which changed products are remembered: longer than the lease of a holder that failed. */
const REMEMBERED_MS = 5 * 60_000;

/** Time between two looks whether the lease is free, in milliseconds. */
const CHECK_MS = 15_000;

/**
 * Brings the search records of changed products up to date, once the app listens. Of several servers
 * one writes Algolia's index; each writes the embedded one, which is its own. Returns the function
 * that reads the products that wait for it.
 * @param options.before products that have waited since an earlier process
 * @param options.save stores the products that wait
 */
export function openIndexQueue(
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
    const colorAttributes = config.COLOR_ATTRIBUTES;
    save();
    for (const each of siteLanguages(config)) {
      await inLanguage(each, async () => {
        const target = await targetOf();
        if (target) await indexProducts(target, { shared }, { ids, colorAttributes });
      });
    }
    save();
  };
  const indexed = async () => {
    const known = new Set<string>();
    for (const each of siteLanguages(config)) {
      const target = await inLanguage(each, targetOf);
      const state = target && (await indexState(target.client, target.index));
      for (const id of state?.hashes.keys() ?? []) known.add(id);
    }
    return [...known].map(Number);
  };
  const onError = (error: unknown) =>
    app.log.warn({ err: error }, "search records of changed products could not be updated");
  const lease = openWorkLease(config.ALGOLIA_APP_ID ? store : openMemoryStore(), "search-index");
  const standby = standByIndexing(lease, index, onError);
  app.addHook("onClose", standby.close);
  let queue: IndexQueue | undefined;
  app.addHook("onListen", async () => {
    const indexing = { index: standby.index, indexed, onError };
    queue = createIndexQueue(changes, indexing, before);
  });
  app.addHook("onClose", async () => queue?.close());
  return () => queue?.waiting() ?? before;
}

/** Record of the index, as far as a new one depends on it. */
type IndexedRecord = { objectID: string; contentHash?: string; popularity?: number };

/**
 * Brings the records of these products up to date: sends those that differ, and removes those of
 * products that the search does not find any more. Popularity stays as the index has it. An index
 * that does not exist is left to the indexing command. Rejects if shop or index fails.
 * @param ids at most a hundred
 */
async function indexProducts(
  { client, index: indexName }: Pick<IndexTarget, "client" | "index">,
  gateway: { shared: typeof fetch },
  { ids, colorAttributes }: { ids: readonly number[]; colorAttributes: readonly string[] },
): Promise<void> {
  const attributesToRetrieve = ["contentHash", "popularity"];
  const requests = ids.map((id) => ({ indexName, objectID: String(id), attributesToRetrieve }));
  const stored = await ifThere(client.getObjects<IndexedRecord | null>({ requests }));
  if (!stored || !(await ifThere(client.getSettings({ indexName })))) return;
  const known = new Map(
    stored.results.flatMap((record) => (record ? [[record.objectID, record]] : [])),
  );

  const popularity = new Map(
    [...known.values()].map((record) => [Number(record.objectID), record.popularity ?? 0]),
  );
  const found = new Set<string>();
  const changes: BatchRequest[] = [];
  for await (const body of searchRecords(gateway, { popularity, colorAttributes }, ids)) {
    found.add(body.objectID);
    if (known.get(body.objectID)?.contentHash === body.contentHash) continue;
    changes.push({ action: "addObject", body });
  }
  const gone = [...known.keys()].filter((objectID) => !found.has(objectID));
  changes.push(
    ...gone.map((objectID) => ({ action: "deleteObject" as const, body: { objectID } })),
  );
  if (changes.length > 0)
    await client.batch({ indexName, batchWriteParams: { requests: changes } });
}

/** Time in which changes are collected, and before a failed part is tried again, in milliseconds. */
const [COLLECT_MS, AFTER_FAILURE_MS] = [500, 10_000];
/** Products of one part. */
const PART = 100;
/** Maximum number of products that wait or are remembered; of more, the indexing command is needed. */
const MAX_WAITING = 10_000;

/** A running queue. */
export type IndexQueue = {
  /** Returns the products that are being indexed or wait for it. */
  waiting: () => number[];
  close: () => void;
};

/** Settings by which products are indexed. */
export type ProductIndexing = {
  index: IndexProducts;
  /** Returns the ids of all records. */
  indexed: () => Promise<number[]>;
  onError: (error: unknown) => void;
};

/**
 * Calls `index` with the ids of changed products, a hundred at a time and one part after another. A
 * part that fails is tried again. After a change of everything, or of a category, a tag or an
 * attribute's term, which may be in any record, all records follow the changed products.
 * @param before products that wait from the start
 */
export function createIndexQueue(
  changes: Pick<ShopChanges, "onChange">,
  { index, indexed, onError }: ProductIndexing,
  before: readonly number[] = [],
): IndexQueue {
  const changed = new Set<number>(before);
  let others = new Set<number>();
  let isAllChanged = false;
  let part: readonly number[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isClosed = false;

  const isAnyWaiting = () => isAllChanged || changed.size > 0 || others.size > 0;

  /** Takes the products of the next part; a change while they are indexed is waited for anew. */
  function take(): readonly number[] {
    const taken = [...new Set([...changed, ...others])].slice(0, PART);
    for (const id of taken) {
      changed.delete(id);
      others.delete(id);
    }
    return taken;
  }

  function startLater(ms: number): void {
    if (!isClosed && !isRunning) timer ??= setTimeout(() => void run(), ms).unref();
  }

  async function run(): Promise<void> {
    timer = undefined;
    isRunning = true;
    let wait = COLLECT_MS;
    try {
      if (isAllChanged) {
        others = new Set(await indexed());
        isAllChanged = false;
      }
      part = take();
      if (part.length > 0) await index(part);
    } catch (error) {
      onError(error);
      for (const id of part) changed.add(id);
      wait = AFTER_FAILURE_MS;
    }
    part = [];
    isRunning = false;
    if (isAnyWaiting()) startLater(wait);
  }

  if (isAnyWaiting()) startLater(COLLECT_MS);

  changes.onChange((tags) => {
    for (const tag of tags) {
      const id = postId(tag);
      if (id !== undefined && changed.size < MAX_WAITING) changed.add(id);
      if (tag === ALL_TAG || isTermTag(tag)) isAllChanged = true;
    }
    if (isAnyWaiting()) startLater(COLLECT_MS);
  });

  return {
    waiting: () => [...new Set([...part, ...changed, ...others])],
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
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
      if (isRecent && remembered.size <= MAX_WAITING) break;
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
