/**
 * @generated SignedSource<<708a25bbd29b63bd0e89a47db835c614>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
import type { FragmentRefs } from "relay-runtime";
export type SetPrice_set$data = {
  readonly products: {
    readonly nodes: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly price?: string | null | undefined;
      readonly purchasable: boolean | null | undefined;
      readonly raw?: string | null | undefined;
      readonly stockStatus?: StockStatusEnum | null | undefined;
    }>;
  } | null | undefined;
  readonly stated: {
    readonly nodes: ReadonlyArray<{
      readonly options: ReadonlyArray<string | null | undefined> | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "SetPrice_set";
};
export type SetPrice_set$key = {
  readonly " $data"?: SetPrice_set$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetPrice_set">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SetPrice_set",
  "selections": [
    {
      "alias": "stated",
      "args": (v0/*:: as any*/),
      "concreteType": "ProductWithAttributesToProductAttributeConnection",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "options"
            }
          ]
        }
      ],
      "storageKey": "attributes(first:100)"
    },
    {
      "args": (v0/*:: as any*/),
      "concreteType": "GroupProductToProductUnionConnection",
      "kind": "LinkedField",
      "name": "products",
      "plural": false,
      "selections": [
        {
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "name"
            },
            {
              "kind": "ScalarField",
              "name": "purchasable"
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "price"
                },
                {
                  "alias": "raw",
                  "args": [
                    {
                      "kind": "Literal",
                      "name": "format",
                      "value": "RAW"
                    }
                  ],
                  "kind": "ScalarField",
                  "name": "price",
                  "storageKey": "price(format:\"RAW\")"
                }
              ],
              "type": "ProductWithPricing",
              "abstractKey": "__isProductWithPricing"
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "stockStatus"
                }
              ],
              "type": "InventoriedProduct",
              "abstractKey": "__isInventoriedProduct"
            }
          ]
        }
      ],
      "storageKey": "products(first:100)"
    }
  ],
  "type": "GroupProduct"
};
})();

(node as any).hash = "d8c719ffc7436bc5c96920d4aae5782c";

export default node;
