import { graphql } from "react-relay";

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

/** Whether something that a page shows of a product is another now. */
export const hasChanged = (shown: Offer, current: Offer): boolean =>
  shown.slug === current.slug &&
  (isOther(shown.price, current.price) ||
    isOther(shown.regularPrice, current.regularPrice) ||
    isOther(shown.onSale, current.onSale) ||
    isOther(shown.stockStatus, current.stockStatus));
