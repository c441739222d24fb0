import { graphql, useFragment } from "react-relay";
import { SectionHeading } from "#components/ui/SectionHeading.tsx";
import type { RelatedProducts_product$key } from "#__generated__/RelatedProducts_product.graphql.ts";
import { ProductGrid } from "./ProductGrid.tsx";

const relatedFragment = graphql`
  fragment RelatedProducts_product on Product {
    id
    upsell(first: 4) {
      nodes {
        ... on Product {
          id
          ...ProductGrid_products
        }
      }
    }
    related(first: 4) {
      nodes {
        ... on Product {
          id
          ...ProductGrid_products
        }
      }
    }
  }
`;

/** Rows of a product's upsells and related products, without duplicates. */
export function RelatedProducts(props: { product: RelatedProducts_product$key }) {
  const { id, upsell, related } = useFragment(relatedFragment, props.product);
  const upsells = upsell?.nodes.filter((product) => product.id !== id) ?? [];
  const excluded = new Set([id, ...upsells.map((product) => product.id)]);
  const relatedProducts = related?.nodes.filter((product) => !excluded.has(product.id)) ?? [];
  return [
    { title: "Sits well with", products: upsells },
    { title: "You might also like", products: relatedProducts },
  ].map(
    ({ title, products }) =>
      products.length > 0 && (
        <section key={title}>
          <SectionHeading title={title} />
          <ProductGrid products={products} />
        </section>
      ),
  );
}
