import { graphql, useFragment } from "react-relay";
import { SectionHeading } from "#components/ui/SectionHeading.tsx";
import type { BestSellers_query$key } from "#__generated__/BestSellers_query.graphql.ts";
import { ProductGrid } from "./ProductGrid.tsx";
import { t } from "#words/t.ts";
import styles from "./ProductGrid.module.css";

// Row of products below a list or search that has none.

const queryFragment = graphql`
  fragment BestSellers_query on RootQuery {
    popular: products(
      first: 4
      where: {
        visibility: VISIBLE
        status: "publish"
        orderby: [{ field: POPULARITY, order: DESC }]
      }
    ) {
      nodes {
        ...ProductGrid_products
      }
    }
  }
`;

// Fetched on the server for a list without products.
void graphql`
  query BestSellersQuery {
    ...BestSellers_query
  }
`;

/** Renders the best sellers, if they were fetched. */
export function BestSellers(props: { query: BestSellers_query$key | null | undefined }) {
  const { popular } = useFragment(queryFragment, props.query ?? null) ?? {};
  return (
    popular &&
    popular.nodes.length > 0 && (
      <section className={styles.below}>
        <SectionHeading title={t("product.bestselling")} />
        <ProductGrid products={popular.nodes} />
      </section>
    )
  );
}
