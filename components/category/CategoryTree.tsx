import { graphql, useFragment } from "react-relay";
import { pictureSizes } from "#components/product/pictureSizes.ts";
import { ProductPicture } from "#components/product/ProductPicture.tsx";
import { plainText } from "#relay/contract/text/plainText.ts";
import type { CategoryTree_categories$key } from "#__generated__/CategoryTree_categories.graphql.ts";
import { inMenuOrder } from "./inMenuOrder.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./CategoryTree.module.css";

const categoriesFragment = graphql`
  fragment CategoryTree_categories on ProductCategory @relay(plural: true) {
    databaseId
    parentDatabaseId
    slug
    name
    count
    menuOrder
    image {
      ...ProductPicture_picture
    }
  }
`;

/**
 * Tiles of all top-level categories with two levels of subcategories, and product counts of the
 * lowest.
 */
export function CategoryTree(props: { categories: CategoryTree_categories$key }) {
  const categories = inMenuOrder(
    useFragment(categoriesFragment, props.categories),
    ({ menuOrder }) => menuOrder,
  );
  const ids = new Set(categories.map(({ databaseId }) => databaseId));
  const topCategories = categories.filter(
    ({ parentDatabaseId }) => !parentDatabaseId || !ids.has(parentDatabaseId),
  );
  const childrenOf = (id: number) =>
    categories.filter(({ parentDatabaseId }) => parentDatabaseId === id);
  // A category's own count excludes the products of its subcategories.
  const countOf = ({ databaseId, count }: (typeof categories)[number]) =>
    childrenOf(databaseId).length === 0 && <span className={styles.count}>{count}</span>;
  const listOf = (id: number) => {
    const children = childrenOf(id);
    return (
      children.length > 0 && (
        <ul className={styles.children}>
          {children.map((child) => (
            <li key={child.slug}>
              <a href={localePath(`/category/${child.slug}`)}>
                <span>{plainText(child.name)}</span> {countOf(child)}
              </a>
              {listOf(child.databaseId)}
            </li>
          ))}
        </ul>
      )
    );
  };
  return (
    <ul className={styles.tree}>
      {topCategories.map((category, place) => (
        <li key={category.slug} className={styles.category}>
          <a className={styles.tile} href={localePath(`/category/${category.slug}`)}>
            <span className={styles.picture}>
              <ProductPicture
                picture={category.image}
                sizes={pictureSizes.row}
                isEager={place < 4}
                isDecoration
              />
            </span>
            <h2 className={styles.name}>
              <span>{plainText(category.name)}</span> {countOf(category)}
            </h2>
          </a>
          {listOf(category.databaseId)}
        </li>
      ))}
    </ul>
  );
}
