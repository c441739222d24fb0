import { memo, useDeferredValue } from "react";
import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { inMenuOrder } from "#components/category/inMenuOrder.ts";
import { plainText } from "#relay/contract/plainText.ts";
import type { TopCategoryLinks_query$key } from "#__generated__/TopCategoryLinks_query.graphql.ts";

const categoriesFragment = graphql`
  fragment TopCategoryLinks_query on RootQuery {
    productCategories(first: 100, where: { parent: 0, hideEmpty: true }) {
      nodes {
        slug
        name
        menuOrder
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
};

/** List of links to the shop's top-level categories, in menu order. */
export function TopCategoryLinks({ query, ...display }: TopCategoryLinksProps) {
  const { urlPathname } = usePageContext();
  // Between pages only `aria-current` changes here, so it may render after the page itself.
  return (
    <Links query={useDeferredValue(query)} current={useDeferredValue(urlPathname)} {...display} />
  );
}

const Links = memo(function Links(props: TopCategoryLinksProps & { current: string }) {
  const { query, current, limit, only, className } = props;
  const { productCategories } = useFragment(categoriesFragment, query);
  const listed = productCategories?.nodes.filter(({ slug }) => !only || only.includes(slug ?? ""));
  const categories = inMenuOrder(listed ?? [], ({ menuOrder }) => menuOrder).slice(0, limit);
  return (
    <ul className={className}>
      {categories.map(({ slug, name }) => {
        const href = `/category/${slug}`;
        return (
          <li key={slug}>
            <a href={href} aria-current={href === current ? "page" : undefined}>
              {plainText(name)}
            </a>
          </li>
        );
      })}
    </ul>
  );
});
