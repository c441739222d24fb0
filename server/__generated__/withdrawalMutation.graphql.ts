/**
 * @generated SignedSource<<4142f118aec0917127c14d81c02bea35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type VitrineWithdrawInput = {
  clientMutationId?: string | null | undefined;
  contract: string;
  email: string;
  name: string;
};
export type withdrawalMutation$variables = {
  input: VitrineWithdrawInput;
  isProbe: boolean;
};
export type withdrawalMutation$data = {
  readonly vitrineWithdraw?: {
    readonly clientMutationId: string | null | undefined;
  } | null | undefined;
};
export type withdrawalMutation = {
  response: withdrawalMutation$data;
  variables: withdrawalMutation$variables;
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
        "concreteType": "VitrineWithdrawPayload",
        "kind": "LinkedField",
        "name": "vitrineWithdraw",
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
    "name": "withdrawalMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "withdrawalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "cab6f5a236d84222716e4f1478c54ea4",
    "id": null,
    "metadata": {},
    "name": "withdrawalMutation",
    "operationKind": "mutation",
    "text": "mutation withdrawalMutation($input:VitrineWithdrawInput!,$isProbe:Boolean!){vitrineWithdraw(input:$input)@skip(if:$isProbe){clientMutationId}}"
  }
};
})();

(node as any).hash = "54546cc99e67ee5716c5b2537c249309";

export default node;
