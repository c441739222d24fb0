/**
 * @generated SignedSource<<5d2fc0c797ad4438a5e48d3bfb08e771>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type readSettingsMirroredQuery$variables = Record<PropertyKey, never>;
export type readSettingsMirroredQuery$data = {
  readonly generalSettings: {
    readonly description: string | null | undefined;
    readonly title: string | null | undefined;
  } | null | undefined;
  readonly paymentGateways: {
    readonly nodes: ReadonlyArray<{
      readonly description: string | null | undefined;
      readonly id: string;
      readonly title: string | null | undefined;
    }>;
  } | null | undefined;
};
export type readSettingsMirroredQuery = {
  response: readSettingsMirroredQuery$data;
  variables: readSettingsMirroredQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "title"
},
v1 = {
  "kind": "ScalarField",
  "name": "description"
},
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
    }
  ],
  "concreteType": "RootQueryToPaymentGatewayConnection",
  "kind": "LinkedField",
  "name": "paymentGateways",
  "plural": false,
  "selections": [
    {
      "concreteType": "PaymentGateway",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ]
    }
  ],
  "storageKey": "paymentGateways(first:100)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "readSettingsMirroredQuery",
    "selections": [
      {
        "concreteType": "GeneralSettings",
        "kind": "LinkedField",
        "name": "generalSettings",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ]
      },
      (v3/*:: as any*/)
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "readSettingsMirroredQuery",
    "selections": [
      {
        "concreteType": "GeneralSettings",
        "kind": "LinkedField",
        "name": "generalSettings",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ]
      },
      (v3/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "bac371f3cd8868c255d73db85d3a4d3f",
    "id": null,
    "metadata": {},
    "name": "readSettingsMirroredQuery",
    "operationKind": "query",
    "text": "query readSettingsMirroredQuery{generalSettings{title,description,id},paymentGateways(first:100){nodes{id,title,description}}}"
  }
};
})();

(node as any).hash = "f28fe7ff23161822776aa4bbd96a7865";

export default node;
