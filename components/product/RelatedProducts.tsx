import { graphql, useFragment } from "react-relay";
import { SectionHeading } from "#components/ui/SectionHeading.tsx";
import type { RelatedProducts_product$key } from "#__generated__/RelatedProducts_product.graphql.ts";
import { ProductGrid } from "./ProductGrid.tsx";

const relatedFragment = graphql`
  fragment RelatedProducts_product on Product {
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

/** One row of other things: those the merchant put beside this one first, then its like. */
export function RelatedProducts(props: { product: RelatedProducts_product$key }) {
  const { upsell, related } = useFragment(relatedFragment, props.product);
  const all = [...(upsell?.nodes ?? []), ...(related?.nodes ?? [])];
  const products = all
    .filter(({ id }, place) => all.findIndex((other) => other.id === id) === place)
    .slice(0, 4);
  if (products.length === 0) return null;
  return (
    <section>
      <SectionHeading title="Sits well with" />
      <ProductGrid products={products} />
    </section>
  );
}
