/**
 * @generated SignedSource<<33bff6f2cc53bdd695e0ef684a873fa1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ResetUserPasswordInput = {
  clientMutationId?: string | null | undefined;
  key?: string | null | undefined;
  login?: string | null | undefined;
  password?: string | null | undefined;
};
export type actionsResetMutation$variables = {
  input: ResetUserPasswordInput;
};
export type actionsResetMutation$data = {
  readonly resetUserPassword: {
    readonly clientMutationId: string | null | undefined;
  } | null | undefined;
};
export type actionsResetMutation = {
  response: actionsResetMutation$data;
  variables: actionsResetMutation$variables;
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
    "concreteType": "ResetUserPasswordPayload",
    "kind": "LinkedField",
    "name": "resetUserPassword",
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
    "name": "actionsResetMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "actionsResetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "fcab80fbce5cee682d9e7738a67c6d69",
    "id": null,
    "metadata": {},
    "name": "actionsResetMutation",
    "operationKind": "mutation",
    "text": "mutation actionsResetMutation($input:ResetUserPasswordInput!){resetUserPassword(input:$input){clientMutationId}}"
  }
};
})();

(node as any).hash = "23c03ad437a99abec1d82067b5dcd69f";

export default node;
