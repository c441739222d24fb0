import { graphql, useFragment } from "react-relay";
import { plainText } from "#relay/contract/plainText.ts";
import type { CategoryFacet_categories$key } from "#__generated__/CategoryFacet_categories.graphql.ts";
import { inMenuOrder } from "./inMenuOrder.ts";
import { CategoryLinks } from "./CategoryLinks.tsx";

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

/** Links to the subcategories of a listing; each has its own page. */
export function CategoryFacet(props: { categories: CategoryFacet_categories$key }) {
  const categories = inMenuOrder(
    useFragment(categoriesFragment, props.categories),
    ({ menuOrder }) => menuOrder,
  );
  const links = categories.map(({ slug, name, count, children }) => ({
    href: `/category/${slug}`,
    name: plainText(name),
    count: countWithin(count, children?.nodes),
  }));
  return <CategoryLinks links={links} />;
}
