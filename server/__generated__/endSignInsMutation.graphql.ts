/**
 * @generated SignedSource<<8c182005dca82aa9a32b4a0bc23794c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateUserInput = {
  aim?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  description?: string | null | undefined;
  displayName?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  id: string;
  jabber?: string | null | undefined;
  lastName?: string | null | undefined;
  locale?: string | null | undefined;
  nicename?: string | null | undefined;
  nickname?: string | null | undefined;
  password?: string | null | undefined;
  refreshJwtUserSecret?: boolean | null | undefined;
  registered?: string | null | undefined;
  revokeJwtUserSecret?: boolean | null | undefined;
  richEditing?: string | null | undefined;
  roles?: ReadonlyArray<string | null | undefined> | null | undefined;
  websiteUrl?: string | null | undefined;
  yim?: string | null | undefined;
};
export type endSignInsMutation$variables = {
  input: UpdateUserInput;
};
export type endSignInsMutation$data = {
  readonly updateUser: {
    readonly clientMutationId: string | null | undefined;
  } | null | undefined;
};
export type endSignInsMutation = {
  response: endSignInsMutation$data;
  variables: endSignInsMutation$variables;
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
    "concreteType": "UpdateUserPayload",
    "kind": "LinkedField",
    "name": "updateUser",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "clientMutationId"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "endSignInsMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "endSignInsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f86385294215f0eaa511b2e00d445718",
    "id": null,
    "metadata": {},
    "name": "endSignInsMutation",
    "operationKind": "mutation",
    "text": "mutation endSignInsMutation($input:UpdateUserInput!){updateUser(input:$input){clientMutationId}}"
  }
};
})();

(node as any).hash = "5b2df6eac8f38a5d9b169c52ad073a8e";

export default node;
