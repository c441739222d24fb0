import { memo, useDeferredValue } from "react";
import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { inMenuOrder } from "#components/category/inMenuOrder.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import type { categoryCrumbs_category$data } from "#__generated__/categoryCrumbs_category.graphql.ts";
import type { TopCategoryLinks_query$key } from "#__generated__/TopCategoryLinks_query.graphql.ts";
import { localePath } from "#words/localePath.ts";

// List of links to the top-level categories, for header, menu, footer and error pages.

const categoriesFragment = graphql`
  fragment TopCategoryLinks_query on RootQuery {
    productCategories(first: 100, where: { parent: 0, hideEmpty: true }) {
      nodes {
        slug
        name
        menuOrder
        image {
          sourceUrl
          srcSet
        }
      }
    }
  }
`;

type TopCategoryLinksProps = {
  query: TopCategoryLinks_query$key;
  limit?: number;
  /** Slugs of the categories to list; all if absent. */
  only?: readonly string[];
  className?: string | undefined;
  /** Small pictures beside the names. */
  hasPictures?: boolean;
};

type Ancestors = categoryCrumbs_category$data["ancestors"];

type LinksProps = TopCategoryLinksProps & { current: string; ancestors: Ancestors };

/** Data of a category's page, as far as the link to its top category depends on it. */
type CategoryData = { productCategory?: { ancestors: Ancestors } | null };

/** Renders the categories in menu order; marks the current one, or the one that it is below. */
export function TopCategoryLinks({ query, ...display }: TopCategoryLinksProps) {
  const { urlPathname, loaded } = usePageContext();
  const { productCategory } = (loaded?.payload?.data ?? {}) as CategoryData;
  // Between pages only `aria-current` changes here, so it may render after the page itself.
  return (
    <Links
      query={useDeferredValue(query)}
      current={useDeferredValue(urlPathname)}
      ancestors={useDeferredValue(productCategory?.ancestors)}
      {...display}
    />
  );
}

const Links = memo(function Links(props: LinksProps) {
  const { query, current, ancestors, limit, only, className, hasPictures } = props;
  const { productCategories } = useFragment(categoriesFragment, query);
  const listed = productCategories?.nodes.filter(({ slug }) => !only || only.includes(slug ?? ""));
  const categories = inMenuOrder(listed ?? [], ({ menuOrder }) => menuOrder).slice(0, limit);
  return (
    <ul className={className}>
      {categories.map(({ slug, name, image }) => {
        const href = `/category/${slug}`;
        const around = ancestors?.nodes.some((node) => node.slug === slug) ? "true" : undefined;
        return (
          <li key={slug}>
            <a href={localePath(href)} aria-current={href === current ? "page" : around}>
              {hasPictures && image?.sourceUrl && (
                <img
                  srcSet={image.srcSet ?? undefined}
                  src={image.sourceUrl}
                  sizes="(min-width: 900px) 160px, 40px"
                  alt=""
                  width={40}
                  height={48}
                  loading="lazy"
                />
              )}
              {plainText(name)}
            </a>
          </li>
        );
      })}
    </ul>
  );
});
