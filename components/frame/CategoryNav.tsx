import { graphql, useFragment } from "react-relay";
import type { CategoryNav_query$key } from "#__generated__/CategoryNav_query.graphql.ts";
import { TopCategoryLinks } from "./TopCategoryLinks.tsx";
import { useWords } from "#components/page/useShopTexts.ts";
import styles from "./CategoryNav.module.css";

// Category nav of header and hero: a row of links to the top-level categories.

const navFragment = graphql`
  fragment CategoryNav_query on RootQuery {
    ...TopCategoryLinks_query
  }
`;

/** Category nav limit: more links would leave no room for their text. */
const MAX_LINKS = 8;

/** Renders the first categories in menu order, up to the limit. */
export function CategoryNav(props: { query: CategoryNav_query$key }) {
  const query = useFragment(navFragment, props.query);
  const { departments } = useWords();
  return (
    <nav data-part="categories" aria-label={departments}>
      <TopCategoryLinks query={query} limit={MAX_LINKS} className={styles.links} />
    </nav>
  );
}
