/**
 * @generated SignedSource<<a04beea36cda4bd318a52ae0d20782d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type SendPasswordResetEmailInput = {
  clientMutationId?: string | null | undefined;
  username: string;
};
export type actionsForgottenMutation$variables = {
  input: SendPasswordResetEmailInput;
};
export type actionsForgottenMutation$data = {
  readonly sendPasswordResetEmail: {
    readonly success: boolean | null | undefined;
  } | null | undefined;
};
export type actionsForgottenMutation = {
  response: actionsForgottenMutation$data;
  variables: actionsForgottenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SendPasswordResetEmailPayload",
    "kind": "LinkedField",
    "name": "sendPasswordResetEmail",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "success"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "actionsForgottenMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "actionsForgottenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "86af13280c457d5472703eab3d2b99c1",
    "id": null,
    "metadata": {},
    "name": "actionsForgottenMutation",
    "operationKind": "mutation",
    "text": "mutation actionsForgottenMutation($input:SendPasswordResetEmailInput!){sendPasswordResetEmail(input:$input){success}}"
  }
};
})();

(node as any).hash = "621b2a50d27d52b999dd242c30e88de7";

export default node;
