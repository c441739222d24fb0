import { graphql, useFragment } from "react-relay";
import { Price } from "#components/ui/Price.tsx";
import type { ProductPrice_product$key } from "#__generated__/ProductPrice_product.graphql.ts";
import { t } from "#words/t.ts";

const priceFragment = graphql`
  fragment ProductPrice_product on ProductUnion {
    onSale
    purchasable
    ... on ProductWithPricing {
      price
      regularPrice
    }
  }
`;

/** Price of a product or of one of its variations. */
export function ProductPrice(props: { product: ProductPrice_product$key; isOnCard?: boolean }) {
  const { onSale, purchasable, price, regularPrice } = useFragment(priceFragment, props.product);
  const { isOnCard = false } = props;
  // The backend returns no price for a free product, nor for one that cannot be bought.
  const shown = price || (purchasable ? t("product.free") : null);
  return <Price price={shown} regularPrice={regularPrice} isOnSale={onSale} isOnCard={isOnCard} />;
}
