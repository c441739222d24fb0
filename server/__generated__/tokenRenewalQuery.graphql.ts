/**
 * @generated SignedSource<<299f607991856529ae0c58a92123c1b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type tokenRenewalQuery$variables = Record<PropertyKey, never>;
export type tokenRenewalQuery$data = {
  readonly customer: {
    readonly sessionToken: string | null | undefined;
  } | null | undefined;
};
export type tokenRenewalQuery = {
  response: tokenRenewalQuery$data;
  variables: tokenRenewalQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "sessionToken"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "tokenRenewalQuery",
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
    "name": "tokenRenewalQuery",
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
    "cacheID": "db641e51bdd17a00c224953e6866dbed",
    "id": null,
    "metadata": {},
    "name": "tokenRenewalQuery",
    "operationKind": "query",
    "text": "query tokenRenewalQuery{customer{sessionToken,id}}"
  }
};
})();

(node as any).hash = "fd5bf582e9e6dd432d8de0154c09350b";

export default node;
