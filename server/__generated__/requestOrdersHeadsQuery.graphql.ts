/**
 * @generated SignedSource<<0ad89774a367213bde85b2c58d5f3a98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type OrderStatusEnum = "CANCELLED" | "CHECKOUT_DRAFT" | "COMPLETED" | "FAILED" | "ON_HOLD" | "PENDING" | "PROCESSING" | "REFUNDED";
export type requestOrdersHeadsQuery$variables = {
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
export type requestOrdersHeadsQuery$data = {
  readonly order0: {
    readonly databaseId: number | null | undefined;
    readonly date: string | null | undefined;
    readonly orderNumber: string | null | undefined;
    readonly status: OrderStatusEnum | null | undefined;
    readonly total: string | null | undefined;
  } | null | undefined;
  readonly order1: {
    readonly databaseId: number | null | undefined;
    readonly date: string | null | undefined;
    readonly orderNumber: string | null | undefined;
    readonly status: OrderStatusEnum | null | undefined;
    readonly total: string | null | undefined;
  } | null | undefined;
  readonly order2: {
    readonly databaseId: number | null | undefined;
    readonly date: string | null | undefined;
    readonly orderNumber: string | null | undefined;
    readonly status: OrderStatusEnum | null | undefined;
    readonly total: string | null | undefined;
  } | null | undefined;
  readonly order3: {
    readonly databaseId: number | null | undefined;
    readonly date: string | null | undefined;
    readonly orderNumber: string | null | undefined;
    readonly status: OrderStatusEnum | null | undefined;
    readonly total: string | null | undefined;
  } | null | undefined;
  readonly order4: {
    readonly databaseId: number | null | undefined;
    readonly date: string | null | undefined;
    readonly orderNumber: string | null | undefined;
    readonly status: OrderStatusEnum | null | undefined;
    readonly total: string | null | undefined;
  } | null | undefined;
  readonly order5: {
    readonly databaseId: number | null | undefined;
    readonly date: string | null | undefined;
    readonly orderNumber: string | null | undefined;
    readonly status: OrderStatusEnum | null | undefined;
    readonly total: string | null | undefined;
  } | null | undefined;
  readonly order6: {
    readonly databaseId: number | null | undefined;
    readonly date: string | null | undefined;
    readonly orderNumber: string | null | undefined;
    readonly status: OrderStatusEnum | null | undefined;
    readonly total: string | null | undefined;
  } | null | undefined;
  readonly order7: {
    readonly databaseId: number | null | undefined;
    readonly date: string | null | undefined;
    readonly orderNumber: string | null | undefined;
    readonly status: OrderStatusEnum | null | undefined;
    readonly total: string | null | undefined;
  } | null | undefined;
  readonly order8: {
    readonly databaseId: number | null | undefined;
    readonly date: string | null | undefined;
    readonly orderNumber: string | null | undefined;
    readonly status: OrderStatusEnum | null | undefined;
    readonly total: string | null | undefined;
  } | null | undefined;
  readonly order9: {
    readonly databaseId: number | null | undefined;
    readonly date: string | null | undefined;
    readonly orderNumber: string | null | undefined;
    readonly status: OrderStatusEnum | null | undefined;
    readonly total: string | null | undefined;
  } | null | undefined;
};
export type requestOrdersHeadsQuery = {
  response: requestOrdersHeadsQuery$data;
  variables: requestOrdersHeadsQuery$variables;
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
  "name": "status"
},
v7 = {
  "kind": "ScalarField",
  "name": "total"
},
v8 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/)
],
v9 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id1"
  },
  (v1/*:: as any*/)
],
v10 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id2"
  },
  (v1/*:: as any*/)
],
v11 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id3"
  },
  (v1/*:: as any*/)
],
v12 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id4"
  },
  (v1/*:: as any*/)
],
v13 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id5"
  },
  (v1/*:: as any*/)
],
v14 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id6"
  },
  (v1/*:: as any*/)
],
v15 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id7"
  },
  (v1/*:: as any*/)
],
v16 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id8"
  },
  (v1/*:: as any*/)
],
v17 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id9"
  },
  (v1/*:: as any*/)
],
v18 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "id"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "requestOrdersHeadsQuery",
    "selections": [
      {
        "alias": "order0",
        "args": (v2/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v8/*:: as any*/)
      },
      {
        "alias": "order1",
        "args": (v9/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v8/*:: as any*/)
      },
      {
        "alias": "order2",
        "args": (v10/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v8/*:: as any*/)
      },
      {
        "alias": "order3",
        "args": (v11/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v8/*:: as any*/)
      },
      {
        "alias": "order4",
        "args": (v12/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v8/*:: as any*/)
      },
      {
        "alias": "order5",
        "args": (v13/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v8/*:: as any*/)
      },
      {
        "alias": "order6",
        "args": (v14/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v8/*:: as any*/)
      },
      {
        "alias": "order7",
        "args": (v15/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v8/*:: as any*/)
      },
      {
        "alias": "order8",
        "args": (v16/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v8/*:: as any*/)
      },
      {
        "alias": "order9",
        "args": (v17/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v8/*:: as any*/)
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "requestOrdersHeadsQuery",
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
        "args": (v9/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v18/*:: as any*/)
      },
      {
        "alias": "order2",
        "args": (v10/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v18/*:: as any*/)
      },
      {
        "alias": "order3",
        "args": (v11/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v18/*:: as any*/)
      },
      {
        "alias": "order4",
        "args": (v12/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v18/*:: as any*/)
      },
      {
        "alias": "order5",
        "args": (v13/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v18/*:: as any*/)
      },
      {
        "alias": "order6",
        "args": (v14/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v18/*:: as any*/)
      },
      {
        "alias": "order7",
        "args": (v15/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v18/*:: as any*/)
      },
      {
        "alias": "order8",
        "args": (v16/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v18/*:: as any*/)
      },
      {
        "alias": "order9",
        "args": (v17/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": (v18/*:: as any*/)
      }
    ]
  },
  "params": {
    "cacheID": "a861aa2c8277fda607d4366d4383d354",
    "id": null,
    "metadata": {},
    "name": "requestOrdersHeadsQuery",
    "operationKind": "query",
    "text": "query requestOrdersHeadsQuery($id0:ID!,$id1:ID!,$id2:ID!,$id3:ID!,$id4:ID!,$id5:ID!,$id6:ID!,$id7:ID!,$id8:ID!,$id9:ID!){order0:order(id:$id0,idType:DATABASE_ID){databaseId,orderNumber,date,status,total,id},order1:order(id:$id1,idType:DATABASE_ID){databaseId,orderNumber,date,status,total,id},order2:order(id:$id2,idType:DATABASE_ID){databaseId,orderNumber,date,status,total,id},order3:order(id:$id3,idType:DATABASE_ID){databaseId,orderNumber,date,status,total,id},order4:order(id:$id4,idType:DATABASE_ID){databaseId,orderNumber,date,status,total,id},order5:order(id:$id5,idType:DATABASE_ID){databaseId,orderNumber,date,status,total,id},order6:order(id:$id6,idType:DATABASE_ID){databaseId,orderNumber,date,status,total,id},order7:order(id:$id7,idType:DATABASE_ID){databaseId,orderNumber,date,status,total,id},order8:order(id:$id8,idType:DATABASE_ID){databaseId,orderNumber,date,status,total,id},order9:order(id:$id9,idType:DATABASE_ID){databaseId,orderNumber,date,status,total,id}}"
  }
};
})();

(node as any).hash = "6a74089f83af8ff114f640d521def772";

export default node;
