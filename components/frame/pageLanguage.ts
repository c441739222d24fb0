import type { PageContext } from "vike/types";
import { isRightToLeft, pageFolders, server } from "#words/language.ts";
import { localePath } from "#words/localePath.ts";

// Language of the document, and the direction in which it is read.

/** Returns a page's language, which stays for navigations in the browser. */
export const pageLanguage = ({ isClientSide, site }: PageContext): string =>
  isClientSide ? document.documentElement.lang : (site?.language ?? "en");

/**
 * Returns the attributes of the document's element: the direction, if it is from right to left, and
 * the prefix of the paths in its language, and the shop's own folders.
 */
export function languageAttributes(pageContext: PageContext): Record<string, string> {
  const root = localePath("/");
  const folders = pageFolders.flatMap((kind) => {
    const own = server.folders?.()?.[kind];
    return own === undefined ? [] : [[`data-${kind}`, own]];
  });
  return {
    ...(isRightToLeft(pageLanguage(pageContext)) && { dir: "rtl" }),
    ...(root !== "/" && { "data-root": root }),
    ...Object.fromEntries(folders),
  };
}
