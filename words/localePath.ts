import { language, pageFolders, server } from "./language.ts";
import type { Folders } from "./language.ts";

// Paths of this site below the prefix of the language at hand, in the shop's own folders: `/de/cart`,
// `/produkt/fen-mug`.

const { root: documentPrefix = "", ...documentFolders }: DOMStringMap =
  typeof document === "undefined" ? {} : document.documentElement.dataset;

/** Returns the prefix of the language at hand; empty for the shop's first one. */
const prefix = (): string => server.prefix?.(language()) ?? documentPrefix;

/** Returns a path in the other folder: the shop's own one, or that of our pages. */
function inFolder(path: string, isOwn: boolean, folders: Folders): string {
  for (const kind of pageFolders) {
    const own = folders[kind] ?? `/${kind}`;
    const [from, to] = isOwn ? [own, `/${kind}`] : [`/${kind}`, own];
    // WooCommerce's shop page may be the folder of its products.
    const isBelow = isOwn ? /^\/[^/?#]/ : /^\//;
    const rest = path.startsWith(from) ? path.slice(from.length) : "";
    if (isBelow.test(rest)) return to + rest;
  }
  return path;
}

const ownFolders = (): Folders => server.folders?.() ?? documentFolders;

/** Returns a page's path in the shop's own folder, which WordPress has too. */
export const ownPath = (path: string): string => inFolder(path, false, ownFolders());

/** Returns the path, as pages' routes have it, of one in a shop's own folder. */
export const pagePath = (path: string, folders: Folders = ownFolders()): string =>
  inFolder(path, true, folders);

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
