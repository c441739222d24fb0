/**
 * @generated SignedSource<<2f888dc0ffdd2b3ec626e3f10654bc52>>
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
export type customerSignInMutation$variables = {
  input: LoginInput;
};
export type customerSignInMutation$data = {
  readonly login: {
    readonly authToken: string | null | undefined;
    readonly refreshToken: string | null | undefined;
  } | null | undefined;
};
export type customerSignInMutation = {
  response: customerSignInMutation$data;
  variables: customerSignInMutation$variables;
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
    "name": "customerSignInMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "customerSignInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "777302a8d386c70170712bc00f4ffaa6",
    "id": null,
    "metadata": {},
    "name": "customerSignInMutation",
    "operationKind": "mutation",
    "text": "mutation customerSignInMutation($input:LoginInput!){login(input:$input){authToken,refreshToken}}"
  }
};
})();

(node as any).hash = "111652ea3ec754df013987d764604b22";

export default node;
