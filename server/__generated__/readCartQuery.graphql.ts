/**
 * @generated SignedSource<<b91a894204c70b0908b34ed4ebe609d8>>
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
            readonly databaseId: number;
            readonly name: string | null | undefined;
          };
        } | null | undefined;
        readonly quantity: number | null | undefined;
        readonly total: string | null | undefined;
        readonly variation: {
          readonly attributes: ReadonlyArray<{
            readonly label: string | null | undefined;
            readonly value: string | null | undefined;
          } | null | undefined> | null | undefined;
          readonly node: {
            readonly databaseId: number;
          };
        } | null | undefined;
      }>;
    } | null | undefined;
    readonly discountTax: string | null | undefined;
    readonly discountTotal: string | null | undefined;
    readonly feeTax: string | null | undefined;
    readonly feeTotal: string | null | undefined;
    readonly needsShippingAddress: boolean | null | undefined;
    readonly rawTotal: string | null | undefined;
    readonly shippingTax: string | null | undefined;
    readonly shippingTotal: string | null | undefined;
    readonly subtotal: string | null | undefined;
    readonly subtotalTax: string | null | undefined;
    readonly total: string | null | undefined;
    readonly totalTax: string | null | undefined;
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
  "name": "databaseId"
},
v7 = {
  "kind": "ScalarField",
  "name": "label"
},
v8 = {
  "kind": "ScalarField",
  "name": "value"
},
v9 = {
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
v10 = {
  "kind": "ScalarField",
  "name": "chosenShippingMethods"
},
v11 = {
  "kind": "ScalarField",
  "name": "id"
},
v12 = {
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
        (v11/*:: as any*/),
        (v7/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "cost"
        }
      ]
    }
  ]
},
v13 = {
  "kind": "ScalarField",
  "name": "subtotal"
},
v14 = {
  "kind": "ScalarField",
  "name": "subtotalTax"
},
v15 = {
  "kind": "ScalarField",
  "name": "discountTotal"
},
v16 = {
  "kind": "ScalarField",
  "name": "discountTax"
},
v17 = {
  "kind": "ScalarField",
  "name": "shippingTotal"
},
v18 = {
  "kind": "ScalarField",
  "name": "shippingTax"
},
v19 = {
  "kind": "ScalarField",
  "name": "feeTotal"
},
v20 = {
  "kind": "ScalarField",
  "name": "feeTax"
},
v21 = {
  "kind": "ScalarField",
  "name": "totalTax"
},
v22 = {
  "alias": "rawTotal",
  "args": [
    {
      "kind": "Literal",
      "name": "format",
      "value": "RAW"
    }
  ],
  "kind": "ScalarField",
  "name": "total",
  "storageKey": "total(format:\"RAW\")"
},
v23 = {
  "kind": "ScalarField",
  "name": "needsShippingAddress"
},
v24 = {
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
        (v11/*:: as any*/),
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
v25 = {
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
                          (v6/*:: as any*/)
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
                          (v7/*:: as any*/),
                          (v8/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "contents(first:100)"
          },
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v4/*:: as any*/),
          (v22/*:: as any*/),
          (v23/*:: as any*/)
        ],
        "storageKey": "cart(recalculateTotals:true)"
      },
      (v24/*:: as any*/)
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
                  (v25/*:: as any*/),
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
                          (v25/*:: as any*/),
                          (v5/*:: as any*/),
                          (v11/*:: as any*/),
                          (v6/*:: as any*/)
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
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v11/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v25/*:: as any*/),
                          (v6/*:: as any*/),
                          (v11/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "contents(first:100)"
          },
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v4/*:: as any*/),
          (v22/*:: as any*/),
          (v23/*:: as any*/)
        ],
        "storageKey": "cart(recalculateTotals:true)"
      },
      (v24/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "bcb8e6e9cd33bb70522e2f9771b910fa",
    "id": null,
    "metadata": {},
    "name": "readCartQuery",
    "operationKind": "query",
    "text": "query readCartQuery{cart(recalculateTotals:true){contents(first:100){nodes{__typename,key,quantity,total,product{node{__typename,name,id,databaseId}},variation{attributes{label,value,id},node{__typename,databaseId,id}}}},appliedCoupons{code,discountAmount},chosenShippingMethods,availableShippingMethods{rates{id,label,cost}},subtotal,subtotalTax,discountTotal,discountTax,shippingTotal,shippingTax,feeTotal,feeTax,totalTax,total,rawTotal:total(format:RAW),needsShippingAddress},paymentGateways(first:100){nodes{id,title,description}}}"
  }
};
})();

(node as any).hash = "fa3f6b967c6a56b45b9a59b9db1dde6b";

export default node;
