/**
 * @generated SignedSource<<5c64b682d08dcef963b5f8447ff278ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type linkedOrdersProbeQuery$variables = Record<PropertyKey, never>;
export type linkedOrdersProbeQuery$data = {
  readonly vitrineOrder: {
    readonly databaseId: number | null | undefined;
  } | null | undefined;
};
export type linkedOrdersProbeQuery = {
  response: linkedOrdersProbeQuery$data;
  variables: linkedOrdersProbeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "key",
    "value": ""
  },
  {
    "kind": "Literal",
    "name": "number",
    "value": ""
  },
  {
    "kind": "Literal",
    "name": "signature",
    "value": ""
  },
  {
    "kind": "Literal",
    "name": "time",
    "value": ""
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "databaseId"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "linkedOrdersProbeQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "vitrineOrder",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": "vitrineOrder(key:\"\",number:\"\",signature:\"\",time:\"\")"
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "linkedOrdersProbeQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "vitrineOrder",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ],
        "storageKey": "vitrineOrder(key:\"\",number:\"\",signature:\"\",time:\"\")"
      }
    ]
  },
  "params": {
    "cacheID": "4edd013e9ce4f7e8d5f24e8a0891ff6c",
    "id": null,
    "metadata": {},
    "name": "linkedOrdersProbeQuery",
    "operationKind": "query",
    "text": "query linkedOrdersProbeQuery{vitrineOrder(number:\"\",key:\"\",time:\"\",signature:\"\"){databaseId,id}}"
  }
};
})();

(node as any).hash = "ff27025f75e539659a02a4950a0f0a9a";

export default node;
