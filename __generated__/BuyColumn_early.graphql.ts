/**
 * @generated SignedSource<<2f922f4f953a4b86e6e55c86e35e43c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BuyColumn_early$data = {
  readonly databaseId: number;
  readonly " $fragmentType": "BuyColumn_early";
};
export type BuyColumn_early$key = {
  readonly " $data"?: BuyColumn_early$data;
  readonly " $fragmentSpreads": FragmentRefs<"BuyColumn_early">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BuyColumn_early",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "databaseId"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "ff94940bd78f101b2f81109c0fc6ffd9";

export default node;
