/**
 * @generated SignedSource<<8129e7472a87a2bc370511f848ea8baa>>
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
export type customerLoginRefreshMutation$variables = {
  input: RefreshJwtAuthTokenInput;
};
export type customerLoginRefreshMutation$data = {
  readonly refreshJwtAuthToken: {
    readonly authToken: string | null | undefined;
  } | null | undefined;
};
export type customerLoginRefreshMutation = {
  response: customerLoginRefreshMutation$data;
  variables: customerLoginRefreshMutation$variables;
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
    "name": "customerLoginRefreshMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "customerLoginRefreshMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "378a4ee5c2605b78d148738fc9ad202f",
    "id": null,
    "metadata": {},
    "name": "customerLoginRefreshMutation",
    "operationKind": "mutation",
    "text": "mutation customerLoginRefreshMutation($input:RefreshJwtAuthTokenInput!){refreshJwtAuthToken(input:$input){authToken}}"
  }
};
})();

(node as any).hash = "50c7324469350828da51509462b2220f";

export default node;
