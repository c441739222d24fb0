import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { FETCHING, refetch } from "#server/kernel/fetchOnce.ts";
import { openListedChanges } from "./listedChanges.ts";
import type { ListedChanges } from "./listedChanges.ts";
import { readKept, replaceEntries, writeKept, writeShards } from "./sitemapShards.ts";
import type { Dated, KeptFile, Shard } from "./sitemapShards.ts";

// Disk-backed list of the catalogue, for sitemap and product feed.

/** Lifetime of a list before it is rebuilt, in milliseconds. */
const FRESH_MS = 3_600_000;

/** Cached list of all entries of a catalogue, in files. */
export type CachedList = {
  /**
   * Returns the list's shards: builds a missing list, and rebuilds a stale one in the background.
   * After a change it waits for the changed products, or for the rebuilding, and returns the old list
   * if that fails or takes too long. Rejects if there is none and the backend fails or the timeout
   * expires; a list that is being built is then served to later requests. A list that an earlier
   * process kept is served at once, while it is rebuilt in the background.
   */
  shards: () => Promise<readonly Shard[]>;
  close: () => Promise<void>;
};

type Options = {
  entries: () => AsyncIterable<Dated>;
  /** Reads the entries of some products alone, at most a hundred. */
  entriesOf?: (ids: readonly number[]) => AsyncIterable<Dated>;
  /** Changes that the list does not contain yet. */
  changes?: ListedChanges;
  /** Maximum number of entries per file. */
  shardSize: number;
  /** Timeout of a request that waits for the first list, in milliseconds. */
  timeoutMs: number;
  onError: (error: unknown) => void;
  /** File in which the list survives a restart. */
  kept?: KeptFile | undefined;
  now?: () => number;
};

/** List in files; one of an earlier process has no time, as anything may have changed since. */
type MadeList = { folder: string; shards: readonly Shard[]; rebuiltAt: number };

/** Key of the only list in its cache. */
const LIST = "list";

/** Products that are read by one request. */
const PART = 100;

/** Rejects if a promise does not settle within a timeout. */
async function inTime<Value>(waiting: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("the list is not made yet")), ms);
  });
  return Promise.race([waiting, late]).finally(() => clearTimeout(timer));
}

/** Opens a list cached in files, so that a catalogue of any size is never in memory as a whole. */
export function openCachedList(options: Options): CachedList {
  const {
    entries,
    shardSize,
    timeoutMs,
    onError,
    entriesOf,
    changes = openListedChanges(),
    kept,
    now = Date.now,
  } = options;
  let before: string | undefined;
  let loading: Promise<void> | undefined;
  let isClosed = false;
  const lists = new LRUCache<string, MadeList>({
    ...FETCHING,
    max: 1,
    fetchMethod: (_key, made) => make(made),
  });

  const remove = (folder: string) => rm(folder, { recursive: true, force: true });

  const newFolder = () => mkdtemp(join(tmpdir(), "vitrine-list-"));

  /** Loads the list that an earlier process kept, if there is one. */
  async function load(): Promise<void> {
    if (!kept) return;
    const folder = await newFolder();
    const shards = await writeShards(readKept(kept), folder, shardSize).catch(() => []);
    if (shards.length > 0) lists.set(LIST, { folder, shards, rebuiltAt: -Infinity });
    else await remove(folder);
  }

  async function* entriesInParts(ids: ReadonlySet<number>, read: NonNullable<typeof entriesOf>) {
    const all = [...ids];
    for (let from = 0; from < all.length; from += PART) yield* read(all.slice(from, from + PART));
  }

  async function make(made: MadeList | undefined): Promise<MadeList> {
    const startedAt = now();
    const changed = changes.take();
    const isFresh = made !== undefined && startedAt - made.rebuiltAt <= FRESH_MS;
    const ids = isFresh && changed !== "all" && changed.size > 0 ? changed : undefined;
    const known = made?.shards ?? [];
    const source =
      ids && entriesOf ? replaceEntries(known, ids, entriesInParts(ids, entriesOf)) : entries();
    const rebuiltAt = ids && entriesOf && made ? made.rebuiltAt : startedAt;
    const folder = await newFolder();
    try {
      const shards = await writeShards(source, folder, shardSize);
      if (kept && !isClosed) await writeKept(kept, shards).catch(onError);
      if (isClosed) throw new Error("the shop is closed");
      // A response may be about to stream a file of the previous list, but not of the one before.
      if (before) await remove(before);
      before = made?.folder;
      return { folder, shards, rebuiltAt };
    } catch (error) {
      await remove(folder);
      changes.add(changed);
      throw error;
    }
  }

  /** Returns the list to serve. */
  async function current(): Promise<MadeList> {
    loading ??= load();
    await loading;
    const made = lists.peek(LIST);
    if (!made) return inTime(lists.forceFetch(LIST), timeoutMs);
    if (changes.isAny() && made.rebuiltAt > -Infinity) {
      return inTime(refetch(lists, LIST), timeoutMs).catch((error: unknown) => {
        onError(error);
        return made;
      });
    }
    if (now() - made.rebuiltAt > FRESH_MS) {
      lists.fetch(LIST, { forceRefresh: true }).catch(onError);
    }
    return made;
  }

  return {
    shards: async () => (await current()).shards,
    close: async () => {
      isClosed = true;
      await loading;
      for (const folder of [before, lists.peek(LIST)?.folder]) if (folder) await remove(folder);
    },
  };
}
