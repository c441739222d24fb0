import { setTimeout as pause } from "node:timers/promises";
import type { SharedStore } from "./sharedStore.ts";

// Stream in the shared store: entries that each server reads from its own position on.

/** Entries that are kept at least. */
const LENGTH = 10_000;

/** Maximum number of entries of one read. */
const PART = 100;

/** Longest wait of one read for a new entry, and time beyond it after which it counts as lost. */
const [WAIT_MS, LOST_MS] = [5_000, 2_000];

/** Time between two reads while there is no connection that waits, in milliseconds. */
const RETRY_MS = 500;

/** Entry of a stream; its id is a position. */
export type StreamEntry = { id: string; message: Readonly<Record<string, string>> };

/** Stream of entries. */
export type Stream = {
  /** Appends an entry and returns its id. */
  append: (message: StreamEntry["message"]) => Promise<string>;
  /** Reads entries after a position, a hundred at most, and the stream's first and last one. */
  read: (
    position: string | undefined,
  ) => Promise<{ entries: StreamEntry[]; first?: StreamEntry; last?: StreamEntry }>;
  /** Waits for an entry after a position, or for some seconds; rejects if the connection is lost. */
  wait: (position: string | undefined) => Promise<void>;
};

/** Returns the number of milliseconds, and that within the millisecond, in an entry's id. */
const partsOf = (id: string): [number, number] => {
  const [time = 0, count = 0] = id.split("-").map(Number);
  return [time, count];
};

/** True if an entry comes after another one. */
function isAfter(id: string, other: string): boolean {
  const [[time, count], [otherTime, otherCount]] = [partsOf(id), partsOf(other)];
  return time === otherTime ? count > otherCount : time > otherTime;
}

/**
 * True if entries after a position may be lost: they were trimmed, or the store has lost the stream.
 * The entry at the position itself is the proof that none is.
 */
export function hasGap(
  position: string,
  first: Pick<StreamEntry, "id"> | undefined,
  last: Pick<StreamEntry, "id"> | undefined,
): boolean {
  return !first || !last || isAfter(first.id, position) || isAfter(position, last.id);
}

/**
 * Opens a stream. A connection of its own waits for the next entry; all are read by their position,
 * so that none is missed.
 * @param closing ends a wait
 */
export function openStream(
  store: Pick<SharedStore, "run" | "openReader">,
  name: string,
  closing: AbortSignal,
): Stream {
  let reader = store.openReader();
  closing.addEventListener("abort", () => reader.destroy());
  const after = (position = "0-0") => ({ key: name, id: position });
  const rest = (ms: number, signal: AbortSignal) => pause(ms, "over", { ref: false, signal });

  return {
    append: (message) =>
      store.run((client) =>
        client.xAdd(name, "*", message, {
          TRIM: { strategy: "MAXLEN", strategyModifier: "~", threshold: LENGTH },
        }),
      ),
    read: async (position) => {
      const [found, firsts, lasts] = await store.run((client) =>
        Promise.all([
          client.xRead(after(position), { COUNT: PART }),
          client.xRange(name, "-", "+", { COUNT: 1 }),
          client.xRevRange(name, "+", "-", { COUNT: 1 }),
        ]),
      );
      const entries = (found as [{ messages: StreamEntry[] }] | null)?.[0].messages ?? [];
      const [first, last] = [firsts?.[0], lasts?.[0]];
      return { entries, ...(first && { first }), ...(last && { last }) };
    },
    wait: async (position) => {
      if (!reader.isReady) return void (await rest(RETRY_MS, closing).catch(() => {}));
      const ended = new AbortController();
      const lost = rest(WAIT_MS + LOST_MS, ended.signal);
      lost.catch(() => {});
      const waiting = reader.xRead(after(position), { BLOCK: WAIT_MS, COUNT: 1 });
      waiting.catch(() => {});
      try {
        if ((await Promise.race([waiting, lost])) !== "over") return;
        // The connection may be dead without knowing it.
        reader.destroy();
        reader = store.openReader();
        throw new Error("the store does not respond to a read that waits");
      } finally {
        ended.abort();
      }
    },
  };
}
