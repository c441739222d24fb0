/**
 * @generated SignedSource<<8bc00ef379825209fcedc501db710afd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type reportSetupQuery$variables = {
  never: boolean;
};
export type reportSetupQuery$data = {
  readonly cart?: {
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
        } | null | undefined;
      }>;
    } | null | undefined;
    readonly contentsTotal: string | null | undefined;
    readonly discountTax: string | null | undefined;
    readonly discountTotal: string | null | undefined;
    readonly displayPricesIncludeTax: boolean | null | undefined;
    readonly feeTax: string | null | undefined;
    readonly feeTotal: string | null | undefined;
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
  readonly products: {
    readonly nodes: ReadonlyArray<{
      readonly image: {
        readonly sourceUrl: string | null | undefined;
      } | null | undefined;
      readonly uri: string | null | undefined;
    }>;
  } | null | undefined;
};
export type reportSetupQuery = {
  response: reportSetupQuery$data;
  variables: reportSetupQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "never"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  },
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "orderby": [
        {
          "field": "DATE",
          "order": "DESC"
        }
      ],
      "status": "publish",
      "visibility": "VISIBLE"
    }
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "uri"
},
v3 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v4 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v5 = {
  "kind": "ScalarField",
  "name": "key"
},
v6 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v7 = {
  "kind": "ScalarField",
  "name": "total"
},
v8 = {
  "kind": "ScalarField",
  "name": "name"
},
v9 = {
  "kind": "ScalarField",
  "name": "label"
},
v10 = {
  "kind": "ScalarField",
  "name": "slug"
},
v11 = {
  "kind": "ScalarField",
  "name": "subtotal"
},
v12 = {
  "kind": "ScalarField",
  "name": "subtotalTax"
},
v13 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v14 = {
  "alias": "rawSubtotal",
  "args": (v13/*:: as any*/),
  "kind": "ScalarField",
  "name": "subtotal",
  "storageKey": "subtotal(format:\"RAW\")"
},
v15 = {
  "alias": "rawSubtotalTax",
  "args": (v13/*:: as any*/),
  "kind": "ScalarField",
  "name": "subtotalTax",
  "storageKey": "subtotalTax(format:\"RAW\")"
},
v16 = {
  "kind": "ScalarField",
  "name": "value"
},
v17 = {
  "alias": "rawDiscountTax",
  "args": (v13/*:: as any*/),
  "kind": "ScalarField",
  "name": "discountTax",
  "storageKey": "discountTax(format:\"RAW\")"
},
v18 = {
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
      "args": (v13/*:: as any*/),
      "kind": "ScalarField",
      "name": "discountAmount",
      "storageKey": "discountAmount(format:\"RAW\")"
    },
    (v17/*:: as any*/)
  ]
},
v19 = {
  "kind": "ScalarField",
  "name": "chosenShippingMethods"
},
v20 = {
  "kind": "ScalarField",
  "name": "id"
},
v21 = {
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
        (v20/*:: as any*/),
        (v9/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "cost"
        }
      ]
    }
  ]
},
v22 = {
  "kind": "ScalarField",
  "name": "discountTotal"
},
v23 = {
  "kind": "ScalarField",
  "name": "discountTax"
},
v24 = {
  "kind": "ScalarField",
  "name": "shippingTotal"
},
v25 = {
  "kind": "ScalarField",
  "name": "shippingTax"
},
v26 = {
  "kind": "ScalarField",
  "name": "feeTotal"
},
v27 = {
  "kind": "ScalarField",
  "name": "feeTax"
},
v28 = {
  "kind": "ScalarField",
  "name": "totalTax"
},
v29 = {
  "kind": "ScalarField",
  "name": "displayPricesIncludeTax"
},
v30 = {
  "kind": "ScalarField",
  "name": "amount"
},
v31 = {
  "kind": "ScalarField",
  "name": "contentsTotal"
},
v32 = {
  "alias": "rawShippingTax",
  "args": (v13/*:: as any*/),
  "kind": "ScalarField",
  "name": "shippingTax",
  "storageKey": "shippingTax(format:\"RAW\")"
},
v33 = {
  "alias": "rawShippingTotal",
  "args": (v13/*:: as any*/),
  "kind": "ScalarField",
  "name": "shippingTotal",
  "storageKey": "shippingTotal(format:\"RAW\")"
},
v34 = {
  "alias": "rawTotal",
  "args": (v13/*:: as any*/),
  "kind": "ScalarField",
  "name": "total",
  "storageKey": "total(format:\"RAW\")"
},
v35 = {
  "alias": "rawFeeTax",
  "args": (v13/*:: as any*/),
  "kind": "ScalarField",
  "name": "feeTax",
  "storageKey": "feeTax(format:\"RAW\")"
},
v36 = {
  "alias": "rawFeeTotal",
  "args": (v13/*:: as any*/),
  "kind": "ScalarField",
  "name": "feeTotal",
  "storageKey": "feeTotal(format:\"RAW\")"
},
v37 = {
  "alias": "rawDiscountTotal",
  "args": (v13/*:: as any*/),
  "kind": "ScalarField",
  "name": "discountTotal",
  "storageKey": "discountTotal(format:\"RAW\")"
},
v38 = {
  "alias": "rawContentsTotal",
  "args": (v13/*:: as any*/),
  "kind": "ScalarField",
  "name": "contentsTotal",
  "storageKey": "contentsTotal(format:\"RAW\")"
},
v39 = {
  "kind": "ScalarField",
  "name": "__typename"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "reportSetupQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ]
              }
            ]
          }
        ],
        "storageKey": "products(first:5,where:{\"orderby\":[{\"field\":\"DATE\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
      },
      {
        "condition": "never",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              {
                "args": (v4/*:: as any*/),
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
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
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
                              (v8/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "args": (v4/*:: as any*/),
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
                                          (v8/*:: as any*/),
                                          (v9/*:: as any*/),
                                          {
                                            "kind": "InlineFragment",
                                            "selections": [
                                              {
                                                "args": (v4/*:: as any*/),
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
                                                      (v10/*:: as any*/),
                                                      (v8/*:: as any*/)
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
                              }
                            ]
                          }
                        ]
                      },
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
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
                              (v8/*:: as any*/),
                              (v16/*:: as any*/)
                            ]
                          }
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "contents(first:100)"
              },
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v21/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              (v7/*:: as any*/),
              (v29/*:: as any*/),
              {
                "concreteType": "CartTax",
                "kind": "LinkedField",
                "name": "totalTaxes",
                "plural": true,
                "selections": [
                  (v9/*:: as any*/),
                  (v30/*:: as any*/)
                ]
              },
              (v31/*:: as any*/),
              (v32/*:: as any*/),
              (v33/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              (v17/*:: as any*/),
              (v37/*:: as any*/),
              (v38/*:: as any*/)
            ]
          }
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "reportSetupQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v39/*:: as any*/),
              (v2/*:: as any*/),
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v20/*:: as any*/)
                ]
              },
              (v20/*:: as any*/)
            ]
          }
        ],
        "storageKey": "products(first:5,where:{\"orderby\":[{\"field\":\"DATE\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
      },
      {
        "condition": "never",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              {
                "args": (v4/*:: as any*/),
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
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
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
                              (v8/*:: as any*/),
                              (v20/*:: as any*/),
                              {
                                "kind": "TypeDiscriminator",
                                "abstractKey": "__isProduct"
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "args": (v4/*:: as any*/),
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
                                          (v8/*:: as any*/),
                                          (v9/*:: as any*/),
                                          {
                                            "kind": "InlineFragment",
                                            "selections": [
                                              {
                                                "args": (v4/*:: as any*/),
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
                                                      (v10/*:: as any*/),
                                                      (v8/*:: as any*/),
                                                      (v20/*:: as any*/)
                                                    ]
                                                  }
                                                ],
                                                "storageKey": "terms(first:100)"
                                              }
                                            ],
                                            "type": "GlobalProductAttribute"
                                          },
                                          (v20/*:: as any*/)
                                        ]
                                      }
                                    ],
                                    "storageKey": "attributes(first:100)"
                                  }
                                ],
                                "type": "ProductWithAttributes",
                                "abstractKey": "__isProductWithAttributes"
                              }
                            ]
                          }
                        ]
                      },
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isCartItem"
                      },
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
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
                              (v8/*:: as any*/),
                              (v16/*:: as any*/),
                              (v20/*:: as any*/)
                            ]
                          }
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "contents(first:100)"
              },
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v21/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              (v7/*:: as any*/),
              (v29/*:: as any*/),
              {
                "concreteType": "CartTax",
                "kind": "LinkedField",
                "name": "totalTaxes",
                "plural": true,
                "selections": [
                  (v9/*:: as any*/),
                  (v30/*:: as any*/),
                  (v20/*:: as any*/)
                ]
              },
              (v31/*:: as any*/),
              (v32/*:: as any*/),
              (v33/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              (v17/*:: as any*/),
              (v37/*:: as any*/),
              (v38/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "9a468906d942d540332bd56847dc39f9",
    "id": null,
    "metadata": {},
    "name": "reportSetupQuery",
    "operationKind": "query",
    "text": "query reportSetupQuery($never:Boolean!){products(first:5,where:{visibility:VISIBLE,status:\"publish\",orderby:[{field:DATE,order:DESC}]}){nodes{__typename,uri,image{sourceUrl,id},id}},cart@include(if:$never){contents(first:100){nodes{__typename,key,quantity,total,product{node{__typename,name,id,__isProduct:__typename,...on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:100){nodes{__typename,name,label,...on GlobalProductAttribute{terms(first:100){nodes{__typename,slug,name,id}}},id}}}}},__isCartItem:__typename,subtotal,subtotalTax,rawSubtotal:subtotal(format:RAW),rawSubtotalTax:subtotalTax(format:RAW),variation{attributes{name,value,id}}}},appliedCoupons{code,discountAmount,rawDiscountAmount:discountAmount(format:RAW),rawDiscountTax:discountTax(format:RAW)},chosenShippingMethods,availableShippingMethods{rates{id,label,cost}},subtotal,subtotalTax,discountTotal,discountTax,shippingTotal,shippingTax,feeTotal,feeTax,totalTax,total,displayPricesIncludeTax,totalTaxes{label,amount,id},contentsTotal,rawShippingTax:shippingTax(format:RAW),rawShippingTotal:shippingTotal(format:RAW),rawTotal:total(format:RAW),rawFeeTax:feeTax(format:RAW),rawFeeTotal:feeTotal(format:RAW),rawDiscountTax:discountTax(format:RAW),rawDiscountTotal:discountTotal(format:RAW),rawContentsTotal:contentsTotal(format:RAW)}}"
  }
};
})();

(node as any).hash = "e6b1f3f81325abc648f6a85e112968c3";

export default node;
