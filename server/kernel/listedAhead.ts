// Eager reading of a list, so that its length is known before its items are done.

/** Items of a list that is read ahead. */
export type ListedAhead<Item> = {
  /** Yields the items; rejects as the list does. */
  items: AsyncGenerator<Item>;
  /** Number of items, once all are listed. */
  total: () => number | undefined;
};

/** Reads a list to its end in the background, whether its items are taken or not. */
export function listedAhead<Item>(list: AsyncIterable<Item>): ListedAhead<Item> {
  const listed: Item[] = [];
  let total: number | undefined;
  let signal = Promise.withResolvers<void>();

  const reading = (async () => {
    for await (const item of list) {
      listed.push(item);
      signal.resolve();
    }
    total = listed.length;
  })();
  // `items` rejects with the error.
  reading.catch(() => {}).finally(() => signal.resolve());

  async function* items(): AsyncGenerator<Item> {
    for (let next = 0; ;) {
      signal = Promise.withResolvers<void>();
      while (next < listed.length) {
        yield listed[next] as Item;
        next += 1;
      }
      if (total !== undefined && next === total) return;
      // Rejects if the list has.
      await Promise.race([signal.promise, reading]);
    }
  }

  return { items: items(), total: () => total };
}
