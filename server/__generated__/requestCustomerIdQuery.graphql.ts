/**
 * @generated SignedSource<<4cb3387b34cf9ebd5a109053c15b1f4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type requestCustomerIdQuery$variables = Record<PropertyKey, never>;
export type requestCustomerIdQuery$data = {
  readonly customer: {
    readonly databaseId: number | null | undefined;
  } | null | undefined;
};
export type requestCustomerIdQuery = {
  response: requestCustomerIdQuery$data;
  variables: requestCustomerIdQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "databaseId"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "requestCustomerIdQuery",
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
    "name": "requestCustomerIdQuery",
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
    "cacheID": "be8faa1c401c0e80e406187cb79fcfe7",
    "id": null,
    "metadata": {},
    "name": "requestCustomerIdQuery",
    "operationKind": "query",
    "text": "query requestCustomerIdQuery{customer{databaseId,id}}"
  }
};
})();

(node as any).hash = "f97742e53f079b0423449b81dc662fda";

export default node;
