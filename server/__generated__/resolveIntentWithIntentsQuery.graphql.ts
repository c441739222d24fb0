/**
 * @generated SignedSource<<78db6c763c2f2eef36291b1024c0a689>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type OrderStatusEnum = "CANCELLED" | "CHECKOUT_DRAFT" | "COMPLETED" | "FAILED" | "ON_HOLD" | "PENDING" | "PROCESSING" | "REFUNDED";
export type resolveIntentWithIntentsQuery$variables = {
  intentKey: string;
};
export type resolveIntentWithIntentsQuery$data = {
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
        readonly metaData: ReadonlyArray<{
          readonly key: string;
          readonly value: string | null | undefined;
        } | null | undefined> | null | undefined;
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
export type resolveIntentWithIntentsQuery = {
  response: resolveIntentWithIntentsQuery$data;
  variables: resolveIntentWithIntentsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "intentKey"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v2 = {
  "kind": "ScalarField",
  "name": "email"
},
v3 = {
  "concreteType": "CustomerAddress",
  "kind": "LinkedField",
  "name": "billing",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ]
},
v4 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v5 = {
  "kind": "ScalarField",
  "name": "orderNumber"
},
v6 = {
  "kind": "ScalarField",
  "name": "orderKey"
},
v7 = {
  "kind": "ScalarField",
  "name": "status"
},
v8 = {
  "kind": "ScalarField",
  "name": "needsPayment"
},
v9 = {
  "kind": "ScalarField",
  "name": "date"
},
v10 = {
  "kind": "ScalarField",
  "name": "datePaid"
},
v11 = {
  "kind": "ScalarField",
  "name": "paymentMethod"
},
v12 = {
  "kind": "ScalarField",
  "name": "pricesIncludeTax"
},
v13 = {
  "kind": "ScalarField",
  "name": "subtotal"
},
v14 = {
  "kind": "ScalarField",
  "name": "discountTotal"
},
v15 = {
  "kind": "ScalarField",
  "name": "discountTax"
},
v16 = {
  "kind": "ScalarField",
  "name": "shippingTotal"
},
v17 = {
  "kind": "ScalarField",
  "name": "shippingTax"
},
v18 = {
  "kind": "ScalarField",
  "name": "totalTax"
},
v19 = {
  "kind": "ScalarField",
  "name": "total"
},
v20 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v21 = {
  "alias": "rawDiscountTotal",
  "args": (v20/*:: as any*/),
  "kind": "ScalarField",
  "name": "discountTotal",
  "storageKey": "discountTotal(format:\"RAW\")"
},
v22 = {
  "alias": "rawDiscountTax",
  "args": (v20/*:: as any*/),
  "kind": "ScalarField",
  "name": "discountTax",
  "storageKey": "discountTax(format:\"RAW\")"
},
v23 = {
  "alias": "rawShippingTotal",
  "args": (v20/*:: as any*/),
  "kind": "ScalarField",
  "name": "shippingTotal",
  "storageKey": "shippingTotal(format:\"RAW\")"
},
v24 = {
  "alias": "rawShippingTax",
  "args": (v20/*:: as any*/),
  "kind": "ScalarField",
  "name": "shippingTax",
  "storageKey": "shippingTax(format:\"RAW\")"
},
v25 = {
  "alias": "rawTotal",
  "args": (v20/*:: as any*/),
  "kind": "ScalarField",
  "name": "total",
  "storageKey": "total(format:\"RAW\")"
},
v26 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v27 = {
  "kind": "ScalarField",
  "name": "code"
},
v28 = {
  "kind": "ScalarField",
  "name": "discount"
},
v29 = {
  "kind": "ScalarField",
  "name": "name"
},
v30 = {
  "kind": "ScalarField",
  "name": "label"
},
v31 = {
  "kind": "ScalarField",
  "name": "taxTotal"
},
v32 = {
  "kind": "ScalarField",
  "name": "shippingTaxTotal"
},
v33 = {
  "concreteType": "CustomerAddress",
  "kind": "LinkedField",
  "name": "billing",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
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
v34 = {
  "kind": "ScalarField",
  "name": "productId"
},
v35 = {
  "kind": "ScalarField",
  "name": "variationId"
},
v36 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v37 = {
  "kind": "ScalarField",
  "name": "subtotalTax"
},
v38 = {
  "alias": "rawSubtotal",
  "args": (v20/*:: as any*/),
  "kind": "ScalarField",
  "name": "subtotal",
  "storageKey": "subtotal(format:\"RAW\")"
},
v39 = {
  "alias": "rawSubtotalTax",
  "args": (v20/*:: as any*/),
  "kind": "ScalarField",
  "name": "subtotalTax",
  "storageKey": "subtotalTax(format:\"RAW\")"
},
v40 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "intentKey"
  }
],
v41 = {
  "kind": "ScalarField",
  "name": "key"
},
v42 = {
  "kind": "ScalarField",
  "name": "value"
},
v43 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "resolveIntentWithIntentsQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v3/*:: as any*/),
          {
            "args": (v4/*:: as any*/),
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
                  (v1/*:: as any*/),
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
                  (v19/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  {
                    "args": (v26/*:: as any*/),
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
                          (v27/*:: as any*/),
                          (v28/*:: as any*/),
                          (v15/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "couponLines(first:100)"
                  },
                  {
                    "args": (v26/*:: as any*/),
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
                          (v29/*:: as any*/),
                          (v19/*:: as any*/),
                          (v18/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "feeLines(first:100)"
                  },
                  {
                    "args": (v26/*:: as any*/),
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
                          (v30/*:: as any*/),
                          (v31/*:: as any*/),
                          (v32/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "taxLines(first:100)"
                  },
                  (v33/*:: as any*/),
                  {
                    "args": (v26/*:: as any*/),
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
                          (v34/*:: as any*/),
                          (v35/*:: as any*/),
                          (v36/*:: as any*/),
                          (v13/*:: as any*/),
                          (v37/*:: as any*/),
                          (v38/*:: as any*/),
                          (v39/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "lineItems(first:100)"
                  },
                  {
                    "args": (v40/*:: as any*/),
                    "concreteType": "MetaData",
                    "kind": "LinkedField",
                    "name": "metaData",
                    "plural": true,
                    "selections": [
                      (v41/*:: as any*/),
                      (v42/*:: as any*/)
                    ]
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "resolveIntentWithIntentsQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v3/*:: as any*/),
          {
            "args": (v4/*:: as any*/),
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
                  (v1/*:: as any*/),
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
                  (v19/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  {
                    "args": (v26/*:: as any*/),
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
                          (v27/*:: as any*/),
                          (v28/*:: as any*/),
                          (v15/*:: as any*/),
                          (v43/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "couponLines(first:100)"
                  },
                  {
                    "args": (v26/*:: as any*/),
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
                          (v29/*:: as any*/),
                          (v19/*:: as any*/),
                          (v18/*:: as any*/),
                          (v43/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "feeLines(first:100)"
                  },
                  {
                    "args": (v26/*:: as any*/),
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
                          (v30/*:: as any*/),
                          (v31/*:: as any*/),
                          (v32/*:: as any*/),
                          (v43/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "taxLines(first:100)"
                  },
                  (v33/*:: as any*/),
                  {
                    "args": (v26/*:: as any*/),
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
                          (v34/*:: as any*/),
                          (v35/*:: as any*/),
                          (v36/*:: as any*/),
                          (v13/*:: as any*/),
                          (v37/*:: as any*/),
                          (v38/*:: as any*/),
                          (v39/*:: as any*/),
                          (v43/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "lineItems(first:100)"
                  },
                  (v43/*:: as any*/),
                  {
                    "args": (v40/*:: as any*/),
                    "concreteType": "MetaData",
                    "kind": "LinkedField",
                    "name": "metaData",
                    "plural": true,
                    "selections": [
                      (v41/*:: as any*/),
                      (v42/*:: as any*/),
                      (v43/*:: as any*/)
                    ]
                  }
                ]
              }
            ],
            "storageKey": "orders(first:20)"
          },
          (v43/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "126b46814e4e285c866ab6605d8e6d24",
    "id": null,
    "metadata": {},
    "name": "resolveIntentWithIntentsQuery",
    "operationKind": "query",
    "text": "query resolveIntentWithIntentsQuery($intentKey:String!){customer{databaseId,billing{email},orders(first:20){nodes{databaseId,orderNumber,orderKey,status,needsPayment,date,datePaid,paymentMethod,pricesIncludeTax,subtotal,discountTotal,discountTax,shippingTotal,shippingTax,totalTax,total,rawDiscountTotal:discountTotal(format:RAW),rawDiscountTax:discountTax(format:RAW),rawShippingTotal:shippingTotal(format:RAW),rawShippingTax:shippingTax(format:RAW),rawTotal:total(format:RAW),couponLines(first:100){nodes{code,discount,discountTax,id}},feeLines(first:100){nodes{name,total,totalTax,id}},taxLines(first:100){nodes{label,taxTotal,shippingTaxTotal,id}},billing{email,lastName,postcode},lineItems(first:100){nodes{productId,variationId,quantity,subtotal,subtotalTax,rawSubtotal:subtotal(format:RAW),rawSubtotalTax:subtotalTax(format:RAW),id}},id,metaData(key:$intentKey){key,value,id}}},id}}"
  }
};
})();

(node as any).hash = "0d8027c63b480bc9ed56b69d6d6c9a4d";

export default node;
