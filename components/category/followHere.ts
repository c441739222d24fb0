import type { MouseEvent } from "react";
import { isPlainClick } from "#components/ui/isPlainClick.ts";

/** Told of an address before it is gone to; true where it has been seen to already. */
export type OnGo = (address: string) => boolean | void;

/** Has a link that is clicked followed by the list it stands in, where that sees to its address. */
export const followHere = (href: string, onGo: OnGo | undefined) => (event: MouseEvent) => {
  if (!isPlainClick(event) || !onGo?.(href)) return;
  event.preventDefault();
  // The page is not left: whoever follows links further up must not.
  event.stopPropagation();
};
