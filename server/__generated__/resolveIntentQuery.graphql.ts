/**
 * @generated SignedSource<<c56def5620db8890b1323d02446eff74>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type OrderStatusEnum = "CANCELLED" | "CHECKOUT_DRAFT" | "COMPLETED" | "FAILED" | "ON_HOLD" | "PENDING" | "PROCESSING" | "REFUNDED";
export type resolveIntentQuery$variables = Record<PropertyKey, never>;
export type resolveIntentQuery$data = {
  readonly customer: {
    readonly billing: {
      readonly email: string | null | undefined;
    } | null | undefined;
    readonly databaseId: number | null | undefined;
    readonly orders: {
      readonly nodes: ReadonlyArray<{
        readonly billing: {
          readonly email: string | null | undefined;
          readonly lastName: string | null | undefined;
          readonly postcode: string | null | undefined;
        } | null | undefined;
        readonly couponLines: {
          readonly nodes: ReadonlyArray<{
            readonly code: string | null | undefined;
            readonly discount: string | null | undefined;
            readonly discountTax: string | null | undefined;
          }>;
        } | null | undefined;
        readonly databaseId: number | null | undefined;
        readonly date: string | null | undefined;
        readonly datePaid: string | null | undefined;
        readonly discountTax: string | null | undefined;
        readonly discountTotal: string | null | undefined;
        readonly feeLines: {
          readonly nodes: ReadonlyArray<{
            readonly name: string | null | undefined;
            readonly total: string | null | undefined;
            readonly totalTax: string | null | undefined;
          }>;
        } | null | undefined;
        readonly lineItems: {
          readonly nodes: ReadonlyArray<{
            readonly productId: number | null | undefined;
            readonly quantity: number | null | undefined;
            readonly rawSubtotal: string | null | undefined;
            readonly rawSubtotalTax: string | null | undefined;
            readonly subtotal: string | null | undefined;
            readonly subtotalTax: string | null | undefined;
            readonly variationId: number | null | undefined;
          }>;
        } | null | undefined;
        readonly needsPayment: boolean | null | undefined;
        readonly orderKey: string | null | undefined;
        readonly orderNumber: string | null | undefined;
        readonly paymentMethod: string | null | undefined;
        readonly pricesIncludeTax: boolean | null | undefined;
        readonly rawDiscountTax: string | null | undefined;
        readonly rawDiscountTotal: string | null | undefined;
        readonly rawShippingTax: string | null | undefined;
        readonly rawShippingTotal: string | null | undefined;
        readonly rawTotal: string | null | undefined;
        readonly shippingTax: string | null | undefined;
        readonly shippingTotal: string | null | undefined;
        readonly status: OrderStatusEnum | null | undefined;
        readonly subtotal: string | null | undefined;
        readonly taxLines: {
          readonly nodes: ReadonlyArray<{
            readonly label: string | null | undefined;
            readonly shippingTaxTotal: string | null | undefined;
            readonly taxTotal: string | null | undefined;
          }>;
        } | null | undefined;
        readonly total: string | null | undefined;
        readonly totalTax: string | null | undefined;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type resolveIntentQuery = {
  response: resolveIntentQuery$data;
  variables: resolveIntentQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v1 = {
  "kind": "ScalarField",
  "name": "email"
},
v2 = {
  "concreteType": "CustomerAddress",
  "kind": "LinkedField",
  "name": "billing",
  "plural": false,
  "selections": [
    (v1/*:: as any*/)
  ]
},
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v4 = {
  "kind": "ScalarField",
  "name": "orderNumber"
},
v5 = {
  "kind": "ScalarField",
  "name": "orderKey"
},
v6 = {
  "kind": "ScalarField",
  "name": "status"
},
v7 = {
  "kind": "ScalarField",
  "name": "needsPayment"
},
v8 = {
  "kind": "ScalarField",
  "name": "date"
},
v9 = {
  "kind": "ScalarField",
  "name": "datePaid"
},
v10 = {
  "kind": "ScalarField",
  "name": "paymentMethod"
},
v11 = {
  "kind": "ScalarField",
  "name": "pricesIncludeTax"
},
v12 = {
  "kind": "ScalarField",
  "name": "subtotal"
},
v13 = {
  "kind": "ScalarField",
  "name": "discountTotal"
},
v14 = {
  "kind": "ScalarField",
  "name": "discountTax"
},
v15 = {
  "kind": "ScalarField",
  "name": "shippingTotal"
},
v16 = {
  "kind": "ScalarField",
  "name": "shippingTax"
},
v17 = {
  "kind": "ScalarField",
  "name": "totalTax"
},
v18 = {
  "kind": "ScalarField",
  "name": "total"
},
v19 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v20 = {
  "alias": "rawDiscountTotal",
  "args": (v19/*:: as any*/),
  "kind": "ScalarField",
  "name": "discountTotal",
  "storageKey": "discountTotal(format:\"RAW\")"
},
v21 = {
  "alias": "rawDiscountTax",
  "args": (v19/*:: as any*/),
  "kind": "ScalarField",
  "name": "discountTax",
  "storageKey": "discountTax(format:\"RAW\")"
},
v22 = {
  "alias": "rawShippingTotal",
  "args": (v19/*:: as any*/),
  "kind": "ScalarField",
  "name": "shippingTotal",
  "storageKey": "shippingTotal(format:\"RAW\")"
},
v23 = {
  "alias": "rawShippingTax",
  "args": (v19/*:: as any*/),
  "kind": "ScalarField",
  "name": "shippingTax",
  "storageKey": "shippingTax(format:\"RAW\")"
},
v24 = {
  "alias": "rawTotal",
  "args": (v19/*:: as any*/),
  "kind": "ScalarField",
  "name": "total",
  "storageKey": "total(format:\"RAW\")"
},
v25 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v26 = {
  "kind": "ScalarField",
  "name": "code"
},
v27 = {
  "kind": "ScalarField",
  "name": "discount"
},
v28 = {
  "kind": "ScalarField",
  "name": "name"
},
v29 = {
  "kind": "ScalarField",
  "name": "label"
},
v30 = {
  "kind": "ScalarField",
  "name": "taxTotal"
},
v31 = {
  "kind": "ScalarField",
  "name": "shippingTaxTotal"
},
v32 = {
  "concreteType": "CustomerAddress",
  "kind": "LinkedField",
  "name": "billing",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "lastName"
    },
    {
      "kind": "ScalarField",
      "name": "postcode"
    }
  ]
},
v33 = {
  "kind": "ScalarField",
  "name": "productId"
},
v34 = {
  "kind": "ScalarField",
  "name": "variationId"
},
v35 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v36 = {
  "kind": "ScalarField",
  "name": "subtotalTax"
},
v37 = {
  "alias": "rawSubtotal",
  "args": (v19/*:: as any*/),
  "kind": "ScalarField",
  "name": "subtotal",
  "storageKey": "subtotal(format:\"RAW\")"
},
v38 = {
  "alias": "rawSubtotalTax",
  "args": (v19/*:: as any*/),
  "kind": "ScalarField",
  "name": "subtotalTax",
  "storageKey": "subtotalTax(format:\"RAW\")"
},
v39 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "resolveIntentQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/),
          {
            "args": (v3/*:: as any*/),
            "concreteType": "CustomerToOrderConnection",
            "kind": "LinkedField",
            "name": "orders",
            "plural": false,
            "selections": [
              {
                "concreteType": "Order",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  {
                    "args": (v25/*:: as any*/),
                    "concreteType": "OrderToCouponLineConnection",
                    "kind": "LinkedField",
                    "name": "couponLines",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "CouponLine",
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": [
                          (v26/*:: as any*/),
                          (v27/*:: as any*/),
                          (v14/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "couponLines(first:100)"
                  },
                  {
                    "args": (v25/*:: as any*/),
                    "concreteType": "OrderToFeeLineConnection",
                    "kind": "LinkedField",
                    "name": "feeLines",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "FeeLine",
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": [
                          (v28/*:: as any*/),
                          (v18/*:: as any*/),
                          (v17/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "feeLines(first:100)"
                  },
                  {
                    "args": (v25/*:: as any*/),
                    "concreteType": "OrderToTaxLineConnection",
                    "kind": "LinkedField",
                    "name": "taxLines",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "TaxLine",
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": [
                          (v29/*:: as any*/),
                          (v30/*:: as any*/),
                          (v31/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "taxLines(first:100)"
                  },
                  (v32/*:: as any*/),
                  {
                    "args": (v25/*:: as any*/),
                    "concreteType": "OrderToLineItemConnection",
                    "kind": "LinkedField",
                    "name": "lineItems",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "LineItem",
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": [
                          (v33/*:: as any*/),
                          (v34/*:: as any*/),
                          (v35/*:: as any*/),
                          (v12/*:: as any*/),
                          (v36/*:: as any*/),
                          (v37/*:: as any*/),
                          (v38/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "lineItems(first:100)"
                  }
                ]
              }
            ],
            "storageKey": "orders(first:20)"
          }
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "resolveIntentQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/),
          {
            "args": (v3/*:: as any*/),
            "concreteType": "CustomerToOrderConnection",
            "kind": "LinkedField",
            "name": "orders",
            "plural": false,
            "selections": [
              {
                "concreteType": "Order",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  {
                    "args": (v25/*:: as any*/),
                    "concreteType": "OrderToCouponLineConnection",
                    "kind": "LinkedField",
                    "name": "couponLines",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "CouponLine",
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": [
                          (v26/*:: as any*/),
                          (v27/*:: as any*/),
                          (v14/*:: as any*/),
                          (v39/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "couponLines(first:100)"
                  },
                  {
                    "args": (v25/*:: as any*/),
                    "concreteType": "OrderToFeeLineConnection",
                    "kind": "LinkedField",
                    "name": "feeLines",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "FeeLine",
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": [
                          (v28/*:: as any*/),
                          (v18/*:: as any*/),
                          (v17/*:: as any*/),
                          (v39/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "feeLines(first:100)"
                  },
                  {
                    "args": (v25/*:: as any*/),
                    "concreteType": "OrderToTaxLineConnection",
                    "kind": "LinkedField",
                    "name": "taxLines",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "TaxLine",
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": [
                          (v29/*:: as any*/),
                          (v30/*:: as any*/),
                          (v31/*:: as any*/),
                          (v39/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "taxLines(first:100)"
                  },
                  (v32/*:: as any*/),
                  {
                    "args": (v25/*:: as any*/),
                    "concreteType": "OrderToLineItemConnection",
                    "kind": "LinkedField",
                    "name": "lineItems",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "LineItem",
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": [
                          (v33/*:: as any*/),
                          (v34/*:: as any*/),
                          (v35/*:: as any*/),
                          (v12/*:: as any*/),
                          (v36/*:: as any*/),
                          (v37/*:: as any*/),
                          (v38/*:: as any*/),
                          (v39/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "lineItems(first:100)"
                  },
                  (v39/*:: as any*/)
                ]
              }
            ],
            "storageKey": "orders(first:20)"
          },
          (v39/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "297628896fadd48cd905cf20f64e16d5",
    "id": null,
    "metadata": {},
    "name": "resolveIntentQuery",
    "operationKind": "query",
    "text": "query resolveIntentQuery{customer{databaseId,billing{email},orders(first:20){nodes{databaseId,orderNumber,orderKey,status,needsPayment,date,datePaid,paymentMethod,pricesIncludeTax,subtotal,discountTotal,discountTax,shippingTotal,shippingTax,totalTax,total,rawDiscountTotal:discountTotal(format:RAW),rawDiscountTax:discountTax(format:RAW),rawShippingTotal:shippingTotal(format:RAW),rawShippingTax:shippingTax(format:RAW),rawTotal:total(format:RAW),couponLines(first:100){nodes{code,discount,discountTax,id}},feeLines(first:100){nodes{name,total,totalTax,id}},taxLines(first:100){nodes{label,taxTotal,shippingTaxTotal,id}},billing{email,lastName,postcode},lineItems(first:100){nodes{productId,variationId,quantity,subtotal,subtotalTax,rawSubtotal:subtotal(format:RAW),rawSubtotalTax:subtotalTax(format:RAW),id}},id}},id}}"
  }
};
})();

(node as any).hash = "7ed78fd769ce132572cf38b49f59a18c";

export default node;
