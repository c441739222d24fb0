import { graphql, useFragment } from "react-relay";
import { Price } from "#components/ui/Price.tsx";
import type { ProductPrice_product$key } from "#__generated__/ProductPrice_product.graphql.ts";
import { priceNotes } from "#relay/contract/page/priceNotes.ts";
import { t } from "#words/t.ts";

const priceFragment = graphql`
  fragment ProductPrice_product on ProductUnion {
    onSale
    purchasable
    metaData(keysIn: ["vitrine_unit_price", "vitrine_lowest_price"]) {
      # eslint-disable-next-line relay/unused-fields -- priceNotes reads it
      key
      # eslint-disable-next-line relay/unused-fields -- priceNotes reads it
      value
    }
    ... on ProductWithPricing {
      price
      regularPrice
    }
  }
`;

type ProductPriceProps = {
  product: ProductPrice_product$key;
  isOnCard?: boolean;
  /** True where the price per unit and the lowest price before a sale are below the price. */
  isNoted?: boolean;
};

/** Price of a product or of one of its variations, with the backend's notes on it. */
export function ProductPrice({ product, isOnCard = false, isNoted = isOnCard }: ProductPriceProps) {
  const fields = useFragment(priceFragment, product);
  const { onSale, purchasable, price, regularPrice, metaData } = fields;
  // The backend returns no price for a free product, nor for one that cannot be bought.
  const shown = price || (purchasable ? t("product.free") : null);
  const notes = isNoted && price ? priceNotes(metaData, onSale) : [];
  const prices = { price: shown, regularPrice, isOnSale: onSale, notes };
  return <Price {...prices} isOnCard={isOnCard} />;
}
