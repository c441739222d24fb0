/**
 * @generated SignedSource<<36fe04601bd2381a439debb0e4c71ed3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type readCartQuery$variables = Record<PropertyKey, never>;
export type readCartQuery$data = {
  readonly cart: {
    readonly appliedCoupons: ReadonlyArray<{
      readonly code: string;
      readonly discountAmount: string;
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
            readonly name: string | null | undefined;
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
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "key"
},
v3 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v4 = {
  "kind": "ScalarField",
  "name": "total"
},
v5 = {
  "kind": "ScalarField",
  "name": "name"
},
v6 = {
  "kind": "ScalarField",
  "name": "label"
},
v7 = {
  "kind": "ScalarField",
  "name": "slug"
},
v8 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v9 = {
  "kind": "ScalarField",
  "name": "subtotal"
},
v10 = {
  "kind": "ScalarField",
  "name": "subtotalTax"
},
v11 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v12 = {
  "alias": "rawSubtotal",
  "args": (v11/*:: as any*/),
  "kind": "ScalarField",
  "name": "subtotal",
  "storageKey": "subtotal(format:\"RAW\")"
},
v13 = {
  "alias": "rawSubtotalTax",
  "args": (v11/*:: as any*/),
  "kind": "ScalarField",
  "name": "subtotalTax",
  "storageKey": "subtotalTax(format:\"RAW\")"
},
v14 = {
  "kind": "ScalarField",
  "name": "value"
},
v15 = {
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
    }
  ]
},
v16 = {
  "kind": "ScalarField",
  "name": "chosenShippingMethods"
},
v17 = {
  "kind": "ScalarField",
  "name": "id"
},
v18 = {
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
        (v17/*:: as any*/),
        (v6/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "cost"
        }
      ]
    }
  ]
},
v19 = {
  "kind": "ScalarField",
  "name": "discountTotal"
},
v20 = {
  "kind": "ScalarField",
  "name": "discountTax"
},
v21 = {
  "kind": "ScalarField",
  "name": "shippingTotal"
},
v22 = {
  "kind": "ScalarField",
  "name": "shippingTax"
},
v23 = {
  "kind": "ScalarField",
  "name": "feeTotal"
},
v24 = {
  "kind": "ScalarField",
  "name": "feeTax"
},
v25 = {
  "kind": "ScalarField",
  "name": "totalTax"
},
v26 = {
  "kind": "ScalarField",
  "name": "displayPricesIncludeTax"
},
v27 = {
  "kind": "ScalarField",
  "name": "amount"
},
v28 = {
  "kind": "ScalarField",
  "name": "contentsTotal"
},
v29 = {
  "alias": "rawShippingTax",
  "args": (v11/*:: as any*/),
  "kind": "ScalarField",
  "name": "shippingTax",
  "storageKey": "shippingTax(format:\"RAW\")"
},
v30 = {
  "alias": "rawShippingTotal",
  "args": (v11/*:: as any*/),
  "kind": "ScalarField",
  "name": "shippingTotal",
  "storageKey": "shippingTotal(format:\"RAW\")"
},
v31 = {
  "alias": "rawTotal",
  "args": (v11/*:: as any*/),
  "kind": "ScalarField",
  "name": "total",
  "storageKey": "total(format:\"RAW\")"
},
v32 = {
  "alias": "rawFeeTax",
  "args": (v11/*:: as any*/),
  "kind": "ScalarField",
  "name": "feeTax",
  "storageKey": "feeTax(format:\"RAW\")"
},
v33 = {
  "alias": "rawFeeTotal",
  "args": (v11/*:: as any*/),
  "kind": "ScalarField",
  "name": "feeTotal",
  "storageKey": "feeTotal(format:\"RAW\")"
},
v34 = {
  "alias": "rawDiscountTax",
  "args": (v11/*:: as any*/),
  "kind": "ScalarField",
  "name": "discountTax",
  "storageKey": "discountTax(format:\"RAW\")"
},
v35 = {
  "alias": "rawDiscountTotal",
  "args": (v11/*:: as any*/),
  "kind": "ScalarField",
  "name": "discountTotal",
  "storageKey": "discountTotal(format:\"RAW\")"
},
v36 = {
  "alias": "rawContentsTotal",
  "args": (v11/*:: as any*/),
  "kind": "ScalarField",
  "name": "contentsTotal",
  "storageKey": "contentsTotal(format:\"RAW\")"
},
v37 = {
  "kind": "ScalarField",
  "name": "needsShippingAddress"
},
v38 = {
  "args": (v1/*:: as any*/),
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
        (v17/*:: as any*/),
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
v39 = {
  "kind": "ScalarField",
  "name": "__typename"
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
          {
            "args": (v1/*:: as any*/),
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
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
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
                          (v5/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": (v1/*:: as any*/),
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
                                      (v5/*:: as any*/),
                                      (v6/*:: as any*/),
                                      {
                                        "kind": "InlineFragment",
                                        "selections": [
                                          {
                                            "args": (v1/*:: as any*/),
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
                                                  (v7/*:: as any*/),
                                                  (v5/*:: as any*/)
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
                          (v8/*:: as any*/)
                        ]
                      }
                    ]
                  },
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
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
                          (v5/*:: as any*/),
                          (v14/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v8/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "contents(first:100)"
          },
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v18/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          (v25/*:: as any*/),
          (v4/*:: as any*/),
          (v26/*:: as any*/),
          {
            "concreteType": "CartTax",
            "kind": "LinkedField",
            "name": "totalTaxes",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v27/*:: as any*/)
            ]
          },
          (v28/*:: as any*/),
          (v29/*:: as any*/),
          (v30/*:: as any*/),
          (v31/*:: as any*/),
          (v32/*:: as any*/),
          (v33/*:: as any*/),
          (v34/*:: as any*/),
          (v35/*:: as any*/),
          (v36/*:: as any*/),
          (v37/*:: as any*/)
        ],
        "storageKey": "cart(recalculateTotals:true)"
      },
      (v38/*:: as any*/)
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
          {
            "args": (v1/*:: as any*/),
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
                  (v39/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
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
                          (v39/*:: as any*/),
                          (v5/*:: as any*/),
                          (v17/*:: as any*/),
                          {
                            "kind": "TypeDiscriminator",
                            "abstractKey": "__isProduct"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": (v1/*:: as any*/),
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
                                      (v39/*:: as any*/),
                                      (v5/*:: as any*/),
                                      (v6/*:: as any*/),
                                      {
                                        "kind": "InlineFragment",
                                        "selections": [
                                          {
                                            "args": (v1/*:: as any*/),
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
                                                  (v39/*:: as any*/),
                                                  (v7/*:: as any*/),
                                                  (v5/*:: as any*/),
                                                  (v17/*:: as any*/)
                                                ]
                                              }
                                            ],
                                            "storageKey": "terms(first:100)"
                                          }
                                        ],
                                        "type": "GlobalProductAttribute"
                                      },
                                      (v17/*:: as any*/)
                                    ]
                                  }
                                ],
                                "storageKey": "attributes(first:100)"
                              }
                            ],
                            "type": "ProductWithAttributes",
                            "abstractKey": "__isProductWithAttributes"
                          },
                          (v8/*:: as any*/)
                        ]
                      }
                    ]
                  },
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isCartItem"
                  },
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
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
                          (v5/*:: as any*/),
                          (v14/*:: as any*/),
                          (v17/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v39/*:: as any*/),
                          (v8/*:: as any*/),
                          (v17/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "contents(first:100)"
          },
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v18/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          (v25/*:: as any*/),
          (v4/*:: as any*/),
          (v26/*:: as any*/),
          {
            "concreteType": "CartTax",
            "kind": "LinkedField",
            "name": "totalTaxes",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v27/*:: as any*/),
              (v17/*:: as any*/)
            ]
          },
          (v28/*:: as any*/),
          (v29/*:: as any*/),
          (v30/*:: as any*/),
          (v31/*:: as any*/),
          (v32/*:: as any*/),
          (v33/*:: as any*/),
          (v34/*:: as any*/),
          (v35/*:: as any*/),
          (v36/*:: as any*/),
          (v37/*:: as any*/)
        ],
        "storageKey": "cart(recalculateTotals:true)"
      },
      (v38/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "4aa21f32591c85e48bb55ec639e9538a",
    "id": null,
    "metadata": {},
    "name": "readCartQuery",
    "operationKind": "query",
    "text": "query readCartQuery{cart(recalculateTotals:true){contents(first:100){nodes{__typename,key,quantity,total,product{node{__typename,name,id,__isProduct:__typename,...on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:100){nodes{__typename,name,label,...on GlobalProductAttribute{terms(first:100){nodes{__typename,slug,name,id}}},id}}},databaseId}},__isCartItem:__typename,subtotal,subtotalTax,rawSubtotal:subtotal(format:RAW),rawSubtotalTax:subtotalTax(format:RAW),variation{attributes{name,value,id},node{__typename,databaseId,id}}}},appliedCoupons{code,discountAmount},chosenShippingMethods,availableShippingMethods{rates{id,label,cost}},subtotal,subtotalTax,discountTotal,discountTax,shippingTotal,shippingTax,feeTotal,feeTax,totalTax,total,displayPricesIncludeTax,totalTaxes{label,amount,id},contentsTotal,rawShippingTax:shippingTax(format:RAW),rawShippingTotal:shippingTotal(format:RAW),rawTotal:total(format:RAW),rawFeeTax:feeTax(format:RAW),rawFeeTotal:feeTotal(format:RAW),rawDiscountTax:discountTax(format:RAW),rawDiscountTotal:discountTotal(format:RAW),rawContentsTotal:contentsTotal(format:RAW),needsShippingAddress},paymentGateways(first:100){nodes{id,title,description}}}"
  }
};
})();

(node as any).hash = "36917c4ecb9d56231dd0a32a9ef91614";

export default node;
