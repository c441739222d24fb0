import type { HeadContext, JsonLdNode } from "#relay/headTags.ts";
import { siteAddress } from "./canonicalUrls.ts";
import { t } from "#words/t.ts";
import { localePath, withoutLocale } from "#words/localePath.ts";

/** The case of percent escapes is ignored: WordPress writes lowercase, our paths uppercase. */
const largeEscapes = (path: string) =>
  path.replace(/%[\da-f]{2}/g, (escape) => escape.toUpperCase());

/**
 * Breadcrumbs as structured data, from the home page to the page itself; a plugin for search engines
 * may name them.
 */
export const breadcrumbTrail = (
  crumbs: readonly { name: string; path: string }[],
  { site, crumbNames = {} }: HeadContext,
): JsonLdNode => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: t("page.home"), path: "/" }, ...crumbs].map(
    ({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumbNames[largeEscapes(withoutLocale(path))] ?? name,
      item: siteAddress(localePath(path), site),
    }),
  ),
});
