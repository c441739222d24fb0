import type { MouseEvent } from "react";
import { isPlainClick } from "#components/ui/isPlainClick.ts";

// Click handler of a listing's links, which lets the list handle their URLs.

/** Called before a navigation; returns true if it has handled the URL. */
export type OnNavigate = (address: string) => boolean | void;

/** Returns the handler for a link to `href`; it calls `onNavigate` on an unmodified click. */
export const followHere =
  (href: string, onNavigate: OnNavigate | undefined) => (event: MouseEvent) => {
    if (!isPlainClick(event) || !onNavigate?.(href)) return;
    event.preventDefault();
    // The page stays: other click handlers must not follow the link.
    event.stopPropagation();
  };
