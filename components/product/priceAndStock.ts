import { graphql } from "react-relay";
import { displayedPrices } from "./displayedPrices.ts";
import type { PriceAndStock } from "./displayedPrices.ts";

// Comparison of displayed prices and stock with refetched ones.

// Fields that lists display of a product and that may be outdated; cards read them in the store.
void graphql`
  fragment priceAndStock_product on Product {
    slug
    onSale
    ... on ProductWithPricing {
      price
      regularPrice
    }
    ... on InventoriedProduct {
      stockStatus
    }
  }
`;

const isDifferent = (shown: unknown, current: unknown) => shown !== undefined && shown !== current;

type ComparedFields = Omit<PriceAndStock, "slug">;

/** True if a displayed field has another value now. */
export const hasChanged = (shown: ComparedFields, current: ComparedFields): boolean =>
  isDifferent(shown.price, current.price) ||
  isDifferent(shown.regularPrice, current.regularPrice) ||
  isDifferent(shown.onSale, current.onSale) ||
  isDifferent(shown.stockStatus, current.stockStatus);

/** True if a displayed field of some product has another value in the response. */
export const haveChanged = (
  shown: ReadonlyMap<string, PriceAndStock>,
  response: unknown,
): boolean =>
  [...displayedPrices(response).values()].some((current) => {
    const before = shown.get(current.slug);
    return before !== undefined && hasChanged(before, current);
  });
