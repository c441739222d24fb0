/**
 * @generated SignedSource<<c93d310b4eb391f9b810e45df5119eb4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type VitrineSendOrderLinkInput = {
  clientMutationId?: string | null | undefined;
  email: string;
  number: string;
};
export type orderLinkEmailMutation$variables = {
  input: VitrineSendOrderLinkInput;
  isProbe: boolean;
};
export type orderLinkEmailMutation$data = {
  readonly vitrineSendOrderLink?: {
    readonly clientMutationId: string | null | undefined;
  } | null | undefined;
};
export type orderLinkEmailMutation = {
  response: orderLinkEmailMutation$data;
  variables: orderLinkEmailMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isProbe"
  }
],
v1 = [
  {
    "condition": "isProbe",
    "kind": "Condition",
    "passingValue": false,
    "selections": [
      {
        "args": [
          {
            "kind": "Variable",
            "name": "input",
            "variableName": "input"
          }
        ],
        "concreteType": "VitrineSendOrderLinkPayload",
        "kind": "LinkedField",
        "name": "vitrineSendOrderLink",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "clientMutationId"
          }
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "orderLinkEmailMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "orderLinkEmailMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d331d232c62f14f02a03babda262bf29",
    "id": null,
    "metadata": {},
    "name": "orderLinkEmailMutation",
    "operationKind": "mutation",
    "text": "mutation orderLinkEmailMutation($input:VitrineSendOrderLinkInput!,$isProbe:Boolean!){vitrineSendOrderLink(input:$input)@skip(if:$isProbe){clientMutationId}}"
  }
};
})();

(node as any).hash = "52b3364b8d1702b27ee6d0d83f04f0b9";

export default node;
