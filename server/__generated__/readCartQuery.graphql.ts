/**
 * @generated SignedSource<<3f6e9aa51776424ca3dc5aee5e0e31c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
export type readCartQuery$variables = Record<PropertyKey, never>;
export type readCartQuery$data = {
  readonly cart: {
    readonly appliedCoupons: ReadonlyArray<{
      readonly code: string;
      readonly discountAmount: string;
      readonly rawDiscountAmount: string;
      readonly rawDiscountTax: string;
    } | null | undefined> | null | undefined;
    readonly availableShippingMethods: ReadonlyArray<{
      readonly rates: ReadonlyArray<{
        readonly cost: string | null | undefined;
        readonly id: string;
        readonly label: string | null | undefined;
      } | null | undefined> | null | undefined;
    } | null | undefined> | null | undefined;
    readonly chosenShippingMethods: ReadonlyArray<string | null | undefined> | null | undefined;
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
            readonly databaseId: number;
            readonly image: {
              readonly sourceUrl: string | null | undefined;
              readonly srcSet: string | null | undefined;
            } | null | undefined;
            readonly name: string | null | undefined;
            readonly slug: string | null | undefined;
            readonly stockStatus?: StockStatusEnum | null | undefined;
          };
        } | null | undefined;
        readonly quantity: number | null | undefined;
        readonly rawSubtotal: string | null | undefined;
        readonly rawSubtotalTax: string | null | undefined;
        readonly subtotal: string | null | undefined;
        readonly subtotalTax: string | null | undefined;
        readonly total: string | null | undefined;
        readonly variation: {
          readonly attributes: ReadonlyArray<{
            readonly name: string | null | undefined;
            readonly value: string | null | undefined;
          } | null | undefined> | null | undefined;
          readonly node: {
            readonly databaseId: number;
            readonly image: {
              readonly sourceUrl: string | null | undefined;
              readonly srcSet: string | null | undefined;
            } | null | undefined;
            readonly stockStatus: StockStatusEnum | null | undefined;
          };
        } | null | undefined;
      }>;
    } | null | undefined;
    readonly contentsTotal: string | null | undefined;
    readonly discountTax: string | null | undefined;
    readonly discountTotal: string | null | undefined;
    readonly displayPricesIncludeTax: boolean | null | undefined;
    readonly feeTax: string | null | undefined;
    readonly feeTotal: string | null | undefined;
    readonly needsShippingAddress: boolean | null | undefined;
    readonly rawContentsTotal: string | null | undefined;
    readonly rawDiscountTax: string | null | undefined;
    readonly rawDiscountTotal: string | null | undefined;
    readonly rawFeeTax: string | null | undefined;
    readonly rawFeeTotal: string | null | undefined;
    readonly rawShippingTax: string | null | undefined;
    readonly rawShippingTotal: string | null | undefined;
    readonly rawTotal: string | null | undefined;
    readonly shippingTax: string | null | undefined;
    readonly shippingTotal: string | null | undefined;
    readonly subtotal: string | null | undefined;
    readonly subtotalTax: string | null | undefined;
    readonly total: string | null | undefined;
    readonly totalTax: string | null | undefined;
    readonly totalTaxes: ReadonlyArray<{
      readonly amount: string | null | undefined;
      readonly label: string;
    } | null | undefined> | null | undefined;
  } | null | undefined;
  readonly paymentGateways: {
    readonly nodes: ReadonlyArray<{
      readonly description: string | null | undefined;
      readonly id: string;
      readonly title: string | null | undefined;
    }>;
  } | null | undefined;
};
export type readCartQuery = {
  response: readCartQuery$data;
  variables: readCartQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "recalculateTotals",
    "value": true
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "displayPricesIncludeTax"
},
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "total"
},
v4 = {
  "kind": "ScalarField",
  "name": "subtotal"
},
v5 = {
  "kind": "ScalarField",
  "name": "subtotalTax"
},
v6 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v7 = {
  "alias": "rawSubtotal",
  "args": (v6/*:: as any*/),
  "kind": "ScalarField",
  "name": "subtotal",
  "storageKey": "subtotal(format:\"RAW\")"
},
v8 = {
  "alias": "rawSubtotalTax",
  "args": (v6/*:: as any*/),
  "kind": "ScalarField",
  "name": "subtotalTax",
  "storageKey": "subtotalTax(format:\"RAW\")"
},
v9 = {
  "kind": "ScalarField",
  "name": "key"
},
v10 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v11 = {
  "kind": "ScalarField",
  "name": "name"
},
v12 = {
  "kind": "ScalarField",
  "name": "label"
},
v13 = {
  "kind": "ScalarField",
  "name": "slug"
},
v14 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v15 = {
  "kind": "ScalarField",
  "name": "stockStatus"
},
v16 = {
  "kind": "InlineFragment",
  "selections": [
    (v15/*:: as any*/)
  ],
  "type": "InventoriedProduct",
  "abstractKey": "__isInventoriedProduct"
},
v17 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v18 = {
  "kind": "ScalarField",
  "name": "srcSet"
},
v19 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v17/*:: as any*/),
    (v18/*:: as any*/)
  ]
},
v20 = {
  "kind": "ScalarField",
  "name": "value"
},
v21 = {
  "alias": "rawDiscountTax",
  "args": (v6/*:: as any*/),
  "kind": "ScalarField",
  "name": "discountTax",
  "storageKey": "discountTax(format:\"RAW\")"
},
v22 = {
  "concreteType": "AppliedCoupon",
  "kind": "LinkedField",
  "name": "appliedCoupons",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "code"
    },
    {
      "kind": "ScalarField",
      "name": "discountAmount"
    },
    {
      "alias": "rawDiscountAmount",
      "args": (v6/*:: as any*/),
      "kind": "ScalarField",
      "name": "discountAmount",
      "storageKey": "discountAmount(format:\"RAW\")"
    },
    (v21/*:: as any*/)
  ]
},
v23 = {
  "kind": "ScalarField",
  "name": "amount"
},
v24 = {
  "kind": "ScalarField",
  "name": "shippingTax"
},
v25 = {
  "kind": "ScalarField",
  "name": "shippingTotal"
},
v26 = {
  "kind": "ScalarField",
  "name": "totalTax"
},
v27 = {
  "kind": "ScalarField",
  "name": "feeTax"
},
v28 = {
  "kind": "ScalarField",
  "name": "feeTotal"
},
v29 = {
  "kind": "ScalarField",
  "name": "discountTax"
},
v30 = {
  "kind": "ScalarField",
  "name": "discountTotal"
},
v31 = {
  "kind": "ScalarField",
  "name": "contentsTotal"
},
v32 = {
  "alias": "rawShippingTax",
  "args": (v6/*:: as any*/),
  "kind": "ScalarField",
  "name": "shippingTax",
  "storageKey": "shippingTax(format:\"RAW\")"
},
v33 = {
  "alias": "rawShippingTotal",
  "args": (v6/*:: as any*/),
  "kind": "ScalarField",
  "name": "shippingTotal",
  "storageKey": "shippingTotal(format:\"RAW\")"
},
v34 = {
  "alias": "rawTotal",
  "args": (v6/*:: as any*/),
  "kind": "ScalarField",
  "name": "total",
  "storageKey": "total(format:\"RAW\")"
},
v35 = {
  "alias": "rawFeeTax",
  "args": (v6/*:: as any*/),
  "kind": "ScalarField",
  "name": "feeTax",
  "storageKey": "feeTax(format:\"RAW\")"
},
v36 = {
  "alias": "rawFeeTotal",
  "args": (v6/*:: as any*/),
  "kind": "ScalarField",
  "name": "feeTotal",
  "storageKey": "feeTotal(format:\"RAW\")"
},
v37 = {
  "alias": "rawDiscountTotal",
  "args": (v6/*:: as any*/),
  "kind": "ScalarField",
  "name": "discountTotal",
  "storageKey": "discountTotal(format:\"RAW\")"
},
v38 = {
  "alias": "rawContentsTotal",
  "args": (v6/*:: as any*/),
  "kind": "ScalarField",
  "name": "contentsTotal",
  "storageKey": "contentsTotal(format:\"RAW\")"
},
v39 = {
  "kind": "ScalarField",
  "name": "chosenShippingMethods"
},
v40 = {
  "kind": "ScalarField",
  "name": "id"
},
v41 = {
  "concreteType": "ShippingPackage",
  "kind": "LinkedField",
  "name": "availableShippingMethods",
  "plural": true,
  "selections": [
    {
      "concreteType": "ShippingRate",
      "kind": "LinkedField",
      "name": "rates",
      "plural": true,
      "selections": [
        (v40/*:: as any*/),
        (v12/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "cost"
        }
      ]
    }
  ]
},
v42 = {
  "kind": "ScalarField",
  "name": "needsShippingAddress"
},
v43 = {
  "args": (v2/*:: as any*/),
  "concreteType": "RootQueryToPaymentGatewayConnection",
  "kind": "LinkedField",
  "name": "paymentGateways",
  "plural": false,
  "selections": [
    {
      "concreteType": "PaymentGateway",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        (v40/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "title"
        },
        {
          "kind": "ScalarField",
          "name": "description"
        }
      ]
    }
  ],
  "storageKey": "paymentGateways(first:100)"
},
v44 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v45 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v17/*:: as any*/),
    (v18/*:: as any*/),
    (v40/*:: as any*/)
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "readCartQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": (v2/*:: as any*/),
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
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
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
                          (v11/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": (v2/*:: as any*/),
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
                                      (v11/*:: as any*/),
                                      (v12/*:: as any*/),
                                      {
                                        "kind": "InlineFragment",
                                        "selections": [
                                          {
                                            "args": (v2/*:: as any*/),
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
                                                  (v13/*:: as any*/),
                                                  (v11/*:: as any*/)
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
                          (v14/*:: as any*/),
                          (v13/*:: as any*/),
                          (v16/*:: as any*/),
                          (v19/*:: as any*/)
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
                          (v11/*:: as any*/),
                          (v20/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          (v19/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "contents(first:100)"
          },
          (v22/*:: as any*/),
          {
            "concreteType": "CartTax",
            "kind": "LinkedField",
            "name": "totalTaxes",
            "plural": true,
            "selections": [
              (v12/*:: as any*/),
              (v23/*:: as any*/)
            ]
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v24/*:: as any*/),
          (v25/*:: as any*/),
          (v3/*:: as any*/),
          (v26/*:: as any*/),
          (v27/*:: as any*/),
          (v28/*:: as any*/),
          (v29/*:: as any*/),
          (v30/*:: as any*/),
          (v31/*:: as any*/),
          (v32/*:: as any*/),
          (v33/*:: as any*/),
          (v34/*:: as any*/),
          (v35/*:: as any*/),
          (v36/*:: as any*/),
          (v21/*:: as any*/),
          (v37/*:: as any*/),
          (v38/*:: as any*/),
          (v39/*:: as any*/),
          (v41/*:: as any*/),
          (v42/*:: as any*/)
        ],
        "storageKey": "cart(recalculateTotals:true)"
      },
      (v43/*:: as any*/)
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "readCartQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": (v2/*:: as any*/),
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
                  (v44/*:: as any*/),
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isCartItem"
                  },
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
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
                          (v44/*:: as any*/),
                          (v11/*:: as any*/),
                          (v40/*:: as any*/),
                          {
                            "kind": "TypeDiscriminator",
                            "abstractKey": "__isProduct"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": (v2/*:: as any*/),
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
                                      (v44/*:: as any*/),
                                      (v11/*:: as any*/),
                                      (v12/*:: as any*/),
                                      {
                                        "kind": "InlineFragment",
                                        "selections": [
                                          {
                                            "args": (v2/*:: as any*/),
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
                                                  (v44/*:: as any*/),
                                                  (v13/*:: as any*/),
                                                  (v11/*:: as any*/),
                                                  (v40/*:: as any*/)
                                                ]
                                              }
                                            ],
                                            "storageKey": "terms(first:100)"
                                          }
                                        ],
                                        "type": "GlobalProductAttribute"
                                      },
                                      (v40/*:: as any*/)
                                    ]
                                  }
                                ],
                                "storageKey": "attributes(first:100)"
                              }
                            ],
                            "type": "ProductWithAttributes",
                            "abstractKey": "__isProductWithAttributes"
                          },
                          (v14/*:: as any*/),
                          (v13/*:: as any*/),
                          (v16/*:: as any*/),
                          (v45/*:: as any*/)
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
                          (v11/*:: as any*/),
                          (v20/*:: as any*/),
                          (v40/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v44/*:: as any*/),
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          (v45/*:: as any*/),
                          (v40/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "contents(first:100)"
          },
          (v22/*:: as any*/),
          {
            "concreteType": "CartTax",
            "kind": "LinkedField",
            "name": "totalTaxes",
            "plural": true,
            "selections": [
              (v12/*:: as any*/),
              (v23/*:: as any*/),
              (v40/*:: as any*/)
            ]
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v24/*:: as any*/),
          (v25/*:: as any*/),
          (v3/*:: as any*/),
          (v26/*:: as any*/),
          (v27/*:: as any*/),
          (v28/*:: as any*/),
          (v29/*:: as any*/),
          (v30/*:: as any*/),
          (v31/*:: as any*/),
          (v32/*:: as any*/),
          (v33/*:: as any*/),
          (v34/*:: as any*/),
          (v35/*:: as any*/),
          (v36/*:: as any*/),
          (v21/*:: as any*/),
          (v37/*:: as any*/),
          (v38/*:: as any*/),
          (v39/*:: as any*/),
          (v41/*:: as any*/),
          (v42/*:: as any*/)
        ],
        "storageKey": "cart(recalculateTotals:true)"
      },
      (v43/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "fff35ad907ea14f65e8c010248d116b0",
    "id": null,
    "metadata": {},
    "name": "readCartQuery",
    "operationKind": "query",
    "text": "query readCartQuery{cart(recalculateTotals:true){displayPricesIncludeTax,contents(first:100){nodes{__typename,__isCartItem:__typename,total,subtotal,subtotalTax,rawSubtotal:subtotal(format:RAW),rawSubtotalTax:subtotalTax(format:RAW),key,quantity,product{node{__typename,name,id,__isProduct:__typename,...on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:100){nodes{__typename,name,label,...on GlobalProductAttribute{terms(first:100){nodes{__typename,slug,name,id}}},id}}},databaseId,slug,...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},image{sourceUrl,srcSet,id}}},variation{attributes{name,value,id},node{__typename,databaseId,stockStatus,image{sourceUrl,srcSet,id},id}}}},appliedCoupons{code,discountAmount,rawDiscountAmount:discountAmount(format:RAW),rawDiscountTax:discountTax(format:RAW)},totalTaxes{label,amount,id},subtotal,subtotalTax,shippingTax,shippingTotal,total,totalTax,feeTax,feeTotal,discountTax,discountTotal,contentsTotal,rawShippingTax:shippingTax(format:RAW),rawShippingTotal:shippingTotal(format:RAW),rawTotal:total(format:RAW),rawFeeTax:feeTax(format:RAW),rawFeeTotal:feeTotal(format:RAW),rawDiscountTax:discountTax(format:RAW),rawDiscountTotal:discountTotal(format:RAW),rawContentsTotal:contentsTotal(format:RAW),chosenShippingMethods,availableShippingMethods{rates{id,label,cost}},needsShippingAddress},paymentGateways(first:100){nodes{id,title,description}}}"
  }
};
})();

(node as any).hash = "ed2698e492e3066810df285e6db2f292";

export default node;
