/**
 * @generated SignedSource<<186031084ab6a074bade0fb49efca2ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type handOverProductQuery$variables = Record<PropertyKey, never>;
export type handOverProductQuery$data = {
  readonly customer: {
    readonly cartUrl: string | null | undefined;
  } | null | undefined;
};
export type handOverProductQuery = {
  response: handOverProductQuery$data;
  variables: handOverProductQuery$variables;
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
    "name": "handOverProductQuery",
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
    "name": "handOverProductQuery",
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
    "cacheID": "28e37e4c686697197bd64b0c6522ac25",
    "id": null,
    "metadata": {},
    "name": "handOverProductQuery",
    "operationKind": "query",
    "text": "query handOverProductQuery{customer{cartUrl,id}}"
  }
};
})();

(node as any).hash = "2ec3706437a3c5083a1e75f09dbd938d";

export default node;
