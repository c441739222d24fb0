/**
 * @generated SignedSource<<14a183c441d694d26a3a8a4919e1dba2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
import type { FragmentRefs } from "relay-runtime";
export type facetCounts_query$data = {
  readonly firstStats?: {
    readonly " $fragmentSpreads": FragmentRefs<"facetCounts_terms">;
  } | null | undefined;
  readonly priceStats: {
    readonly priceRange: {
      readonly maxPrice: string | null | undefined;
      readonly minPrice: string | null | undefined;
      readonly written: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly ratingStats: {
    readonly ratingCounts: ReadonlyArray<{
      readonly count: number | null | undefined;
      readonly rating: number;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly saleStats: {
    readonly found: number | null | undefined;
  } | null | undefined;
  readonly secondStats?: {
    readonly " $fragmentSpreads": FragmentRefs<"facetCounts_terms">;
  } | null | undefined;
  readonly stockStats: {
    readonly stockStatusCounts: ReadonlyArray<{
      readonly count: number | null | undefined;
      readonly status: StockStatusEnum;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly termStats: {
    readonly " $fragmentSpreads": FragmentRefs<"facetCounts_terms">;
  } | null | undefined;
  readonly thirdStats?: {
    readonly " $fragmentSpreads": FragmentRefs<"facetCounts_terms">;
  } | null | undefined;
  readonly " $fragmentType": "facetCounts_query";
};
export type facetCounts_query$key = {
  readonly " $data"?: facetCounts_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"facetCounts_query">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "facetCounts_query"
};

(node as any).hash = "accdd752ae28b696d128938bd39e25ca";

export default node;
