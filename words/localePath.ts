import { language, server } from "./language.ts";

// Paths of this site below the prefix of the language at hand: `/de/cart`.

/** Prefix of the document's language, which no navigation within the document changes. */
const documentPrefix =
  (typeof document !== "undefined" && document.documentElement.dataset["root"]) || "";

/** Returns the prefix of the language at hand; empty for the shop's first one. */
const prefix = (): string => server.prefix?.(language()) ?? documentPrefix;

const isBelow = (path: string, root: string): boolean =>
  path.startsWith(root) && /^(?:[/?#]|$)/.test(path.slice(root.length));

/**
 * Returns a path of this site's pages or routes below the current language's prefix. A path that
 * has it already, and any other text (an anchor, another site's address), stays as it is.
 */
export function localePath(path: string): string {
  const root = prefix();
  if (!root || !/^\/(?!\/)/.test(path) || isBelow(path, root)) return path;
  return root + path.replace(/^\/(?=[?#]|$)/, "");
}

/** Returns a path without the current language's prefix, as pages' routes and comparisons have it. */
export function withoutLocale(path: string): string {
  const root = prefix();
  return root && isBelow(path, root) ? path.slice(root.length).replace(/^(?!\/)/, "/") : path;
}
