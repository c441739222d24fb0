import { graphql } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { ProductView } from "#components/product/ProductView.tsx";
import { usePageQuery } from "#relay/usePageQuery.ts";
import type { ProductPageQuery } from "#__generated__/ProductPageQuery.graphql.ts";

const pageQuery = graphql`
  query ProductPageQuery($slug: ID!, $reviewsAfter: String, $hasRelated: Boolean = false) {
    ...SiteHeader_query
    ...SiteFooter_query
    product(id: $slug, idType: SLUG) {
      name
      ...ProductView_product
    }
  }
`;

/** Product page. */
export function ProductPage() {
  const { product } = usePageQuery<ProductPageQuery>(pageQuery);
  const { urlPathname } = usePageContext();
  // The key resets the choices and the gallery for another product.
  return product && <ProductView key={urlPathname} product={product} />;
}
