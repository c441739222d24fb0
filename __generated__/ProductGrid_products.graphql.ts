/**
 * @generated SignedSource<<65bcf4b96e52ea0386cd18e202f0dc7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductGrid_products$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product">;
  readonly " $fragmentType": "ProductGrid_products";
}>;
export type ProductGrid_products$key = ReadonlyArray<{
  readonly " $data"?: ProductGrid_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProductGrid_products",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "FragmentSpread",
      "name": "ProductCard_product"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "9577895618139d41794eb602ab393947";

export default node;
