import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { SetPrice_set$key } from "#__generated__/SetPrice_set.graphql.ts";
import { LazySetSum } from "./LazySetSum.tsx";

// Price of a grouped product (set) on cards and product pages: the sum of its parts.

const setFragment = graphql`
  fragment SetPrice_set on GroupProduct {
    products(first: 100) {
      nodes {
        purchasable
        ... on ProductWithPricing {
          price
          raw: price(format: RAW)
        }
        ... on InventoriedProduct {
          stockStatus
        }
      }
    }
  }
`;

type SetPriceProps = {
  set: SetPrice_set$key;
  /** Shown where the set's price is not known. */
  children: ReactNode;
};

/** Renders the price of one of each part, "Set from £72.20". */
export function SetPrice({ set, children }: SetPriceProps) {
  const { products } = useFragment(setFragment, set);
  const parts = (products?.nodes ?? []).map(({ price, raw, purchasable, stockStatus }) => ({
    price,
    raw,
    purchasable,
    stockStatus,
  }));
  return (
    <LazySetSum parts={parts} label="Set from " isShort>
      {children}
    </LazySetSum>
  );
}
