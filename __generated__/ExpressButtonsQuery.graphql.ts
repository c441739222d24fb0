/**
 * @generated SignedSource<<3e75a821bdf61ffff670c05cf416e7af>>
 * @relayHash e26369e67252481f55f01bfcbb32796b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99fc7dd16dd03132d317e15f0bb21870ebc6d2a2f63fe6848e2c74a2d8d511ac

import type { ConcreteRequest } from 'relay-runtime';
export type ExpressButtonsQuery$variables = Record<PropertyKey, never>;
export type ExpressButtonsQuery$data = {
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
        readonly rawCost: string | null | undefined;
      } | null | undefined> | null | undefined;
    } | null | undefined> | null | undefined;
    readonly chosenShippingMethods: ReadonlyArray<string | null | undefined> | null | undefined;
    readonly contents: {
      readonly nodes: ReadonlyArray<{
        readonly key: string;
        readonly product: {
          readonly node: {
            readonly name: string | null | undefined;
          };
        } | null | undefined;
        readonly quantity: number | null | undefined;
        readonly rawSubtotal: string | null | undefined;
        readonly rawSubtotalTax: string | null | undefined;
        readonly subtotal: string | null | undefined;
        readonly subtotalTax: string | null | undefined;
        readonly total: string | null | undefined;
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
};
export type ExpressButtonsQuery = {
  response: ExpressButtonsQuery$data;
  variables: ExpressButtonsQuery$variables;
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
  "alias": "rawDiscountTax",
  "args": (v6/*:: as any*/),
  "kind": "ScalarField",
  "name": "discountTax",
  "storageKey": "discountTax(format:\"RAW\")"
},
v13 = {
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
    (v12/*:: as any*/)
  ]
},
v14 = {
  "kind": "ScalarField",
  "name": "label"
},
v15 = {
  "kind": "ScalarField",
  "name": "amount"
},
v16 = {
  "kind": "ScalarField",
  "name": "shippingTax"
},
v17 = {
  "kind": "ScalarField",
  "name": "shippingTotal"
},
v18 = {
  "kind": "ScalarField",
  "name": "totalTax"
},
v19 = {
  "kind": "ScalarField",
  "name": "feeTax"
},
v20 = {
  "kind": "ScalarField",
  "name": "feeTotal"
},
v21 = {
  "kind": "ScalarField",
  "name": "discountTax"
},
v22 = {
  "kind": "ScalarField",
  "name": "discountTotal"
},
v23 = {
  "kind": "ScalarField",
  "name": "contentsTotal"
},
v24 = {
  "alias": "rawShippingTax",
  "args": (v6/*:: as any*/),
  "kind": "ScalarField",
  "name": "shippingTax",
  "storageKey": "shippingTax(format:\"RAW\")"
},
v25 = {
  "alias": "rawShippingTotal",
  "args": (v6/*:: as any*/),
  "kind": "ScalarField",
  "name": "shippingTotal",
  "storageKey": "shippingTotal(format:\"RAW\")"
},
v26 = {
  "alias": "rawTotal",
  "args": (v6/*:: as any*/),
  "kind": "ScalarField",
  "name": "total",
  "storageKey": "total(format:\"RAW\")"
},
v27 = {
  "alias": "rawFeeTax",
  "args": (v6/*:: as any*/),
  "kind": "ScalarField",
  "name": "feeTax",
  "storageKey": "feeTax(format:\"RAW\")"
},
v28 = {
  "alias": "rawFeeTotal",
  "args": (v6/*:: as any*/),
  "kind": "ScalarField",
  "name": "feeTotal",
  "storageKey": "feeTotal(format:\"RAW\")"
},
v29 = {
  "alias": "rawDiscountTotal",
  "args": (v6/*:: as any*/),
  "kind": "ScalarField",
  "name": "discountTotal",
  "storageKey": "discountTotal(format:\"RAW\")"
},
v30 = {
  "alias": "rawContentsTotal",
  "args": (v6/*:: as any*/),
  "kind": "ScalarField",
  "name": "contentsTotal",
  "storageKey": "contentsTotal(format:\"RAW\")"
},
v31 = {
  "kind": "ScalarField",
  "name": "chosenShippingMethods"
},
v32 = {
  "kind": "ScalarField",
  "name": "id"
},
v33 = {
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
        (v32/*:: as any*/),
        (v14/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "cost"
        },
        {
          "alias": "rawCost",
          "args": (v6/*:: as any*/),
          "kind": "ScalarField",
          "name": "cost",
          "storageKey": "cost(format:\"RAW\")"
        }
      ]
    }
  ]
},
v34 = {
  "kind": "ScalarField",
  "name": "__typename"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "ExpressButtonsQuery",
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
          (v13/*:: as any*/),
          {
            "concreteType": "CartTax",
            "kind": "LinkedField",
            "name": "totalTaxes",
            "plural": true,
            "selections": [
              (v14/*:: as any*/),
              (v15/*:: as any*/)
            ]
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v3/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          (v25/*:: as any*/),
          (v26/*:: as any*/),
          (v27/*:: as any*/),
          (v28/*:: as any*/),
          (v12/*:: as any*/),
          (v29/*:: as any*/),
          (v30/*:: as any*/),
          (v31/*:: as any*/),
          (v33/*:: as any*/)
        ],
        "storageKey": "cart(recalculateTotals:true)"
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ExpressButtonsQuery",
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
                  (v34/*:: as any*/),
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
                          (v34/*:: as any*/),
                          (v11/*:: as any*/),
                          (v32/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "contents(first:100)"
          },
          (v13/*:: as any*/),
          {
            "concreteType": "CartTax",
            "kind": "LinkedField",
            "name": "totalTaxes",
            "plural": true,
            "selections": [
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v32/*:: as any*/)
            ]
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v3/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          (v25/*:: as any*/),
          (v26/*:: as any*/),
          (v27/*:: as any*/),
          (v28/*:: as any*/),
          (v12/*:: as any*/),
          (v29/*:: as any*/),
          (v30/*:: as any*/),
          (v31/*:: as any*/),
          (v33/*:: as any*/)
        ],
        "storageKey": "cart(recalculateTotals:true)"
      }
    ]
  },
  "params": {
    "cacheID": "e26369e67252481f55f01bfcbb32796b",
    "id": "99fc7dd16dd03132d317e15f0bb21870ebc6d2a2f63fe6848e2c74a2d8d511ac",
    "metadata": {},
    "name": "ExpressButtonsQuery",
    "operationKind": "query",
    "text": "query ExpressButtonsQuery{cart(recalculateTotals:true){displayPricesIncludeTax,contents(first:100){nodes{__typename,__isCartItem:__typename,total,subtotal,subtotalTax,rawSubtotal:subtotal(format:RAW),rawSubtotalTax:subtotalTax(format:RAW),key,quantity,product{node{__typename,name,id}}}},appliedCoupons{code,discountAmount,rawDiscountAmount:discountAmount(format:RAW),rawDiscountTax:discountTax(format:RAW)},totalTaxes{label,amount,id},subtotal,subtotalTax,shippingTax,shippingTotal,total,totalTax,feeTax,feeTotal,discountTax,discountTotal,contentsTotal,rawShippingTax:shippingTax(format:RAW),rawShippingTotal:shippingTotal(format:RAW),rawTotal:total(format:RAW),rawFeeTax:feeTax(format:RAW),rawFeeTotal:feeTotal(format:RAW),rawDiscountTax:discountTax(format:RAW),rawDiscountTotal:discountTotal(format:RAW),rawContentsTotal:contentsTotal(format:RAW),chosenShippingMethods,availableShippingMethods{rates{id,label,cost,rawCost:cost(format:RAW)}}}}"
  }
};
})();

(node as any).hash = "a114870dc7e7624af97765025b83ca81";

export default node;
