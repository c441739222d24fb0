import { useState } from "react";

/** Returns the previous array as long as its items are the same. */
export function useSameItems<Item>(items: Item[]): Item[] {
  const [previous, setPrevious] = useState(items);
  const isSame =
    previous.length === items.length && previous.every((item, place) => item === items[place]);
  if (!isSame) setPrevious(items);
  return isSame ? previous : items;
}
