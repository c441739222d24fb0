/**
 * @generated SignedSource<<4ccd0bc3a1bd4fd3e503aace62d60d23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type RefreshJwtAuthTokenInput = {
  clientMutationId?: string | null | undefined;
  jwtRefreshToken: string;
};
export type customerSignInRefreshMutation$variables = {
  input: RefreshJwtAuthTokenInput;
};
export type customerSignInRefreshMutation$data = {
  readonly refreshJwtAuthToken: {
    readonly authToken: string | null | undefined;
  } | null | undefined;
};
export type customerSignInRefreshMutation = {
  response: customerSignInRefreshMutation$data;
  variables: customerSignInRefreshMutation$variables;
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
    "concreteType": "RefreshJwtAuthTokenPayload",
    "kind": "LinkedField",
    "name": "refreshJwtAuthToken",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "authToken"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "customerSignInRefreshMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "customerSignInRefreshMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f34e35835063a536f37dcdc1cdd2a723",
    "id": null,
    "metadata": {},
    "name": "customerSignInRefreshMutation",
    "operationKind": "mutation",
    "text": "mutation customerSignInRefreshMutation($input:RefreshJwtAuthTokenInput!){refreshJwtAuthToken(input:$input){authToken}}"
  }
};
})();

(node as any).hash = "2c59e3b3575b0964af948b2a4f09b8de";

export default node;
