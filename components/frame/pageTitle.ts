import type { PageContext } from "vike/types";
import { t } from "#words/t.ts";

/** Returns a document title with the shop's name. */
export const titled = (own: string | undefined, shop: PageContext["shop"]): string =>
  [own, shop.name].filter(Boolean).join(` ${shop.titleSeparator} `);

/** Returns the document title: the page's own part, the separator, the shop's name. */
export function pageTitle(pageContext: PageContext): string {
  const { loaded, shop, is404, errorWhileRendering, urlParsed } = pageContext;
  const failed = loaded?.unavailable ? t("error.backSoon") : t("error.documentTitle");
  const given = loaded?.title;
  const title = typeof given === "function" ? given(shop.texts, urlParsed.search) : given;
  const own = is404 ? t("page.notFound") : errorWhileRendering ? failed : title;
  return titled(own, shop);
}
