/**
 * @generated SignedSource<<71fdefab6ea93606903879230a2d6e21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type handOverLinkProductQuery$variables = Record<PropertyKey, never>;
export type handOverLinkProductQuery$data = {
  readonly customer: {
    readonly cartUrl: string | null | undefined;
  } | null | undefined;
};
export type handOverLinkProductQuery = {
  response: handOverLinkProductQuery$data;
  variables: handOverLinkProductQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "cartUrl"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "handOverLinkProductQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "handOverLinkProductQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "d380e293040019b11523a7b18c3af4c4",
    "id": null,
    "metadata": {},
    "name": "handOverLinkProductQuery",
    "operationKind": "query",
    "text": "query handOverLinkProductQuery{customer{cartUrl,id}}"
  }
};
})();

(node as any).hash = "55e6243792ceb2a069d4d0cce6a8c6e8";

export default node;
