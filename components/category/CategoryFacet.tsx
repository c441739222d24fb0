import { graphql, useFragment } from "react-relay";
import { plainText } from "#relay/contract/text/plainText.ts";
import type { CategoryFacet_categories$key } from "#__generated__/CategoryFacet_categories.graphql.ts";
import { inMenuOrder } from "./inMenuOrder.ts";
import { CategoryLinks } from "./CategoryLinks.tsx";

// Category facet of a listing: links to its subcategories, with product counts.

const categoriesFragment = graphql`
  fragment CategoryFacet_categories on ProductCategory @relay(plural: true) {
    name
    slug
    menuOrder
    count
    children(first: 100, where: { hideEmpty: true }) {
      nodes {
        count
      }
    }
  }
`;

type Count = number | null | undefined;

// A category's own count excludes the products of its subcategories.
const countWithin = (own: Count, links: readonly { count: Count }[] = []) =>
  links.reduce((sum, { count }) => sum + (count ?? 0), own ?? 0);

type CategoryFacetProps = {
  categories: CategoryFacet_categories$key;
  /** Counts per slug under the listing's filters; if absent, the categories' own counts. */
  counts: Readonly<Record<string, number>> | undefined;
  /** Returns a category's address, with the listing's filters. */
  addressOf: (slug: string) => string;
};

/** Each category has its own page. With `counts`, those without matching products are left out. */
export function CategoryFacet(props: CategoryFacetProps) {
  const { counts, addressOf } = props;
  const categories = inMenuOrder(
    useFragment(categoriesFragment, props.categories),
    ({ menuOrder }) => menuOrder,
  );
  const links = categories
    .map(({ slug, name, count, children }) => ({
      href: addressOf(slug ?? ""),
      name: plainText(name),
      count: counts ? (counts[slug ?? ""] ?? 0) : countWithin(count, children?.nodes),
    }))
    .filter(({ count }) => !counts || count > 0);
  return <CategoryLinks links={links} />;
}
