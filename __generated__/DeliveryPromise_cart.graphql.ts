/**
 * @generated SignedSource<<d9344adf67aa6f8e575b3ac3205131cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryPromise_cart$data = {
  readonly chosenShippingMethods: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly contents: {
    readonly nodes: ReadonlyArray<{
      readonly product: {
        readonly node: {
          readonly stockStatus?: StockStatusEnum | null | undefined;
        };
      } | null | undefined;
      readonly variation: {
        readonly node: {
          readonly stockStatus: StockStatusEnum | null | undefined;
        };
      } | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "DeliveryPromise_cart";
};
export type DeliveryPromise_cart$key = {
  readonly " $data"?: DeliveryPromise_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryPromise_cart">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "ScalarField",
    "name": "stockStatus"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "DeliveryPromise_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "chosenShippingMethods"
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "CartToCartItemConnection",
      "kind": "LinkedField",
      "name": "contents",
      "plural": false,
      "selections": [
        {
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "concreteType": "CartItemToProductConnectionEdge",
              "kind": "LinkedField",
              "name": "product",
              "plural": false,
              "selections": [
                {
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "InlineFragment",
                      "selections": (v0/*:: as any*/),
                      "type": "InventoriedProduct",
                      "abstractKey": "__isInventoriedProduct"
                    }
                  ]
                }
              ]
            },
            {
              "concreteType": "CartItemToProductVariationConnectionEdge",
              "kind": "LinkedField",
              "name": "variation",
              "plural": false,
              "selections": [
                {
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": (v0/*:: as any*/)
                }
              ]
            }
          ]
        }
      ],
      "storageKey": "contents(first:100)"
    }
  ],
  "type": "Cart"
};
})();

(node as any).hash = "af920089745a7ad81f7d00eb9e8ae6c9";

export default node;
