import { setTimeout as pause } from "node:timers/promises";
import type { SharedStore } from "#server/store/sharedStore.ts";
import { STREAM, changeIn, fieldsOf, hasGap } from "./changeStream.ts";
import type { StreamEntry } from "./changeStream.ts";
import { ALL_TAG, LISTS_TAG, MAX_AHEAD_MS } from "./shopChanges.ts";
import type { ShopChanges } from "./shopChanges.ts";

// Changes that other servers have noted, read from the stream of the store.

/** Tags of a change of everything. */
const EVERYTHING = [ALL_TAG, LISTS_TAG];

/** Maximum number of entries of one read. */
const PART = 100;

/** Longest wait of one read for a new entry, and time beyond it after which it counts as lost. */
const [WAIT_MS, LOST_MS] = [5_000, 2_000];

/** Time after a failure, and time between two reads while there is no waiting connection. */
const RETRY_MS = 500;

/** Longest wait for the changes before the start, in milliseconds. */
const START_MS = 1_000;

type ReceivedChanges = {
  /** Returns the id of the last entry that was read. */
  position: () => string | undefined;
  /** Waits for a moment until the changes before the start are recorded. */
  caughtUp: () => Promise<void>;
  close: () => Promise<void>;
};

/** Returns the time of an entry by its id. */
const timeOf = ({ id }: Pick<StreamEntry, "id">) => Number.parseInt(id, 10);

/**
 * Records the changes of other servers from the last one on that this server knows. A connection of
 * its own waits for the next one; all are read by their position, so that none is missed. Where the
 * stream no longer has the position, everything counts as changed.
 * @param options.server name of this server, whose own entries are skipped
 * @param options.before position that an earlier process has stored
 * @param options.onRead called after each change of the position
 */
export function receiveChanges(
  store: Pick<SharedStore, "run" | "openReader">,
  changes: Pick<ShopChanges, "note" | "receive">,
  options: { server: string; before: string | undefined; onRead: () => void },
): ReceivedChanges {
  let position = options.before;
  let reader = store.openReader();
  let hasFailed = false;
  let isStarting = true;
  const started = Promise.withResolvers<void>();
  const closing = new AbortController();
  const rest = (ms: number) =>
    pause(ms, undefined, { ref: false, signal: closing.signal }).catch(() => {});

  function move(id: string): void {
    position = id;
    options.onRead();
  }

  /** Begins anew at the end of the stream; an entry marks the beginning of an empty one. */
  async function moveToEnd(last: StreamEntry | undefined): Promise<void> {
    const marker = fieldsOf({ tags: [], at: Date.now(), server: options.server });
    move(last?.id ?? (await store.run((client) => client.xAdd(STREAM, "*", marker))));
  }

  /** Records an entry; one of before the start has a time that pages are compared with. */
  function record(entry: StreamEntry, isNew: boolean): void {
    const { tags, at, server } = changeIn(entry);
    if (server !== options.server && tags.length > 0) {
      if (isNew) changes.note(tags, at + MAX_AHEAD_MS);
      else changes.receive(tags, { at, isMissed: hasFailed });
    }
    move(entry.id);
  }

  /** Reads a part of the entries after the position; returns false if there was none. */
  async function readPart(isNew: boolean): Promise<boolean> {
    const from = { key: STREAM, id: position ?? "0-0" };
    const [found, firsts, lasts] = await store.run((client) =>
      Promise.all([
        client.xRead(from, { COUNT: PART }),
        client.xRange(STREAM, "-", "+", { COUNT: 1 }),
        client.xRevRange(STREAM, "+", "-", { COUNT: 1 }),
      ]),
    );
    const [first, last] = [firsts?.[0], lasts?.[0]];
    if (position === undefined && isNew) {
      // Changes before the first entry are unknown.
      if (first) changes.note(EVERYTHING, timeOf(first) + MAX_AHEAD_MS);
      else await moveToEnd(undefined);
    } else if (position === undefined || hasGap(position, first, last)) {
      changes.receive(EVERYTHING, { at: Date.now(), isMissed: hasFailed });
      await moveToEnd(last);
      return false;
    }
    const entries = (found as [{ messages: StreamEntry[] }] | null)?.[0].messages ?? [];
    for (const entry of entries) record(entry, isNew);
    return entries.length > 0;
  }

  async function catchUp(): Promise<void> {
    const isNew = isStarting && options.before === undefined && !hasFailed;
    let isMore = true;
    while (isMore && !closing.signal.aborted) isMore = await readPart(isNew);
    isStarting = false;
    hasFailed = false;
    started.resolve();
  }

  /** Waits for an entry after the position, or for some seconds. */
  async function waitForNext(): Promise<void> {
    if (!reader.isReady) return rest(RETRY_MS);
    const from = { key: STREAM, id: position ?? "0-0" };
    const ended = new AbortController();
    const lost = pause(WAIT_MS + LOST_MS, "lost", { ref: false, signal: ended.signal });
    lost.catch(() => {});
    const waiting = reader.xRead(from, { BLOCK: WAIT_MS, COUNT: 1 });
    waiting.catch(() => {});
    try {
      if ((await Promise.race([waiting, lost])) !== "lost") return;
      // The connection may be dead without knowing it.
      reader.destroy();
      reader = store.openReader();
      throw new Error("the store does not respond to a read that waits");
    } finally {
      ended.abort();
    }
  }

  async function follow(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await catchUp();
        await waitForNext();
      } catch {
        // The store's own report says that it is down.
        hasFailed = true;
        await rest(RETRY_MS);
      }
    }
  }

  const following = follow();
  return {
    position: () => position,
    caughtUp: () => Promise.race([started.promise, rest(START_MS)]),
    close: async () => {
      closing.abort();
      reader.destroy();
      await following;
    },
  };
}
