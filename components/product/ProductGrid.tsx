import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import type { ProductGrid_products$key } from "#__generated__/ProductGrid_products.graphql.ts";
import type { MatchingVariation } from "./matchingVariation.ts";
import { pictureSizes } from "./pictureSizes.ts";
import { ProductCard } from "./ProductCard.tsx";
import styles from "./ProductGrid.module.css";

// Grid of product cards: a row of four, or a listing of three or four columns; two on a phone.

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
  /** `sizes` of its pictures. */
  sizes?: string;
  /** Columns of a listing, of whole pages; else rows of four. */
  isListing?: boolean;
};

/** Renders a card per product, in the order of `products`. */
export function ProductGrid(props: ProductGridProps) {
  const { products: productKeys, matches, eager = 0, sizes, isListing = false } = props;
  const products = useFragment(productsFragment, productKeys);
  const { isClientSide, isHistoryNavigation } = usePageContext();
  const columns = isListing ? styles.listing : styles.four;
  const isBack = isClientSide && isHistoryNavigation;
  return (
    <ul data-part="grid" className={`${styles.grid} ${columns} ${isBack ? styles.fullHeight : ""}`}>
      {products.map((product, place) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            match={matches?.get(product.id)}
            isEager={place < eager}
            sizes={sizes ?? pictureSizes.row}
          />
        </li>
      ))}
    </ul>
  );
}
