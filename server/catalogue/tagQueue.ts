// Queue of changed tags, which are sent on in parts, and again after a failure.

/** A running queue. */
export type TagQueue = {
  add: (tags: readonly string[]) => void;
  /** Sends what waits once more; nothing is sent after it. */
  close: () => Promise<void>;
};

/**
 * Creates a queue. Tags are sent soon after they are added, many at a time, one part after another.
 * @param options.collectMs time in which tags are collected, in milliseconds
 * @param options.maxTags maximum number of tags of one part
 * @param options.maxWaiting maximum number of tags that wait; of more, `everything` is sent instead
 * @param options.retryMs returns the pause after a failure, in milliseconds
 */
export function createTagQueue({
  collectMs,
  maxTags,
  maxWaiting,
  everything,
  send,
  retryMs,
}: {
  collectMs: number;
  maxTags: number;
  maxWaiting: number;
  everything: readonly string[];
  send: (tags: readonly string[]) => Promise<unknown>;
  retryMs: (error: unknown) => number;
}): TagQueue {
  let waiting = new Set<string>();
  let isEverything = false;
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  let isClosed = false;

  function collect(tags: readonly string[]): void {
    if (isEverything) return;
    for (const tag of tags) waiting.add(tag);
    if (waiting.size <= maxWaiting) return;
    waiting = new Set(everything);
    isEverything = true;
  }

  async function sendPart(): Promise<void> {
    const part = [...waiting].slice(0, maxTags);
    for (const tag of part) waiting.delete(tag);
    isEverything = false;
    try {
      await send(part);
    } catch (error) {
      collect(part);
      throw error;
    }
  }

  async function sendAll(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    try {
      while (waiting.size > 0) await sendPart();
    } catch (error) {
      startLater(retryMs(error));
    }
  }

  function startLater(ms: number): void {
    if (isClosed) return;
    timer ??= setTimeout(() => {
      sending = sendAll().finally(() => {
        sending = undefined;
        if (waiting.size > 0) startLater(collectMs);
      });
    }, ms).unref();
  }

  return {
    add: (tags) => {
      collect(tags);
      if (!sending) startLater(collectMs);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await sending;
      await sendAll();
    },
  };
}
