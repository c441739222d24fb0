import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { SharedStore } from "#server/store/sharedStore.ts";
import { hasGap, openStream } from "#server/store/stream.ts";
import type { Stream, StreamEntry } from "#server/store/stream.ts";
import { ALL_TAG, LISTS_TAG, MAX_AHEAD_MS } from "./shopChanges.ts";
import type { ShopChanges } from "./shopChanges.ts";
import { createTagQueue } from "./tagQueue.ts";
import type { TagQueue } from "./tagQueue.ts";

// Changes that several servers tell each other of, by a stream in the store.

/** Tags of a change of everything. */
const EVERYTHING = [ALL_TAG, LISTS_TAG];

/** Maximum number of tags of one entry. */
const MAX_TAGS = 500;

/** Maximum number of tags that wait for the store; of more, everything counts as changed. */
const MAX_WAITING = 10_000;

/** Times after which the store is tried again, to write and to read, in milliseconds. */
const [WRITE_AGAIN_MS, READ_AGAIN_MS] = [1_000, 500];

/** Longest wait for the changes before the start, in milliseconds. */
const START_MS = 1_000;

/** A noted change: its tags, its time by the clock of the server that noted it, and that server. */
type StreamedChange = { tags: readonly string[]; at: number; server: string };

/** Returns the fields of a change's entry. */
export const fieldsOf = ({ tags, at, server }: StreamedChange): StreamEntry["message"] => ({
  tags: tags.join(" "),
  at: `${at}`,
  server,
});

/** Returns the change of an entry; one without tags only marks a position. */
export function changeIn({ message }: Pick<StreamEntry, "message">): StreamedChange {
  const { tags = "", at, server = "" } = message;
  return { tags: tags.split(" ").filter(Boolean), at: Number(at) || 0, server };
}

/** Returns the time of an entry by its id. */
const timeOf = ({ id }: Pick<StreamEntry, "id">) => Number.parseInt(id, 10);

/**
 * Tells the other servers of each change that this one notes first. A change goes out at once; while
 * one is sent, later ones are collected. Those that cannot be sent wait for the store.
 * @param server name of this server, which recognizes its own entries by it
 */
function publishChanges(
  { append }: Pick<Stream, "append">,
  changes: Pick<ShopChanges, "onChange">,
  server: string,
): Pick<TagQueue, "close"> {
  let notedAt = 0;
  const queue = createTagQueue({
    collectMs: 0,
    maxTags: MAX_TAGS,
    maxWaiting: MAX_WAITING,
    everything: EVERYTHING,
    send: (tags) => append(fieldsOf({ tags, at: notedAt, server })),
    // The store's own report says that it is down.
    retryMs: () => WRITE_AGAIN_MS,
  });
  changes.onChange((tags, source) => {
    if (source !== "noted") return;
    notedAt = Date.now();
    queue.add(tags);
  });
  return queue;
}

/**
 * Records the changes of other servers from the last one on that this server knows. Where the stream
 * no longer has the position, everything counts as changed.
 * @param options.server name of this server, whose own entries are skipped
 * @param options.before position that an earlier process has stored
 * @param options.onRead called after each change of the position
 */
function receiveChanges(
  stream: Stream,
  changes: Pick<ShopChanges, "note" | "receive">,
  options: {
    server: string;
    before: string | undefined;
    onRead: () => void;
    closing: AbortSignal;
  },
) {
  const { closing } = options;
  let position = options.before;
  let hasFailed = false;
  let isStarting = true;
  const started = Promise.withResolvers<void>();
  const rest = (ms: number) =>
    pause(ms, undefined, { ref: false, signal: closing }).catch(() => {});

  function move(id: string): void {
    position = id;
    options.onRead();
  }

  /** Begins anew at the end of the stream; an entry marks the beginning of an empty one. */
  async function moveToEnd(last: StreamEntry | undefined): Promise<void> {
    const marker = fieldsOf({ tags: [], at: Date.now(), server: options.server });
    move(last?.id ?? (await stream.append(marker)));
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
    const { entries, first, last } = await stream.read(position);
    if (position === undefined && isNew) {
      // Changes before the first entry are unknown.
      if (first) changes.note(EVERYTHING, timeOf(first) + MAX_AHEAD_MS);
      else await moveToEnd(undefined);
    } else if (position === undefined || hasGap(position, first, last)) {
      changes.receive(EVERYTHING, { at: Date.now(), isMissed: hasFailed });
      await moveToEnd(last);
      return false;
    }
    for (const entry of entries) record(entry, isNew);
    return entries.length > 0;
  }

  async function catchUp(): Promise<void> {
    const isNew = isStarting && options.before === undefined && !hasFailed;
    let isMore = true;
    while (isMore && !closing.aborted) isMore = await readPart(isNew);
    isStarting = false;
    hasFailed = false;
    started.resolve();
  }

  async function follow(): Promise<void> {
    while (!closing.aborted) {
      try {
        await catchUp();
        await stream.wait(position);
      } catch {
        // The store's own report says that it is down.
        hasFailed = true;
        await rest(READ_AGAIN_MS);
      }
    }
  }

  return {
    position: () => position,
    /** Waits for a moment until the changes before the start are recorded. */
    caughtUp: () => Promise.race([started.promise, rest(START_MS)]),
    /** Waits for the last reading, once the signal has ended it. */
    ended: follow(),
  };
}

/**
 * Shares the record of changes with the other servers of the store, for the app's lifetime: those
 * before its start are recorded before it is ready. Returns the function that reads the position in
 * their stream.
 * @param options.before position that an earlier process has stored
 * @param options.onRead called after each change of the position
 */
export function shareChanges(
  app: FastifyInstance,
  store: Pick<SharedStore, "run" | "openReader">,
  changes: ShopChanges,
  options: { before: string | undefined; onRead: () => void },
): () => string | undefined {
  const server = randomUUID();
  const end = new AbortController();
  const stream = openStream(store, "changes", end.signal);
  const published = publishChanges(stream, changes, server);
  const received = receiveChanges(stream, changes, { ...options, server, closing: end.signal });
  app.addHook("onReady", received.caughtUp);
  app.addHook("onClose", async () => {
    end.abort();
    await received.ended;
    await published.close();
  });
  return received.position;
}
