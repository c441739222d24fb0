import { useState } from "react";

/** Returns the previous array as long as its items are the same. */
export function useSameItems<Item>(items: Item[]): Item[] {
  const [held, setHeld] = useState(items);
  const isSame = held.length === items.length && held.every((item, place) => item === items[place]);
  if (!isSame) setHeld(items);
  return isSame ? held : items;
}
