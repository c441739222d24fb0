/**
 * @generated SignedSource<<170d347d3dff7d6029e87c4769fbd217>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type OrderStatusEnum = "CANCELLED" | "CHECKOUT_DRAFT" | "COMPLETED" | "FAILED" | "ON_HOLD" | "PENDING" | "PROCESSING" | "REFUNDED";
export type findOrderWithIntentsQuery$variables = {
  intentKey: string;
};
export type findOrderWithIntentsQuery$data = {
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
        readonly metaData: ReadonlyArray<{
          readonly key: string;
          readonly value: string | null | undefined;
        } | null | undefined> | null | undefined;
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
export type findOrderWithIntentsQuery = {
  response: findOrderWithIntentsQuery$data;
  variables: findOrderWithIntentsQuery$variables;
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
  "name": "date"
},
v9 = {
  "kind": "ScalarField",
  "name": "paymentMethod"
},
v10 = {
  "kind": "ScalarField",
  "name": "subtotal"
},
v11 = {
  "kind": "ScalarField",
  "name": "discountTotal"
},
v12 = {
  "kind": "ScalarField",
  "name": "shippingTotal"
},
v13 = {
  "kind": "ScalarField",
  "name": "totalTax"
},
v14 = {
  "kind": "ScalarField",
  "name": "total"
},
v15 = {
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
v16 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v17 = {
  "kind": "ScalarField",
  "name": "productId"
},
v18 = {
  "kind": "ScalarField",
  "name": "variationId"
},
v19 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v20 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "intentKey"
  }
],
v21 = {
  "kind": "ScalarField",
  "name": "key"
},
v22 = {
  "kind": "ScalarField",
  "name": "value"
},
v23 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "findOrderWithIntentsQuery",
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
                  {
                    "args": (v16/*:: as any*/),
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
                          (v17/*:: as any*/),
                          (v18/*:: as any*/),
                          (v19/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "lineItems(first:100)"
                  },
                  {
                    "args": (v20/*:: as any*/),
                    "concreteType": "MetaData",
                    "kind": "LinkedField",
                    "name": "metaData",
                    "plural": true,
                    "selections": [
                      (v21/*:: as any*/),
                      (v22/*:: as any*/)
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
    "name": "findOrderWithIntentsQuery",
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
                  {
                    "args": (v16/*:: as any*/),
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
                          (v17/*:: as any*/),
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
                          (v23/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "lineItems(first:100)"
                  },
                  {
                    "args": (v20/*:: as any*/),
                    "concreteType": "MetaData",
                    "kind": "LinkedField",
                    "name": "metaData",
                    "plural": true,
                    "selections": [
                      (v21/*:: as any*/),
                      (v22/*:: as any*/),
                      (v23/*:: as any*/)
                    ]
                  },
                  (v23/*:: as any*/)
                ]
              }
            ],
            "storageKey": "orders(first:20)"
          },
          (v23/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "7cf45a8877f08bb43af55e61b317d44a",
    "id": null,
    "metadata": {},
    "name": "findOrderWithIntentsQuery",
    "operationKind": "query",
    "text": "query findOrderWithIntentsQuery($intentKey:String!){customer{databaseId,billing{email},orders(first:20){nodes{databaseId,orderNumber,orderKey,status,date,paymentMethod,subtotal,discountTotal,shippingTotal,totalTax,total,billing{email,lastName,postcode},lineItems(first:100){nodes{productId,variationId,quantity,id}},metaData(key:$intentKey){key,value,id},id}},id}}"
  }
};
})();

(node as any).hash = "084d78151e32bf8c654737e2b52079e0";

export default node;
