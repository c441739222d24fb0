import { graphql, useFragment } from "react-relay";
import type { Transom_query$key } from "#__generated__/Transom_query.graphql.ts";
import { DepartmentLinks } from "./DepartmentLinks.tsx";
import styles from "./Transom.module.css";

const transomFragment = graphql`
  fragment Transom_query on RootQuery {
    ...DepartmentLinks_query
  }
`;

/** Category nav limit: more links would leave no room for their text. */
const MOST_PANES = 8;

/** Category nav: a row of links to the top-level categories. */
export function Transom(props: { query: Transom_query$key }) {
  const query = useFragment(transomFragment, props.query);
  return (
    <nav aria-label="Departments">
      <DepartmentLinks query={query} limit={MOST_PANES} className={styles.panes} />
    </nav>
  );
}
