import { graphql, useFragment } from "react-relay";
import { plainText } from "#components/ui/plainText.ts";
import type { CategoryIndex_categories$key } from "#__generated__/CategoryIndex_categories.graphql.ts";
import styles from "./CategoryIndex.module.css";

const categoriesFragment = graphql`
  fragment CategoryIndex_categories on ProductCategory @relay(plural: true) {
    databaseId
    parentDatabaseId
    slug
    name
    count
  }
`;

type DepartmentIndexProps = {
  categories: CategoryIndex_categories$key;
  /** How many things the shop keeps in all. */
  things: number | null | undefined;
};

/** Every shelf of the shop by its name, in the sign-writer's hand, with what lies on it. */
export function CategoryIndex({ categories, things }: DepartmentIndexProps) {
  const all = useFragment(categoriesFragment, categories);
  const parents = new Set(all.map(({ parentDatabaseId }) => parentDatabaseId));
  const shelves = all
    .filter(({ databaseId }) => !parents.has(databaseId))
    .toSorted((a, b) => plainText(a.name).localeCompare(plainText(b.name), "en"));
  return (
    <section className={styles.index}>
      <div>
        <h2>Everything we keep</h2>
        <p className={styles.lede}>
          {shelves.length} shelves, {things ?? "a few"} things. Small enough to know all of them.
        </p>
      </div>
      <ul className={styles.names}>
        {shelves.map(({ slug, name, count }) => (
          <li key={slug}>
            <a href={`/category/${slug}`}>
              {plainText(name)}
              {"\u00a0"}
              <span className={styles.count}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
