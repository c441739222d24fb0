import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeShards } from "./sitemapShards.ts";
import type { Dated, Shard } from "./sitemapShards.ts";

// Disk-backed list of the catalogue, for sitemap and product feed.

/** Lifetime of a list before it is rebuilt, in milliseconds. */
const FRESH_MS = 3_600_000;

/** Cached list of all entries of a catalogue, in files. */
export type CachedList = {
  /**
   * Returns the list's shards: builds a missing list, and rebuilds a stale one in the background.
   * After a change of a product it waits for the rebuilding, and returns the old list if that fails
   * or takes too long. Rejects if there is none and the backend fails or the timeout expires; a list
   * that is being built is then served to later requests.
   */
  shards: () => Promise<readonly Shard[]>;
  close: () => Promise<void>;
};

type Options = {
  entries: () => AsyncIterable<Dated>;
  /** Maximum number of entries per file. */
  shardSize: number;
  /** Timeout of a request that waits for the first list, in milliseconds. */
  timeoutMs: number;
  onError: (error: unknown) => void;
  /** Returns the time of the latest change of a product, in epoch milliseconds. */
  changedAt?: () => number;
  now?: () => number;
};

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
    changedAt = () => -Infinity,
    now = Date.now,
  } = options;
  let before: string | undefined;
  let made: { folder: string; shards: Shard[]; at: number } | undefined;
  let making: Promise<readonly Shard[]> | undefined;
  let isClosed = false;

  const remove = (folder: string) => rm(folder, { recursive: true, force: true });

  async function make(): Promise<readonly Shard[]> {
    const startedAt = now();
    const folder = await mkdtemp(join(tmpdir(), "vitrine-list-"));
    try {
      const shards = await writeShards(entries(), folder, shardSize);
      if (isClosed) throw new Error("the shop is closed");
      // A response may be about to stream a file of the previous list, but not of the one before.
      if (before) await remove(before);
      before = made?.folder;
      made = { folder, shards, at: startedAt };
      return shards;
    } catch (error) {
      await remove(folder);
      throw error;
    }
  }

  function makeOnce(): Promise<readonly Shard[]> {
    making ??= make().finally(() => (making = undefined));
    return making;
  }

  return {
    shards: async () => {
      if (!made) return inTime(makeOnce(), timeoutMs);
      const known = made.shards;
      if (changedAt() >= made.at) {
        return inTime(makeOnce(), timeoutMs).catch((error: unknown) => {
          onError(error);
          return known;
        });
      }
      if (now() - made.at > FRESH_MS) makeOnce().catch(onError);
      return known;
    },
    close: async () => {
      isClosed = true;
      for (const folder of [before, made?.folder]) if (folder) await remove(folder);
    },
  };
}
