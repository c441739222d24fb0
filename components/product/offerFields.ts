import { graphql } from "react-relay";
import { shownOffers } from "./shownOffers.ts";

// What lists show of a product and what may be wrong by now. It lands in the store, where cards look.
void graphql`
  fragment offerFields_product on Product {
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

/** What a list shows of a product, by the names of its query's fields. */
export type Offer = {
  slug: string;
  price?: string | null;
  regularPrice?: string | null;
  onSale?: boolean | null;
  stockStatus?: string | null;
};

const isOther = (shown: unknown, current: unknown) => shown !== undefined && shown !== current;

const hasChanged = (shown: Offer, current: Offer): boolean =>
  isOther(shown.price, current.price) ||
  isOther(shown.regularPrice, current.regularPrice) ||
  isOther(shown.onSale, current.onSale) ||
  isOther(shown.stockStatus, current.stockStatus);

/** Whether something that was shown of a product is another in an answer. */
export const haveChanged = (shown: ReadonlyMap<string, Offer>, answer: unknown): boolean =>
  [...shownOffers(answer).values()].some((current) => {
    const before = shown.get(current.slug);
    return before !== undefined && hasChanged(before, current);
  });
