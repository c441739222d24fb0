import { graphql, useFragment } from "react-relay";
import { useWords } from "#components/page/useShopTexts.ts";
import { SectionHeading } from "#components/ui/SectionHeading.tsx";
import type { RelatedProducts_product$key } from "#__generated__/RelatedProducts_product.graphql.ts";
import { ProductGrid } from "./ProductGrid.tsx";

const relatedFragment = graphql`
  fragment RelatedProducts_product on Product {
    # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the server reads it
    ...selectRelated_product
    upsell(first: 4, where: { visibility: VISIBLE }) {
      nodes {
        ...ProductGrid_products
      }
    }
    related(first: 32, where: { visibility: VISIBLE }) @include(if: $hasRelated) {
      nodes {
        ...ProductGrid_products
      }
    }
  }
`;

/** Rows of a product's upsells and related products, as the server has selected them. */
export function RelatedProducts(props: { product: RelatedProducts_product$key }) {
  const words = useWords();
  const { upsell, related } = useFragment(relatedFragment, props.product);
  return [
    { title: words.upsells, products: upsell?.nodes ?? [] },
    { title: words.related, products: related?.nodes ?? [] },
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
