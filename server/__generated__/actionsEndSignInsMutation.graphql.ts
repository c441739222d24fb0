/**
 * @generated SignedSource<<bd22fc246df587d149d86590bcaa3365>>
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
export type actionsEndSignInsMutation$variables = {
  input: UpdateUserInput;
};
export type actionsEndSignInsMutation$data = {
  readonly updateUser: {
    readonly clientMutationId: string | null | undefined;
  } | null | undefined;
};
export type actionsEndSignInsMutation = {
  response: actionsEndSignInsMutation$data;
  variables: actionsEndSignInsMutation$variables;
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
    "name": "actionsEndSignInsMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "actionsEndSignInsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f590346629d45c5f8fb2bbc185de6de4",
    "id": null,
    "metadata": {},
    "name": "actionsEndSignInsMutation",
    "operationKind": "mutation",
    "text": "mutation actionsEndSignInsMutation($input:UpdateUserInput!){updateUser(input:$input){clientMutationId}}"
  }
};
})();

(node as any).hash = "5c98948b3575228193103f89a578e63a";

export default node;
