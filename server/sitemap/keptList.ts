import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeShards } from "./sitemapShards.ts";
import type { Dated, Shard } from "./sitemapShards.ts";

/** How long a list is good for, in milliseconds. */
const FRESH_MS = 3_600_000;

/** A list of all there is of something, in files. */
export type KeptList = {
  /**
   * The list as it stands: made where there is none, and made anew behind one that is past its time.
   * Rejects where there is none and the backend does not answer, or takes longer than is waited for;
   * a list that is being made is then there for who asks later.
   */
  shards: () => Promise<readonly Shard[]>;
  close: () => Promise<void>;
};

type Options = {
  entries: () => AsyncIterable<Dated>;
  /** How many entries one file holds. */
  shardSize: number;
  /** How long a request waits for the first list. */
  patienceMs: number;
  onError: (error: unknown) => void;
  now?: () => number;
};

/** Rejects after a time, unless what is waited for is there before. */
async function inTime<Value>(waiting: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("the list is not made yet")), ms);
  });
  return Promise.race([waiting, late]).finally(() => clearTimeout(timer));
}

/** Keeps a list in files: a catalogue of any size is never in memory as a whole. */
export function openKeptList(options: Options): KeptList {
  const { entries, shardSize, patienceMs, onError, now = Date.now } = options;
  let before: string | undefined;
  let made: { folder: string; shards: Shard[]; at: number } | undefined;
  let making: Promise<readonly Shard[]> | undefined;
  let isClosed = false;

  const remove = (folder: string) => rm(folder, { recursive: true, force: true });

  async function make(): Promise<readonly Shard[]> {
    const folder = await mkdtemp(join(tmpdir(), "vitrine-list-"));
    try {
      const shards = await writeShards(entries(), folder, shardSize);
      if (isClosed) throw new Error("the shop is closed");
      // Somebody may be about to be sent a file of the last one; nobody is of the one before it.
      if (before) await remove(before);
      before = made?.folder;
      made = { folder, shards, at: now() };
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
      if (!made) return inTime(makeOnce(), patienceMs);
      if (now() - made.at > FRESH_MS) makeOnce().catch(onError);
      return made.shards;
    },
    close: async () => {
      isClosed = true;
      for (const folder of [before, made?.folder]) if (folder) await remove(folder);
    },
  };
}
