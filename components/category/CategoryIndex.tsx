import { graphql, useFragment } from "react-relay";
import { useShopTexts, useWords } from "#components/page/useShopTexts.ts";
import { isDefaultCategory } from "#relay/contract/page/defaultCategory.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import type { CategoryIndex_categories$key } from "#__generated__/CategoryIndex_categories.graphql.ts";
import { language } from "#words/language.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./CategoryIndex.module.css";

// Category index of the home and search pages: links in large type, with product counts.

const categoriesFragment = graphql`
  fragment CategoryIndex_categories on ProductCategory @relay(plural: true) {
    databaseId
    parentDatabaseId
    slug
    name
    count
  }
`;

type CategoryIndexProps = {
  categories: CategoryIndex_categories$key;
  /** Total number of products. */
  productCount: number | null | undefined;
};

/**
 * Lists the categories that have products of their own, by name, beside the size of the range. One
 * with subcategories has the number of all their products, or none if a product may be in several.
 */
export function CategoryIndex({ categories, productCount }: CategoryIndexProps) {
  const all = useFragment(categoriesFragment, categories);
  const { range } = useShopTexts();
  const { allProducts } = useWords();
  const parents = new Set(all.map(({ parentDatabaseId }) => parentDatabaseId));
  const inAll = all.reduce((sum, { count }) => sum + (count ?? 0), 0);
  const countOf = (one: (typeof all)[number]): number =>
    all
      .filter(({ parentDatabaseId }) => parentDatabaseId === one.databaseId)
      .reduce((sum, below) => sum + countOf(below), one.count ?? 0);
  const entries = all
    .filter((one) => !isDefaultCategory(one) && (!parents.has(one.databaseId) || one.count))
    .toSorted((a, b) => plainText(a.name).localeCompare(plainText(b.name), language()));
  return (
    <section data-part="categories.index" className={styles.index}>
      <div>
        <h2>{allProducts}</h2>
        {range && (
          <p className={styles.lede}>
            {range
              .replace("{categories}", String(entries.length))
              .replace("{products}", String(productCount ?? t("category.fewProducts")))}
          </p>
        )}
      </div>
      <ul className={styles.names}>
        {entries.map((one) => (
          <li key={one.slug}>
            <a href={localePath(`/category/${one.slug}`)}>
              {plainText(one.name)}
              {(!parents.has(one.databaseId) || inAll === productCount) && (
                <>
                  {"\u00a0"}
                  <span className={styles.count}>{countOf(one)}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
