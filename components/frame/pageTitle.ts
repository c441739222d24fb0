import type { PageContext } from "vike/types";
import { t } from "#words/t.ts";

/** Returns the document title: the page's own part, the separator, the shop's name. */
export function pageTitle({ loaded, shop, is404, errorWhileRendering }: PageContext): string {
  const failed = loaded?.unavailable ? t("error.backSoon") : t("error.documentTitle");
  const title = typeof loaded?.title === "function" ? loaded.title(shop.texts) : loaded?.title;
  const own = is404 ? t("page.notFound") : errorWhileRendering ? failed : title;
  return [own, shop.name].filter(Boolean).join(` ${shop.titleSeparator} `);
}
