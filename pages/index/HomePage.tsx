import { graphql } from "react-relay";
import { DepartmentIndex } from "#components/category/DepartmentIndex.tsx";
import { ShopWindow } from "#components/layout/ShopWindow.tsx";
import { ProductGrid } from "#components/product/ProductGrid.tsx";
import { SectionHeading } from "#components/ui/SectionHeading.tsx";
import { usePageQuery } from "#relay/usePageQuery.ts";
import type { HomePageQuery } from "#__generated__/HomePageQuery.graphql.ts";
import styles from "./HomePage.module.css";

const pageQuery = graphql`
  query HomePageQuery {
    ...SiteHeader_query
    ...SiteFooter_query
    ...ShopWindow_query
    newest: products(
      first: 8
      where: { visibility: VISIBLE, orderby: [{ field: DATE, order: DESC }] }
    ) {
      found
      nodes {
        ...ProductGrid_products
      }
    }
    reduced: products(
      first: 4
      where: { visibility: VISIBLE, onSale: true, orderby: [{ field: POPULARITY, order: DESC }] }
    ) {
      nodes {
        ...ProductGrid_products
      }
    }
    shelves: productCategories(first: 100, where: { hideEmpty: true }) {
      nodes {
        ...DepartmentIndex_categories
      }
    }
  }
`;

/** The front of the shop: its window, what is new, every shelf by name, what costs less. */
export function HomePage() {
  const data = usePageQuery<HomePageQuery>(pageQuery);
  const { newest, reduced, shelves } = data;
  return (
    <>
      <ShopWindow query={data} />
      <div className={`room ${styles.sections}`}>
        {newest && newest.nodes.length > 0 && (
          <section>
            <SectionHeading
              title="On the shelf this week"
              link={{ href: "/products", words: `All ${newest.found ?? ""} things` }}
            />
            <ProductGrid products={newest.nodes} />
          </section>
        )}
        <DepartmentIndex categories={shelves?.nodes ?? []} things={newest?.found} />
        {reduced && reduced.nodes.length > 0 && (
          <section>
            <SectionHeading title="Less than it was" />
            <ProductGrid products={reduced.nodes} />
          </section>
        )}
      </div>
    </>
  );
}
