import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import type { ProductGrid_products$key } from "#__generated__/ProductGrid_products.graphql.ts";
import type { MatchingVariation } from "./matchingVariation.ts";
import { pictureSizes } from "./pictureSizes.ts";
import { ProductCard } from "./ProductCard.tsx";
import styles from "./ProductGrid.module.css";

// Grid of product cards: four columns, three beside facets, two on a phone.

const productsFragment = graphql`
  fragment ProductGrid_products on Product @relay(plural: true) {
    id
    ...ProductCard_product
  }
`;

type ProductGridProps = {
  products: ProductGrid_products$key;
  /** Number of products, from the first, that are visible without scrolling. */
  eager?: number;
  /** Variation to display for a product, by the product's id. */
  matches?: ReadonlyMap<string, MatchingVariation>;
  /** Three columns, beside the facets. */
  isBesideFacets?: boolean;
};

/** Renders a card per product, in the order of `products`. */
export function ProductGrid(props: ProductGridProps) {
  const { products: productKeys, matches, eager = 0, isBesideFacets = false } = props;
  const products = useFragment(productsFragment, productKeys);
  const { isClientSide, isHistoryNavigation } = usePageContext();
  const columns = isBesideFacets ? styles.three : styles.four;
  const isBack = isClientSide && isHistoryNavigation;
  return (
    <ul className={`${styles.grid} ${columns} ${isBack ? styles.fullHeight : ""}`}>
      {products.map((product, place) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            match={matches?.get(product.id)}
            isEager={place < eager}
            sizes={isBesideFacets ? pictureSizes.listing : pictureSizes.row}
          />
        </li>
      ))}
    </ul>
  );
}
