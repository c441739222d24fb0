/**
 * @generated SignedSource<<207423d23515af214cf000f9d627fc3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type requestPersonQuery$variables = Record<PropertyKey, never>;
export type requestPersonQuery$data = {
  readonly customer: {
    readonly displayName: string | null | undefined;
    readonly email: string | null | undefined;
    readonly firstName: string | null | undefined;
    readonly id: string;
    readonly lastName: string | null | undefined;
    readonly username: string | null | undefined;
  } | null | undefined;
};
export type requestPersonQuery = {
  response: requestPersonQuery$data;
  variables: requestPersonQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "concreteType": "Customer",
    "kind": "LinkedField",
    "name": "customer",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "id"
      },
      {
        "kind": "ScalarField",
        "name": "email"
      },
      {
        "kind": "ScalarField",
        "name": "username"
      },
      {
        "kind": "ScalarField",
        "name": "firstName"
      },
      {
        "kind": "ScalarField",
        "name": "lastName"
      },
      {
        "kind": "ScalarField",
        "name": "displayName"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "requestPersonQuery",
    "selections": (v0/*:: as any*/),
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "requestPersonQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "924d23edb6389937eddc589dc7e1f072",
    "id": null,
    "metadata": {},
    "name": "requestPersonQuery",
    "operationKind": "query",
    "text": "query requestPersonQuery{customer{id,email,username,firstName,lastName,displayName}}"
  }
};
})();

(node as any).hash = "961fd585ae5ba51fa5ac169fca78a4a5";

export default node;
