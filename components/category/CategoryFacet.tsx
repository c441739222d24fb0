import { graphql, useFragment } from "react-relay";
import { plainText } from "#components/ui/plainText.ts";
import type { CategoryFacet_categories$key } from "#__generated__/CategoryFacet_categories.graphql.ts";
import { Facet } from "./Facet.tsx";
import { inMenuOrder } from "./inMenuOrder.ts";
import styles from "./FacetForm.module.css";

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

// A category's own count leaves out what lies on the shelves below it.
const countWithin = (own: Count, shelves: readonly { count: Count }[] = []) =>
  shelves.reduce((sum, { count }) => sum + (count ?? 0), own ?? 0);

/** The shelves within what is listed, as links: each is a page of its own. */
export function CategoryFacet(props: { categories: CategoryFacet_categories$key }) {
  const categories = inMenuOrder(
    useFragment(categoriesFragment, props.categories),
    ({ menuOrder }) => menuOrder,
  );
  if (categories.length === 0) return null;
  return (
    <Facet title="Kind" isOpen>
      <ul>
        {categories.map(({ slug, name, count, children }) => (
          <li key={slug}>
            <a className={styles.row} href={`/category/${slug}`}>
              <span className={styles.name}>{plainText(name)}</span>
              <span className={styles.count}>{countWithin(count, children?.nodes)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Facet>
  );
}
