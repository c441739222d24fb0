/**
 * @generated SignedSource<<3ce4e98e9ea50056d0e1df05ccd19743>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type OrderStatusEnum = "CANCELLED" | "CHECKOUT_DRAFT" | "COMPLETED" | "FAILED" | "ON_HOLD" | "PENDING" | "PROCESSING" | "REFUNDED";
export type requestOrderListHeadsQuery$variables = {
  id0: string;
  id1: string;
  id2: string;
  id3: string;
  id4: string;
  id5: string;
  id6: string;
  id7: string;
  id8: string;
  id9: string;
};
export type requestOrderListHeadsQuery$data = {
  readonly order0: {
    readonly databaseId: number | null | undefined;
    readonly date: string | null | undefined;
    readonly dateCompleted: string | null | undefined;
    readonly datePaid: string | null | undefined;
    readonly lineItems: {
      readonly nodes: ReadonlyArray<{
        readonly product: {
          readonly node: {
            readonly image: {
              readonly sourceUrl: string | null | undefined;
              readonly srcSet: string | null | undefined;
            } | null | undefined;
            readonly name: string | null | undefined;
            readonly slug: string | null | undefined;
          };
        } | null | undefined;
        readonly productId: number | null | undefined;
        readonly variation: {
          readonly node: {
            readonly image: {
              readonly sourceUrl: string | null | undefined;
              readonly srcSet: string | null | undefined;
            } | null | undefined;
          };
        } | null | undefined;
      }>;
    } | null | undefined;
    readonly needsProcessing: boolean | null | undefined;
    readonly orderNumber: string | null | undefined;
    readonly status: OrderStatusEnum | null | undefined;
    readonly total: string | null | undefined;
  } | null | undefined;
  readonly order1: {
    readonly databaseId: number | null | undefined;
    readonly date: string | null | undefined;
    readonly dateCompleted: string | null | undefined;
    readonly datePaid: string | null | undefined;
    readonly lineItems: {
      readonly nodes: ReadonlyArray<{
        readonly product: {
          readonly node: {
            readonly image: {
              readonly sourceUrl: string | null | undefined;
              readonly srcSet: string | null | undefined;
            } | null | undefined;
            readonly name: string | null | undefined;
            readonly slug: string | null | undefined;
          };
        } | null | undefined;
        readonly productId: number | null | undefined;
        readonly variation: {
          readonly node: {
            readonly image: {
              readonly sourceUrl: string | null | undefined;
              readonly srcSet: string | null | undefined;
            } | null | undefined;
          };
        } | null | undefined;
      }>;
    } | null | undefined;
    readonly needsProcessing: boolean | null | undefined;
    readonly orderNumber: string | null | undefined;
    readonly status: OrderStatusEnum | null | undefined;
    readonly total: string | null | undefined;
  } | null | undefined;
  readonly order2: {
    readonly databaseId: number | null | undefined;
    readonly date: string | null | undefined;
    readonly dateCompleted: string | null | undefined;
    readonly datePaid: string | null | undefined;
    readonly lineItems: {
      readonly nodes: ReadonlyArray<{
        readonly product: {
          readonly node: {
            readonly image: {
              readonly sourceUrl: string | null | undefined;
              readonly srcSet: string | null | undefined;
            } | null | undefined;
            readonly name: string | null | undefined;
            readonly slug: string | null | undefined;
          };
        } | null | undefined;
        readonly productId: number | null | undefined;
        readonly variation: {
          readonly node: {
            readonly image: {
              readonly sourceUrl: string | null | undefined;
              readonly srcSet: string | null | undefined;
            } | null | undefined;
          };
        } | null | undefined;
      }>;
    } | null | undefined;
    readonly needsProcessing: boolean | null | undefined;
    readonly orderNumber: string | null | undefined;
    readonly status: OrderStatusEnum | null | undefined;
    readonly total: string | null | undefined;
  } | null | undefined;
  readonly order3: {
    readonly databaseId: number | null | undefined;
    readonly date: string | null | undefined;
    readonly dateCompleted: string | null | undefined;
    readonly datePaid: string | null | undefined;
    readonly lineItems: {
      readonly nodes: ReadonlyArray<{
        readonly product: {
          readonly node: {
            readonly image: {
              readonly sourceUrl: string | null | undefined;
              readonly srcSet: string | null | undefined;
            } | null | undefined;
            readonly name: string | null | undefined;
            readonly slug: string | null | undefined;
          };
        } | null | undefined;
        readonly productId: number | null | undefined;
        readonly variation: {
          readonly node: {
            readonly image: {
              readonly sourceUrl: string | null | undefined;
              readonly srcSet: string | null | undefined;
            } | null | undefined;
          };
        } | null | undefined;
      }>;
    } | null | undefined;
    readonly needsProcessing: boolean | null | undefined;
    readonly orderNumber: string | null | undefined;
    readonly status: OrderStatusEnum | null | undefined;
    readonly total: string | null | undefined;
  } | null | undefined;
  readonly order4: {
    readonly databaseId: number | null | undefined;
    readonly date: string | null | undefined;
    readonly dateCompleted: string | null | undefined;
    readonly datePaid: string | null | undefined;
    readonly lineItems: {
      readonly nodes: ReadonlyArray<{
        readonly product: {
          readonly node: {
            readonly image: {
              readonly sourceUrl: string | null | undefined;
              readonly srcSet: string | null | undefined;
            } | null | undefined;
            readonly name: string | null | undefined;
            readonly slug: string | null | undefined;
          };
        } | null | undefined;
        readonly productId: number | null | undefined;
        readonly variation: {
          readonly node: {
            readonly image: {
              readonly sourceUrl: string | null | undefined;
              readonly srcSet: string | null | undefined;
            } | null | undefined;
          };
        } | null | undefined;
      }>;
    } | null | undefined;
    readonly needsProcessing: boolean | null | undefined;
    readonly orderNumber: string | null | undefined;
    readonly status: OrderStatusEnum | null | undefined;
    readonly total: string | null | undefined;
  } | null | undefined;
  readonly order5: {
    readonly databaseId: number | null | undefined;
    readonly date: string | null | undefined;
    readonly dateCompleted: string | null | undefined;
    readonly datePaid: string | null | undefined;
    readonly lineItems: {
      readonly nodes: ReadonlyArray<{
        readonly product: {
          readonly node: {
            readonly image: {
              readonly sourceUrl: string | null | undefined;
              readonly srcSet: string | null | undefined;
            } | null | undefined;
            readonly name: string | null | undefined;
            readonly slug: string | null | undefined;
          };
        } | null | undefined;
        readonly productId: number | null | undefined;
        readonly variation: {
          readonly node: {
            readonly image: {
              readonly sourceUrl: string | null | undefined;
              readonly srcSet: string | null | undefined;
            } | null | undefined;
          };
        } | null | undefined;
      }>;
    } | null | undefined;
    readonly needsProcessing: boolean | null | undefined;
    readonly orderNumber: string | null | undefined;
    readonly status: OrderStatusEnum | null | undefined;
    readonly total: string | null | undefined;
  } | null | undefined;
  readonly order6: {
    readonly databaseId: number | null | undefined;
    readonly date: string | null | undefined;
    readonly dateCompleted: string | null | undefined;
    readonly datePaid: string | null | undefined;
    readonly lineItems: {
      readonly nodes: ReadonlyArray<{
        readonly product: {
          readonly node: {
            readonly image: {
              readonly sourceUrl: string | null | undefined;
              readonly srcSet: string | null | undefined;
            } | null | undefined;
            readonly name: string | null | undefined;
            readonly slug: string | null | undefined;
          };
        } | null | undefined;
        readonly productId: number | null | undefined;
        readonly variation: {
          readonly node: {
            readonly image: {
              readonly sourceUrl: string | null | undefined;
              readonly srcSet: string | null | undefined;
            } | null | undefined;
          };
        } | null | undefined;
      }>;
    } | null | undefined;
    readonly needsProcessing: boolean | null | undefined;
    readonly orderNumber: string | null | undefined;
    readonly status: OrderStatusEnum | null | undefined;
    readonly total: string | null | undefined;
  } | null | undefined;
  readonly order7: {
    readonly databaseId: number | null | undefined;
    readonly date: string | null | undefined;
    readonly dateCompleted: string | null | undefined;
    readonly datePaid: string | null | undefined;
    readonly lineItems: {
      readonly nodes: ReadonlyArray<{
        readonly product: {
          readonly node: {
            readonly image: {
              readonly sourceUrl: string | null | undefined;
              readonly srcSet: string | null | undefined;
            } | null | undefined;
            readonly name: string | null | undefined;
            readonly slug: string | null | undefined;
          };
        } | null | undefined;
        readonly productId: number | null | undefined;
        readonly variation: {
          readonly node: {
            readonly image: {
              readonly sourceUrl: string | null | undefined;
              readonly srcSet: string | null | undefined;
            } | null | undefined;
          };
        } | null | undefined;
      }>;
    } | null | undefined;
    readonly needsProcessing: boolean | null | undefined;
    readonly orderNumber: string | null | undefined;
    readonly status: OrderStatusEnum | null | undefined;
    readonly total: string | null | undefined;
  } | null | undefined;
  readonly order8: {
    readonly databaseId: number | null | undefined;
    readonly date: string | null | undefined;
    readonly dateCompleted: string | null | undefined;
    readonly datePaid: string | null | undefined;
    readonly lineItems: {
      readonly nodes: ReadonlyArray<{
        readonly product: {
          readonly node: {
            readonly image: {
              readonly sourceUrl: string | null | undefined;
              readonly srcSet: string | null | undefined;
            } | null | undefined;
            readonly name: string | null | undefined;
            readonly slug: string | null | undefined;
          };
        } | null | undefined;
        readonly productId: number | null | undefined;
        readonly variation: {
          readonly node: {
            readonly image: {
              readonly sourceUrl: string | null | undefined;
              readonly srcSet: string | null | undefined;
            } | null | undefined;
          };
        } | null | undefined;
      }>;
    } | null | undefined;
    readonly needsProcessing: boolean | null | undefined;
    readonly orderNumber: string | null | undefined;
    readonly status: OrderStatusEnum | null | undefined;
    readonly total: string | null | undefined;
  } | null | undefined;
  readonly order9: {
    readonly databaseId: number | null | undefined;
    readonly date: string | null | undefined;
    readonly dateCompleted: string | null | undefined;
    readonly datePaid: string | null | undefined;
    readonly lineItems: {
      readonly nodes: ReadonlyArray<{
        readonly product: {
          readonly node: {
            readonly image: {
              readonly sourceUrl: string | null | undefined;
              readonly srcSet: string | null | undefined;
            } | null | undefined;
            readonly name: string | null | undefined;
            readonly slug: string | null | undefined;
          };
        } | null | undefined;
        readonly productId: number | null | undefined;
        readonly variation: {
          readonly node: {
            readonly image: {
              readonly sourceUrl: string | null | undefined;
              readonly srcSet: string | null | undefined;
            } | null | undefined;
          };
        } | null | undefined;
      }>;
    } | null | undefined;
    readonly needsProcessing: boolean | null | undefined;
    readonly orderNumber: string | null | undefined;
    readonly status: OrderStatusEnum | null | undefined;
    readonly total: string | null | undefined;
  } | null | undefined;
};
export type requestOrderListHeadsQuery = {
  response: requestOrderListHeadsQuery$data;
  variables: requestOrderListHeadsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id0"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id1"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id2"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id3"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id4"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id5"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id6"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id7"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id8"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id9"
  }
],
v1 = {
  "kind": "Literal",
  "name": "idType",
  "value": "DATABASE_ID"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id0"
  },
  (v1/*:: as any*/)
],
v3 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v4 = {
  "kind": "ScalarField",
  "name": "orderNumber"
},
v5 = {
  "kind": "ScalarField",
  "name": "date"
},
v6 = {
  "kind": "ScalarField",
  "name": "datePaid"
},
v7 = {
  "kind": "ScalarField",
  "name": "dateCompleted"
},
v8 = {
  "kind": "ScalarField",
  "name": "needsProcessing"
},
v9 = {
  "kind": "ScalarField",
  "name": "status"
},
v10 = {
  "kind": "ScalarField",
  "name": "total"
},
v11 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 4
  }
],
v12 = {
  "kind": "ScalarField",
  "name": "productId"
},
v13 = {
  "kind": "ScalarField",
  "name": "name"
},
v14 = {
  "kind": "ScalarField",
  "name": "slug"
},
v15 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v16 = {
  "kind": "ScalarField",
  "name": "srcSet"
},
v17 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v15/*:: as any*/),
    (v16/*:: as any*/)
  ]
},
v18 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  {
    "args": (v11/*:: as any*/),
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
          (v12/*:: as any*/),
          {
            "concreteType": "LineItemToProductConnectionEdge",
            "kind": "LinkedField",
            "name": "product",
            "plural": false,
            "selections": [
              {
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v17/*:: as any*/)
                ]
              }
            ]
          },
          {
            "concreteType": "LineItemToProductVariationConnectionEdge",
            "kind": "LinkedField",
            "name": "variation",
            "plural": false,
            "selections": [
              {
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v17/*:: as any*/)
                ]
              }
            ]
          }
        ]
      }
    ],
    "storageKey": "lineItems(first:4)"
  }
],
v19 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id1"
  },
  (v1/*:: as any*/)
],
v20 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id2"
  },
  (v1/*:: as any*/)
],
v21 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id3"
  },
  (v1/*:: as any*/)
],
v22 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id4"
  },
  (v1/*:: as any*/)
],
v23 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id5"
  },
  (v1/*:: as any*/)
],
v24 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id6"
  },
  (v1/*:: as any*/)
],
v25 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id7"
  },
  (v1/*:: as any*/)
],
v26 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id8"
  },
  (v1/*:: as any*/)
],
v27 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id9"
  },
  (v1/*:: as any*/)
],
v28 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v29 = {
  "kind": "ScalarField",
  "name": "id"
},
v30 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v15/*:: as any*/),
    (v16/*:: as any*/),
    (v29/*:: as any*/)
  ]
},
v31 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  {
    "args": (v11/*:: as any*/),
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
          (v12/*:: as any*/),
          {
            "concreteType": "LineItemToProductConnectionEdge",
            "kind": "LinkedField",
            "name": "product",
            "plural": false,
            "selections": [
              {
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v28/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v30/*:: as any*/),
                  (v29/*:: as any*/)
                ]
              }
            ]
          },
          {
            "concreteType": "LineItemToProductVariationConnectionEdge",
            "kind": "LinkedField",
            "name": "variation",
            "plural": false,
            "selections": [
              {
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v28/*:: as any*/),
                  (v30/*:: as any*/),
                  (v29/*:: as any*/)
                ]
              }
            ]
          },
          (v29/*:: as any*/)
        ]
      }
    ],
    "storageKey": "lineItems(first:4)"
  },
  (v29/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "requestOrderListHeadsQuery",
    "selections": [
      {
        "alias": "order0",
        "args": (v2/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v18/*:: as any*/)
      },
      {
        "alias": "order1",
        "args": (v19/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v18/*:: as any*/)
      },
      {
        "alias": "order2",
        "args": (v20/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v18/*:: as any*/)
      },
      {
        "alias": "order3",
        "args": (v21/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v18/*:: as any*/)
      },
      {
        "alias": "order4",
        "args": (v22/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v18/*:: as any*/)
      },
      {
        "alias": "order5",
        "args": (v23/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v18/*:: as any*/)
      },
      {
        "alias": "order6",
        "args": (v24/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v18/*:: as any*/)
      },
      {
        "alias": "order7",
        "args": (v25/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v18/*:: as any*/)
      },
      {
        "alias": "order8",
        "args": (v26/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v18/*:: as any*/)
      },
      {
        "alias": "order9",
        "args": (v27/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v18/*:: as any*/)
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "requestOrderListHeadsQuery",
    "selections": [
      {
        "alias": "order0",
        "args": (v2/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v31/*:: as any*/)
      },
      {
        "alias": "order1",
        "args": (v19/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v31/*:: as any*/)
      },
      {
        "alias": "order2",
        "args": (v20/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v31/*:: as any*/)
      },
      {
        "alias": "order3",
        "args": (v21/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v31/*:: as any*/)
      },
      {
        "alias": "order4",
        "args": (v22/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v31/*:: as any*/)
      },
      {
        "alias": "order5",
        "args": (v23/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v31/*:: as any*/)
      },
      {
        "alias": "order6",
        "args": (v24/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v31/*:: as any*/)
      },
      {
        "alias": "order7",
        "args": (v25/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v31/*:: as any*/)
      },
      {
        "alias": "order8",
        "args": (v26/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v31/*:: as any*/)
      },
      {
        "alias": "order9",
        "args": (v27/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v31/*:: as any*/)
      }
    ]
  },
  "params": {
    "cacheID": "d532a3f0e32c3c4ac2feed84fe6c97fb",
    "id": null,
    "metadata": {},
    "name": "requestOrderListHeadsQuery",
    "operationKind": "query",
    "text": "query requestOrderListHeadsQuery($id0:ID!,$id1:ID!,$id2:ID!,$id3:ID!,$id4:ID!,$id5:ID!,$id6:ID!,$id7:ID!,$id8:ID!,$id9:ID!){order0:order(id:$id0,idType:DATABASE_ID){databaseId,orderNumber,date,datePaid,dateCompleted,needsProcessing,status,total,lineItems(first:4){nodes{productId,product{node{__typename,name,slug,image{sourceUrl,srcSet,id},id}},variation{node{__typename,image{sourceUrl,srcSet,id},id}},id}},id},order1:order(id:$id1,idType:DATABASE_ID){databaseId,orderNumber,date,datePaid,dateCompleted,needsProcessing,status,total,lineItems(first:4){nodes{productId,product{node{__typename,name,slug,image{sourceUrl,srcSet,id},id}},variation{node{__typename,image{sourceUrl,srcSet,id},id}},id}},id},order2:order(id:$id2,idType:DATABASE_ID){databaseId,orderNumber,date,datePaid,dateCompleted,needsProcessing,status,total,lineItems(first:4){nodes{productId,product{node{__typename,name,slug,image{sourceUrl,srcSet,id},id}},variation{node{__typename,image{sourceUrl,srcSet,id},id}},id}},id},order3:order(id:$id3,idType:DATABASE_ID){databaseId,orderNumber,date,datePaid,dateCompleted,needsProcessing,status,total,lineItems(first:4){nodes{productId,product{node{__typename,name,slug,image{sourceUrl,srcSet,id},id}},variation{node{__typename,image{sourceUrl,srcSet,id},id}},id}},id},order4:order(id:$id4,idType:DATABASE_ID){databaseId,orderNumber,date,datePaid,dateCompleted,needsProcessing,status,total,lineItems(first:4){nodes{productId,product{node{__typename,name,slug,image{sourceUrl,srcSet,id},id}},variation{node{__typename,image{sourceUrl,srcSet,id},id}},id}},id},order5:order(id:$id5,idType:DATABASE_ID){databaseId,orderNumber,date,datePaid,dateCompleted,needsProcessing,status,total,lineItems(first:4){nodes{productId,product{node{__typename,name,slug,image{sourceUrl,srcSet,id},id}},variation{node{__typename,image{sourceUrl,srcSet,id},id}},id}},id},order6:order(id:$id6,idType:DATABASE_ID){databaseId,orderNumber,date,datePaid,dateCompleted,needsProcessing,status,total,lineItems(first:4){nodes{productId,product{node{__typename,name,slug,image{sourceUrl,srcSet,id},id}},variation{node{__typename,image{sourceUrl,srcSet,id},id}},id}},id},order7:order(id:$id7,idType:DATABASE_ID){databaseId,orderNumber,date,datePaid,dateCompleted,needsProcessing,status,total,lineItems(first:4){nodes{productId,product{node{__typename,name,slug,image{sourceUrl,srcSet,id},id}},variation{node{__typename,image{sourceUrl,srcSet,id},id}},id}},id},order8:order(id:$id8,idType:DATABASE_ID){databaseId,orderNumber,date,datePaid,dateCompleted,needsProcessing,status,total,lineItems(first:4){nodes{productId,product{node{__typename,name,slug,image{sourceUrl,srcSet,id},id}},variation{node{__typename,image{sourceUrl,srcSet,id},id}},id}},id},order9:order(id:$id9,idType:DATABASE_ID){databaseId,orderNumber,date,datePaid,dateCompleted,needsProcessing,status,total,lineItems(first:4){nodes{productId,product{node{__typename,name,slug,image{sourceUrl,srcSet,id},id}},variation{node{__typename,image{sourceUrl,srcSet,id},id}},id}},id}}"
  }
};
})();

(node as any).hash = "9912d0b96ba501c72adf2211ad5d841c";

export default node;
