/**
 * @generated SignedSource<<9a447459e0fde4ad4ee680a57dff8beb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type sessionCallsRenewalQuery$variables = Record<PropertyKey, never>;
export type sessionCallsRenewalQuery$data = {
  readonly customer: {
    readonly sessionToken: string | null | undefined;
  } | null | undefined;
};
export type sessionCallsRenewalQuery = {
  response: sessionCallsRenewalQuery$data;
  variables: sessionCallsRenewalQuery$variables;
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
    "name": "sessionCallsRenewalQuery",
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
    "name": "sessionCallsRenewalQuery",
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
    "cacheID": "1e9d32f35cf3a9f7cc5ba8985d166c86",
    "id": null,
    "metadata": {},
    "name": "sessionCallsRenewalQuery",
    "operationKind": "query",
    "text": "query sessionCallsRenewalQuery{customer{sessionToken,id}}"
  }
};
})();

(node as any).hash = "5dfc6797b4b12db34b7b784a715881b5";

export default node;
