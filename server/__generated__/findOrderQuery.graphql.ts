/**
 * @generated SignedSource<<d2ed8918192fe684a2fac7a5cacc213a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type OrderStatusEnum = "CANCELLED" | "CHECKOUT_DRAFT" | "COMPLETED" | "FAILED" | "ON_HOLD" | "PENDING" | "PROCESSING" | "REFUNDED";
export type findOrderQuery$variables = Record<PropertyKey, never>;
export type findOrderQuery$data = {
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
        readonly databaseId: number | null | undefined;
        readonly date: string | null | undefined;
        readonly discountTotal: string | null | undefined;
        readonly lineItems: {
          readonly nodes: ReadonlyArray<{
            readonly productId: number | null | undefined;
            readonly quantity: number | null | undefined;
            readonly variationId: number | null | undefined;
          }>;
        } | null | undefined;
        readonly orderKey: string | null | undefined;
        readonly orderNumber: string | null | undefined;
        readonly paymentMethod: string | null | undefined;
        readonly shippingTotal: string | null | undefined;
        readonly status: OrderStatusEnum | null | undefined;
        readonly subtotal: string | null | undefined;
        readonly total: string | null | undefined;
        readonly totalTax: string | null | undefined;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type findOrderQuery = {
  response: findOrderQuery$data;
  variables: findOrderQuery$variables;
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
  "name": "date"
},
v8 = {
  "kind": "ScalarField",
  "name": "paymentMethod"
},
v9 = {
  "kind": "ScalarField",
  "name": "subtotal"
},
v10 = {
  "kind": "ScalarField",
  "name": "discountTotal"
},
v11 = {
  "kind": "ScalarField",
  "name": "shippingTotal"
},
v12 = {
  "kind": "ScalarField",
  "name": "totalTax"
},
v13 = {
  "kind": "ScalarField",
  "name": "total"
},
v14 = {
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
v15 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v16 = {
  "kind": "ScalarField",
  "name": "productId"
},
v17 = {
  "kind": "ScalarField",
  "name": "variationId"
},
v18 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v19 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "findOrderQuery",
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
                  {
                    "args": (v15/*:: as any*/),
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
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v18/*:: as any*/)
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
    "name": "findOrderQuery",
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
                  {
                    "args": (v15/*:: as any*/),
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
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v18/*:: as any*/),
                          (v19/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "lineItems(first:100)"
                  },
                  (v19/*:: as any*/)
                ]
              }
            ],
            "storageKey": "orders(first:20)"
          },
          (v19/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "7897c4e3ec14a54931869ca2e83821d0",
    "id": null,
    "metadata": {},
    "name": "findOrderQuery",
    "operationKind": "query",
    "text": "query findOrderQuery{customer{databaseId,billing{email},orders(first:20){nodes{databaseId,orderNumber,orderKey,status,date,paymentMethod,subtotal,discountTotal,shippingTotal,totalTax,total,billing{email,lastName,postcode},lineItems(first:100){nodes{productId,variationId,quantity,id}},id}},id}}"
  }
};
})();

(node as any).hash = "82acce56ccbd2b549671d26224d71762";

export default node;
