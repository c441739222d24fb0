/**
 * @generated SignedSource<<13517175b6e056a13d3567aa3759142e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
import type { FragmentRefs } from "relay-runtime";
export type useShortLines_cart$data = {
  readonly contents: {
    readonly nodes: ReadonlyArray<{
      readonly key: string;
      readonly product: {
        readonly node: {
          readonly attributes?: {
            readonly nodes: ReadonlyArray<{
              readonly label: string | null | undefined;
              readonly name: string | null | undefined;
              readonly terms?: {
                readonly nodes: ReadonlyArray<{
                  readonly name: string | null | undefined;
                  readonly slug: string | null | undefined;
                }>;
              } | null | undefined;
            }>;
          } | null | undefined;
          readonly backordersAllowed?: boolean | null | undefined;
          readonly name: string | null | undefined;
          readonly stockQuantity?: number | null | undefined;
          readonly stockStatus?: StockStatusEnum | null | undefined;
        };
      } | null | undefined;
      readonly quantity: number | null | undefined;
      readonly variation: {
        readonly attributes: ReadonlyArray<{
          readonly name: string | null | undefined;
          readonly value: string | null | undefined;
        } | null | undefined> | null | undefined;
        readonly node: {
          readonly backordersAllowed: boolean | null | undefined;
          readonly stockQuantity: number | null | undefined;
          readonly stockStatus: StockStatusEnum | null | undefined;
        };
      } | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "useShortLines_cart";
};
export type useShortLines_cart$key = {
  readonly " $data"?: useShortLines_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"useShortLines_cart">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "name"
},
v2 = [
  {
    "kind": "ScalarField",
    "name": "stockStatus"
  },
  {
    "kind": "ScalarField",
    "name": "stockQuantity"
  },
  {
    "kind": "ScalarField",
    "name": "backordersAllowed"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useShortLines_cart",
  "selections": [
    {
      "args": (v0/*:: as any*/),
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
                      "selections": [
                        {
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
                                (v1/*:: as any*/),
                                {
                                  "kind": "ScalarField",
                                  "name": "label"
                                },
                                {
                                  "kind": "InlineFragment",
                                  "selections": [
                                    {
                                      "args": (v0/*:: as any*/),
                                      "concreteType": "GlobalProductAttributeToTermNodeConnection",
                                      "kind": "LinkedField",
                                      "name": "terms",
                                      "plural": false,
                                      "selections": [
                                        {
                                          "kind": "LinkedField",
                                          "name": "nodes",
                                          "plural": true,
                                          "selections": [
                                            {
                                              "kind": "ScalarField",
                                              "name": "slug"
                                            },
                                            (v1/*:: as any*/)
                                          ]
                                        }
                                      ],
                                      "storageKey": "terms(first:100)"
                                    }
                                  ],
                                  "type": "GlobalProductAttribute"
                                }
                              ]
                            }
                          ],
                          "storageKey": "attributes(first:100)"
                        }
                      ],
                      "type": "ProductWithAttributes",
                      "abstractKey": "__isProductWithAttributes"
                    },
                    (v1/*:: as any*/),
                    {
                      "kind": "InlineFragment",
                      "selections": (v2/*:: as any*/),
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
                  "concreteType": "VariationAttribute",
                  "kind": "LinkedField",
                  "name": "attributes",
                  "plural": true,
                  "selections": [
                    (v1/*:: as any*/),
                    {
                      "kind": "ScalarField",
                      "name": "value"
                    }
                  ]
                },
                {
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": (v2/*:: as any*/)
                }
              ]
            },
            {
              "kind": "ScalarField",
              "name": "key"
            },
            {
              "kind": "ScalarField",
              "name": "quantity"
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

(node as any).hash = "6a86e9e33936d3a640b05194077ed89c";

export default node;
