/**
 * @generated SignedSource<<295ea273feb7f5d490a6bbd6ba86dcec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type LoginInput = {
  clientMutationId?: string | null | undefined;
  password: string;
  username: string;
};
export type customerLoginLogInMutation$variables = {
  input: LoginInput;
};
export type customerLoginLogInMutation$data = {
  readonly login: {
    readonly authToken: string | null | undefined;
    readonly refreshToken: string | null | undefined;
  } | null | undefined;
};
export type customerLoginLogInMutation = {
  response: customerLoginLogInMutation$data;
  variables: customerLoginLogInMutation$variables;
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
    "concreteType": "LoginPayload",
    "kind": "LinkedField",
    "name": "login",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "authToken"
      },
      {
        "kind": "ScalarField",
        "name": "refreshToken"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "customerLoginLogInMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "customerLoginLogInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9e78911eb042cdcb82be6edf51d64bf9",
    "id": null,
    "metadata": {},
    "name": "customerLoginLogInMutation",
    "operationKind": "mutation",
    "text": "mutation customerLoginLogInMutation($input:LoginInput!){login(input:$input){authToken,refreshToken}}"
  }
};
})();

(node as any).hash = "8591c95bd1efe8e58332228956d3e7da";

export default node;
