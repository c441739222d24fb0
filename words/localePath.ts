import { language, pageFolders, server } from "./language.ts";
import type { Folders } from "./language.ts";

// Paths of this site below the prefix of the language at hand, in the shop's own folders: `/de/cart`,
// `/produkt/fen-mug`.

const { root: documentPrefix = "", ...documentFolders }: DOMStringMap =
  typeof document === "undefined" ? {} : document.documentElement.dataset;

/** Returns the prefix of the language at hand; empty for the shop's first one. */
const prefix = (): string => server.prefix?.(language()) ?? documentPrefix;

const ownFolders = (): Folders => (server.folders ? (server.folders() ?? {}) : documentFolders);

/** Returns a path in another folder, if it is in this one. */
const moved = (path: string, from: string, to: string): string =>
  path.startsWith(`${from}/`) ? to + path.slice(from.length) : path;

/** Returns a page's path in the shop's own folder, which WordPress has too. */
export const ownPath = (path: string): string =>
  pageFolders.reduce((found, kind) => {
    const own = ownFolders()[kind];
    return own && found === path ? moved(path, `/${kind}`, own) : found;
  }, path);

/** Returns the path, as pages' routes have it, of one in a shop's own folder. */
export const pagePath = (path: string, folders: Folders = ownFolders()): string =>
  pageFolders.reduce((found, kind) => {
    const own = folders[kind];
    return own && found === path ? moved(path, own, `/${kind}`) : found;
  }, path);

/**
 * Returns a path of this site's pages or routes below the current language's prefix, in the shop's
 * own folder. A path that has both already, and any other text (an anchor, another site's address),
 * stays as it is.
 */
export function localePath(path: string): string {
  if (!/^\/(?!\/)/.test(path)) return path;
  const root = prefix();
  const own = ownPath(withoutLocale(path));
  return root ? root + own.replace(/^\/(?![^?#])/, "") : own;
}

/**
 * Returns a path without the current language's prefix and the shop's own folder, as pages' routes
 * and comparisons have it.
 */
export function withoutLocale(path: string): string {
  const root = prefix();
  if (!path.startsWith(root)) return path;
  const rest = path.slice(root.length);
  if (/^[^/?#]/.test(rest)) return path;
  return pagePath(root && !rest.startsWith("/") ? `/${rest}` : rest);
}

/** Returns a page's path below the prefix of a language; `""` is the first one's. */
export const pathBelow = (root: string, path: string): string =>
  root && path === "/" ? root : root + ownPath(path);
