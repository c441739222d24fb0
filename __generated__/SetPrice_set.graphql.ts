/**
 * @generated SignedSource<<5ff9653b192d4f57abe0b4985e3dac09>>
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
      readonly price?: string | null | undefined;
      readonly purchasable: boolean | null | undefined;
      readonly raw?: string | null | undefined;
      readonly stockStatus?: StockStatusEnum | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "SetPrice_set";
};
export type SetPrice_set$key = {
  readonly " $data"?: SetPrice_set$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetPrice_set">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SetPrice_set",
  "selections": [
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
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

(node as any).hash = "a16cad8f7d36ba3d55ed1e681d1b9c8b";

export default node;
