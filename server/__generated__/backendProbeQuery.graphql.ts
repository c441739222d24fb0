/**
 * @generated SignedSource<<f692d548518244854f7855ba67f40c2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type backendProbeQuery$variables = Record<PropertyKey, never>;
export type backendProbeQuery$data = {
  readonly generalSettings: {
    readonly title: string | null | undefined;
  } | null | undefined;
};
export type backendProbeQuery = {
  response: backendProbeQuery$data;
  variables: backendProbeQuery$variables;
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
    "name": "backendProbeQuery",
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
    "name": "backendProbeQuery",
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
    "cacheID": "ea27d53da2c3ca744ad63906174bfdb0",
    "id": null,
    "metadata": {},
    "name": "backendProbeQuery",
    "operationKind": "query",
    "text": "query backendProbeQuery{generalSettings{title,id}}"
  }
};
})();

(node as any).hash = "e36c49a4dccc9506bd66cf0bdd0094a1";

export default node;
