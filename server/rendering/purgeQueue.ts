import { setTimeout as pause } from "node:timers/promises";
import { ALL_PAGES } from "./cdnHeaders.ts";
import { PurgeError } from "./purgeApis.ts";
import type { Purge } from "./purgeApis.ts";

// Queue of the tags that a CDN is to purge.

/** Time in which tags are collected for one request, in milliseconds. */
const COLLECT_MS = 200;

/** First and longest pause after a failure, in milliseconds. */
const [RETRY_MS, MAX_RETRY_MS] = [1_000, 60_000];

/** Longest wait for the last purge at the end, in milliseconds: the start purges everything. */
const CLOSE_MS = 2_000;

/** Number of waiting tags beyond which all pages are purged instead. */
const MAX_WAITING = 1_000;

/** A running queue. */
export type PurgeQueue = {
  add: (tags: readonly string[]) => void;
  /** Sends what waits once more; nothing is sent after it. */
  close: () => Promise<void>;
};

/**
 * Purges tags soon after they are added, many in one request, one request after another. A request
 * that fails is repeated with pauses that double.
 * @param onState called with true when a purge fails, and with false when one works again
 */
export function createPurgeQueue(
  { maxTags, send }: Purge,
  onState: (isFailing: boolean, error?: unknown) => void,
): PurgeQueue {
  let waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  let failures = 0;
  let isClosed = false;

  function add(tags: readonly string[]): void {
    if (waiting.has(ALL_PAGES)) return;
    for (const tag of tags) waiting.add(tag);
    if (waiting.has(ALL_PAGES) || waiting.size > MAX_WAITING) waiting = new Set([ALL_PAGES]);
  }

  async function sendPart(): Promise<void> {
    const part = [...waiting].slice(0, maxTags);
    for (const tag of part) waiting.delete(tag);
    try {
      await send(part);
      if (failures > 0) onState(false);
      failures = 0;
    } catch (error) {
      add(part);
      failures += 1;
      if (failures === 1) onState(true, error);
      throw error;
    }
  }

  async function sendAll(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    try {
      while (waiting.size > 0) await sendPart();
    } catch (error) {
      const asked = error instanceof PurgeError ? error.retryAfterMs : 0;
      const doubled = RETRY_MS * 2 ** (failures - 1);
      startLater(Math.min(Math.max(asked, doubled), MAX_RETRY_MS));
    }
  }

  function startLater(ms: number): void {
    if (isClosed) return;
    timer ??= setTimeout(() => {
      sending = sendAll().finally(() => {
        sending = undefined;
        if (waiting.size > 0) startLater(COLLECT_MS);
      });
    }, ms).unref();
  }

  async function finish(): Promise<void> {
    await sending;
    if (failures === 0) await sendAll();
  }

  return {
    add: (tags) => {
      add(tags);
      if (!sending) startLater(COLLECT_MS);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await Promise.race([finish(), pause(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}
