/**
 * @generated SignedSource<<5fa9602b3bfec5f2f92cabdd55d34459>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductPrice_product$data = {
  readonly metaData: ReadonlyArray<{
    readonly key: string;
    readonly value: string | null | undefined;
  } | null | undefined> | null | undefined;
  readonly onSale: boolean | null | undefined;
  readonly price?: string | null | undefined;
  readonly purchasable: boolean | null | undefined;
  readonly regularPrice?: string | null | undefined;
  readonly " $fragmentType": "ProductPrice_product";
};
export type ProductPrice_product$key = {
  readonly " $data"?: ProductPrice_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPrice_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ProductPrice_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "onSale"
    },
    {
      "kind": "ScalarField",
      "name": "purchasable"
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "keysIn",
          "value": [
            "vitrine_unit_price",
            "vitrine_lowest_price"
          ]
        }
      ],
      "concreteType": "MetaData",
      "kind": "LinkedField",
      "name": "metaData",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "key"
        },
        {
          "kind": "ScalarField",
          "name": "value"
        }
      ],
      "storageKey": "metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"])"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "price"
        },
        {
          "kind": "ScalarField",
          "name": "regularPrice"
        }
      ],
      "type": "ProductWithPricing",
      "abstractKey": "__isProductWithPricing"
    }
  ],
  "type": "ProductUnion",
  "abstractKey": "__isProductUnion"
};

(node as any).hash = "130b7bb2d8700126a625882418d5dea9";

export default node;
