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
        slug
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

type BestSellersProps = {
  query: BestSellers_query$key | null | undefined;
  /** Slugs of the products that the page lists already. */
  listed?: readonly string[] | undefined;
};

/** Renders the best sellers, if they were fetched, that are not listed already. */
export function BestSellers({ query, listed = [] }: BestSellersProps) {
  const { popular } = useFragment(queryFragment, query ?? null) ?? {};
  const products = popular?.nodes.filter(({ slug }) => !listed.includes(slug ?? "")) ?? [];
  return (
    products.length > 0 && (
      <section className={styles.below}>
        <SectionHeading title={t("product.bestselling")} />
        <ProductGrid products={products} />
      </section>
    )
  );
}
