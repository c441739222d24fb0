/**
 * @generated SignedSource<<ebf6ee92bfd33ca009f1deb9ca4e5261>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type shopNameQuery$variables = Record<PropertyKey, never>;
export type shopNameQuery$data = {
  readonly generalSettings: {
    readonly title: string | null | undefined;
  } | null | undefined;
};
export type shopNameQuery = {
  response: shopNameQuery$data;
  variables: shopNameQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "title"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "shopNameQuery",
    "selections": [
      {
        "concreteType": "GeneralSettings",
        "kind": "LinkedField",
        "name": "generalSettings",
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
    "name": "shopNameQuery",
    "selections": [
      {
        "concreteType": "GeneralSettings",
        "kind": "LinkedField",
        "name": "generalSettings",
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
    "cacheID": "dd6aee6230e9733cb49a048df85e59c9",
    "id": null,
    "metadata": {},
    "name": "shopNameQuery",
    "operationKind": "query",
    "text": "query shopNameQuery{generalSettings{title,id}}"
  }
};
})();

(node as any).hash = "c50d64f51469ad06934af9adf3eec1b0";

export default node;
