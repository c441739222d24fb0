/**
 * @generated SignedSource<<4613c804ef75ecaa648d58ad63f0e4a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type requestLinkedOrderProbeQuery$variables = Record<PropertyKey, never>;
export type requestLinkedOrderProbeQuery$data = {
  readonly vitrineOrder: {
    readonly databaseId: number | null | undefined;
  } | null | undefined;
};
export type requestLinkedOrderProbeQuery = {
  response: requestLinkedOrderProbeQuery$data;
  variables: requestLinkedOrderProbeQuery$variables;
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
    "name": "requestLinkedOrderProbeQuery",
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
    "name": "requestLinkedOrderProbeQuery",
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
    "cacheID": "50ed0682b0efb34e9d30e56c3ed1b4e9",
    "id": null,
    "metadata": {},
    "name": "requestLinkedOrderProbeQuery",
    "operationKind": "query",
    "text": "query requestLinkedOrderProbeQuery{vitrineOrder(number:\"\",key:\"\",time:\"\",signature:\"\"){databaseId,id}}"
  }
};
})();

(node as any).hash = "0a7177b26ee3e5f9e9561d694e55c8b5";

export default node;
