import { language, server } from "./language.ts";

// Paths of this site below the prefix of the language at hand: `/de/cart`.

/** Prefix of the document's language, which no navigation within the document changes. */
const documentPrefix =
  (typeof document !== "undefined" && document.documentElement.dataset["root"]) || "";

/** Returns the prefix of the language at hand; empty for the shop's first one. */
const prefix = (): string => server.prefix?.(language()) ?? documentPrefix;

/**
 * Returns a path of this site's pages or routes below the current language's prefix. A path that
 * has it already, and any other text (an anchor, another site's address), stays as it is.
 */
export function localePath(path: string): string {
  const root = prefix();
  if (!root || !/^\/(?!\/)/.test(path)) return path;
  return root + withoutLocale(path).replace(/^\/(?![^?#])/, "");
}

/** Returns a path without the current language's prefix, as pages' routes and comparisons have it. */
export function withoutLocale(path: string): string {
  const root = prefix();
  if (!root || !path.startsWith(root)) return path;
  const rest = path.slice(root.length);
  if (/^[^/?#]/.test(rest)) return path;
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** Returns a path, which has no prefix, below the prefix of a language; `""` is the first one's. */
export const pathBelow = (root: string, path: string): string =>
  root && path === "/" ? root : root + path;
