/**
 * @generated SignedSource<<63bfee80908db8a4dfc0d014158d4f57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ProductAttributeEnum = "PA_COLOR" | "PA_SIZE";
import type { FragmentRefs } from "relay-runtime";
export type facetCounts_terms$data = {
  readonly attributeCounts: ReadonlyArray<{
    readonly name: string;
    readonly slug: ProductAttributeEnum;
    readonly terms: ReadonlyArray<{
      readonly count: number | null | undefined;
      readonly node: {
        readonly description: string | null | undefined;
        readonly name: string | null | undefined;
        readonly slug: string | null | undefined;
      } | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined> | null | undefined;
  readonly " $fragmentType": "facetCounts_terms";
};
export type facetCounts_terms$key = {
  readonly " $data"?: facetCounts_terms$data;
  readonly " $fragmentSpreads": FragmentRefs<"facetCounts_terms">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "facetCounts_terms"
};

(node as any).hash = "bbf794359659e53dd2f9b6a7f0073119";

export default node;
