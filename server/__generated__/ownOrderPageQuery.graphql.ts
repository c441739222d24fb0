/**
 * @generated SignedSource<<9f90d71d519a2a908e941a1ef69897ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ownOrderPageQuery$variables = {
  key: string;
};
export type ownOrderPageQuery$data = {
  readonly order: {
    readonly databaseId: number | null | undefined;
    readonly orderKey: string | null | undefined;
    readonly orderNumber: string | null | undefined;
  } | null | undefined;
};
export type ownOrderPageQuery = {
  response: ownOrderPageQuery$data;
  variables: ownOrderPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "key"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "key"
  },
  {
    "kind": "Literal",
    "name": "idType",
    "value": "ORDER_KEY"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v3 = {
  "kind": "ScalarField",
  "name": "orderNumber"
},
v4 = {
  "kind": "ScalarField",
  "name": "orderKey"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "ownOrderPageQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ownOrderPageQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "63fd7a435252bf615058cdd5a4a7e9d9",
    "id": null,
    "metadata": {},
    "name": "ownOrderPageQuery",
    "operationKind": "query",
    "text": "query ownOrderPageQuery($key:ID!){order(id:$key,idType:ORDER_KEY){databaseId,orderNumber,orderKey,id}}"
  }
};
})();

(node as any).hash = "8f17a7be37cfe58fc140a168b995e264";

export default node;
