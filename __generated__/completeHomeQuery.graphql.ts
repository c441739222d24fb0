/**
 * @generated SignedSource<<385dea36f4ba8c7b1e09f05d9abc07a9>>
 * @relayHash ab803fd68449a6af0adeed06ea707ab3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b28de237f52476c28b42c3bd54e672d3fe04c351eac5ac7105799f9b28932049

import type { ConcreteRequest } from 'relay-runtime';
export type completeHomeQuery$variables = Record<PropertyKey, never>;
export type completeHomeQuery$data = {
  readonly generalSettings: {
    readonly description: string | null | undefined;
  } | null | undefined;
};
export type completeHomeQuery = {
  response: completeHomeQuery$data;
  variables: completeHomeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "description"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "completeHomeQuery",
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
    "name": "completeHomeQuery",
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
    "cacheID": "ab803fd68449a6af0adeed06ea707ab3",
    "id": "b28de237f52476c28b42c3bd54e672d3fe04c351eac5ac7105799f9b28932049",
    "metadata": {},
    "name": "completeHomeQuery",
    "operationKind": "query",
    "text": "query completeHomeQuery{generalSettings{description,id}}"
  }
};
})();

(node as any).hash = "49e2faa7bce86dc3a87da75c06f1c8a7";

export default node;
