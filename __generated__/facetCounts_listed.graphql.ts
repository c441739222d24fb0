/**
 * @generated SignedSource<<575a3f2c6b21d774f9df9413aa825c32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type facetCounts_listed$data = {
  readonly __typename: string;
  readonly price?: string | null | undefined;
  readonly raw?: string | null | undefined;
  readonly " $fragmentType": "facetCounts_listed";
};
export type facetCounts_listed$key = {
  readonly " $data"?: facetCounts_listed$data;
  readonly " $fragmentSpreads": FragmentRefs<"facetCounts_listed">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "facetCounts_listed"
};

(node as any).hash = "507ec8a3bff290122722580f4c57837a";

export default node;
