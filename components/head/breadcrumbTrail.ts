import type { HeadContext, JsonLdNode } from "#relay/headTags.ts";
import { siteAddress } from "./canonicalUrls.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";

/** Breadcrumbs as structured data, from the home page to the page itself. */
export const breadcrumbTrail = (
  crumbs: readonly { name: string; path: string }[],
  { site }: HeadContext,
): JsonLdNode => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: t("page.home"), path: "/" }, ...crumbs].map(
    ({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteAddress(localePath(path), site),
    }),
  ),
});
