import { graphql, useFragment } from "react-relay";
import type { ProductGrid_products$key } from "#__generated__/ProductGrid_products.graphql.ts";
import { ProductCard } from "./ProductCard.tsx";
import styles from "./ProductGrid.module.css";

const productsFragment = graphql`
  fragment ProductGrid_products on Product @relay(plural: true) {
    id
    ...ProductCard_product
  }
`;

type ProductGridProps = {
  products: ProductGrid_products$key;
  /** How many, from the first, are seen without scrolling. */
  eager?: number;
};

/** The case: things side by side on one shelf, four to a row, two on a phone. */
export function ProductGrid({ products: productKeys, eager = 0 }: ProductGridProps) {
  const products = useFragment(productsFragment, productKeys);
  return (
    <ul className={styles.case}>
      {products.map((product, place) => (
        <li key={product.id}>
          <ProductCard product={product} isEager={place < eager} />
        </li>
      ))}
    </ul>
  );
}
