import type { PageContext } from "vike/types";
import { t } from "#words/t.ts";

/** Returns a document title with the shop's name. */
export const titled = (own: string | undefined, shop: PageContext["shop"]): string =>
  [own, shop.name].filter(Boolean).join(` ${shop.titleSeparator} `);

/**
 * Returns the document title: a plugin's, or the page's own part, the separator, the shop's name. Null
 * if `MachineTags` renders the title, beside another one for link previews.
 */
export function pageTitle(pageContext: PageContext): string | null {
  const { loaded, shop, is404, errorWhileRendering, urlParsed } = pageContext;
  if (is404) return titled(t("page.notFound"), shop);
  if (errorWhileRendering) {
    // The build finds a message by its key in the call.
    return titled(loaded?.unavailable ? t("error.backSoon") : t("error.documentTitle"), shop);
  }
  const { title: given, documentTitle, head } = loaded ?? {};
  if (documentTitle !== undefined) return head?.seo?.socialTitle ? null : documentTitle;
  return titled(typeof given === "function" ? given(shop.texts, urlParsed.search) : given, shop);
}
