/**
 * @generated SignedSource<<4ee753fa50b75576bc50a33b54d9881c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
import type { FragmentRefs } from "relay-runtime";
export type CartPromises_cart$data = {
  readonly appliedCoupons: ReadonlyArray<{
    readonly code: string;
  } | null | undefined> | null | undefined;
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
  readonly needsShippingAddress: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useCartTotals_cart">;
  readonly " $fragmentType": "CartPromises_cart";
};
export type CartPromises_cart$key = {
  readonly " $data"?: CartPromises_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartPromises_cart">;
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
  "name": "CartPromises_cart",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "useCartTotals_cart"
    },
    {
      "kind": "ScalarField",
      "name": "needsShippingAddress"
    },
    {
      "concreteType": "AppliedCoupon",
      "kind": "LinkedField",
      "name": "appliedCoupons",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "code"
        }
      ]
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

(node as any).hash = "23c729ba51f46b6c67a489b4e080197b";

export default node;
