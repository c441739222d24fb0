import type { PageContext } from "vike/types";

/** Returns the document title: the page's own part, the separator, the shop's name. */
export function pageTitle({ loaded, shop, is404, errorWhileRendering }: PageContext): string {
  const failed = loaded?.unavailable ? "Back soon" : "Something broke";
  const title = typeof loaded?.title === "function" ? loaded.title(shop.texts) : loaded?.title;
  const own = is404 ? "Page not found" : errorWhileRendering ? failed : title;
  return [own, shop.name].filter(Boolean).join(` ${shop.titleSeparator} `);
}
