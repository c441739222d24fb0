/**
 * @generated SignedSource<<c1ce32c2b371325162efec8e59d9b119>>
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
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v2 = {
  "kind": "ScalarField",
  "name": "orderNumber"
},
v3 = {
  "kind": "ScalarField",
  "name": "orderKey"
},
v4 = {
  "kind": "ScalarField",
  "name": "status"
},
v5 = {
  "kind": "ScalarField",
  "name": "date"
},
v6 = {
  "kind": "ScalarField",
  "name": "paymentMethod"
},
v7 = {
  "kind": "ScalarField",
  "name": "subtotal"
},
v8 = {
  "kind": "ScalarField",
  "name": "discountTotal"
},
v9 = {
  "kind": "ScalarField",
  "name": "shippingTotal"
},
v10 = {
  "kind": "ScalarField",
  "name": "totalTax"
},
v11 = {
  "kind": "ScalarField",
  "name": "total"
},
v12 = {
  "concreteType": "CustomerAddress",
  "kind": "LinkedField",
  "name": "billing",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "email"
    },
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
v13 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v14 = {
  "kind": "ScalarField",
  "name": "productId"
},
v15 = {
  "kind": "ScalarField",
  "name": "variationId"
},
v16 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v17 = {
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
          {
            "args": (v0/*:: as any*/),
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
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "args": (v13/*:: as any*/),
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
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          (v16/*:: as any*/)
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
          {
            "args": (v0/*:: as any*/),
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
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "args": (v13/*:: as any*/),
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
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "lineItems(first:100)"
                  },
                  (v17/*:: as any*/)
                ]
              }
            ],
            "storageKey": "orders(first:20)"
          },
          (v17/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "104f18670bd627a79a799a1326ccaea5",
    "id": null,
    "metadata": {},
    "name": "findOrderQuery",
    "operationKind": "query",
    "text": "query findOrderQuery{customer{orders(first:20){nodes{databaseId,orderNumber,orderKey,status,date,paymentMethod,subtotal,discountTotal,shippingTotal,totalTax,total,billing{email,lastName,postcode},lineItems(first:100){nodes{productId,variationId,quantity,id}},id}},id}}"
  }
};
})();

(node as any).hash = "050934d3419be8112edea234d56b1d9c";

export default node;
