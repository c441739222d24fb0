import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { SetPrice_set$key } from "#__generated__/SetPrice_set.graphql.ts";
import { statedParts } from "#relay/contract/cart/statedParts.ts";
import { LazySetSum } from "./LazySetSum.tsx";
import { t } from "#words/t.ts";

// Price of a grouped product (set) on cards and product pages: the sum of its parts.

const setFragment = graphql`
  fragment SetPrice_set on GroupProduct {
    stated: attributes(first: 100) {
      nodes {
        # eslint-disable-next-line relay/unused-fields -- statedParts reads it
        options
      }
    }
    products(first: 100) {
      nodes {
        # eslint-disable-next-line relay/unused-fields -- statedParts reads it
        name
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

/** Renders the price of all parts, in the quantities of the set, "Set from £72.20". */
export function SetPrice({ set, children }: SetPriceProps) {
  const { products, stated } = useFragment(setFragment, set);
  const parts = statedParts(products?.nodes ?? [], stated?.nodes).map(
    ({ price, raw, purchasable, stockStatus, quantity }) => ({
      price,
      raw,
      purchasable,
      stockStatus,
      quantity,
    }),
  );
  return (
    <LazySetSum parts={parts} textOf={(price) => t("product.setFrom", { price })}>
      {children}
    </LazySetSum>
  );
}
