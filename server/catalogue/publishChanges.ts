import type { SharedStore } from "#server/store/sharedStore.ts";
import { STREAM, STREAM_LENGTH, fieldsOf } from "./changeStream.ts";
import { ALL_TAG, LISTS_TAG } from "./shopChanges.ts";
import type { ShopChanges } from "./shopChanges.ts";

// Notices to the other servers: changes that this one has noted go into the stream of the store.

/** Maximum number of tags of one entry. */
const MAX_TAGS = 500;

/** Maximum number of tags that wait for the store; of more, everything counts as changed. */
const MAX_WAITING = 10_000;

/** Time after which the store is tried again, in milliseconds. */
const RETRY_MS = 1_000;

/**
 * Tells the other servers of each change that this one notes first. A change goes out at once; while
 * one is sent, later ones are collected. Those that cannot be sent wait for the store.
 * @param server name of this server, which recognizes its own entries by it
 */
export function publishChanges(
  store: Pick<SharedStore, "run">,
  changes: Pick<ShopChanges, "onChange">,
  server: string,
): { close: () => Promise<void> } {
  let waiting = new Set<string>();
  let notedAt = 0;
  let sending: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function add(tags: readonly string[]): void {
    for (const tag of tags) waiting.add(tag);
    if (waiting.size > MAX_WAITING) waiting = new Set([ALL_TAG, LISTS_TAG]);
  }

  async function sendPart(): Promise<void> {
    const tags = [...waiting].slice(0, MAX_TAGS);
    for (const tag of tags) waiting.delete(tag);
    try {
      const fields = fieldsOf({ tags, at: notedAt, server });
      await store.run((client) =>
        client.xAdd(STREAM, "*", fields, {
          TRIM: { strategy: "MAXLEN", strategyModifier: "~", threshold: STREAM_LENGTH },
        }),
      );
    } catch (error) {
      add(tags);
      throw error;
    }
  }

  async function sendAll(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    try {
      while (waiting.size > 0) await sendPart();
    } catch {
      // The store's own report says that it is down.
      if (!isClosed) timer = setTimeout(send, RETRY_MS).unref();
    }
  }

  function send(): void {
    sending ??= sendAll().finally(() => {
      sending = undefined;
      if (waiting.size > 0 && !timer && !isClosed) send();
    });
  }

  changes.onChange((tags, source) => {
    if (source !== "noted") return;
    add(tags);
    notedAt = Date.now();
    if (!timer) send();
  });

  return {
    close: async () => {
      isClosed = true;
      await sending;
      await sendAll();
      clearTimeout(timer);
    },
  };
}
