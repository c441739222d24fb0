/**
 * @generated SignedSource<<93db2b60cdf74ef8ffd376be7bce8abd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
import type { FragmentRefs } from "relay-runtime";
export type CheckoutNotice_cart$data = {
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
  readonly total: string | null | undefined;
  readonly " $fragmentType": "CheckoutNotice_cart";
};
export type CheckoutNotice_cart$key = {
  readonly " $data"?: CheckoutNotice_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutNotice_cart">;
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
  "name": "CheckoutNotice_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "total"
    },
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

(node as any).hash = "ec4740dbe248a3c1e5c1557cd6b4ef8f";

export default node;
