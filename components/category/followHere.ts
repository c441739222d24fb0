import type { MouseEvent } from "react";
import { isPlainClick } from "#components/ui/isPlainClick.ts";

/** Called before a navigation; returns true if it has handled the URL. */
export type OnNavigate = (address: string) => boolean | void;

/** Click handler that lets the list handle its link's URL. */
export const followHere =
  (href: string, onNavigate: OnNavigate | undefined) => (event: MouseEvent) => {
    if (!isPlainClick(event) || !onNavigate?.(href)) return;
    event.preventDefault();
    // The page stays: other click handlers must not follow the link.
    event.stopPropagation();
  };
