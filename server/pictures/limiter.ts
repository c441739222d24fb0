import { PictureError } from "./pictureError.ts";

/** Concurrency limiter: runs so many jobs at once, queues as many more, and rejects the rest. */
export type Limiter = { take: <T>(work: () => Promise<T>) => Promise<T>; isBusy: () => boolean };

/** Creates a concurrency limiter for expensive work. */
export function createLimiter(atOnce: number, mayWait = Infinity): Limiter {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function take<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else if (waiting.length >= mayWait)
      throw new PictureError(503, "too many pictures are waiting");
    // A resumed job takes over the slot of the one that ended.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return { take, isBusy: () => running > 0 };
}
