import { PictureError } from "./pictureError.ts";

/** Lets so many pieces of work run at once; as many may wait, and what comes then is refused. */
export type Limiter = { take: <T>(work: () => Promise<T>) => Promise<T>; isBusy: () => boolean };

/** Opens a queue for work that is heavy. */
export function createLimiter(atOnce: number, mayWait = Infinity): Limiter {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function take<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else if (waiting.length >= mayWait)
      throw new PictureError(503, "too many pictures are waiting");
    // Who is woken takes over the place of whoever has ended.
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
