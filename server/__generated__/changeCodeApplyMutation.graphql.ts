/**
 * @generated SignedSource<<361cdaecba1e86cac479f1514b8a4786>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ApplyCouponInput = {
  clientMutationId?: string | null | undefined;
  code: string;
};
export type changeCodeApplyMutation$variables = {
  input: ApplyCouponInput;
};
export type changeCodeApplyMutation$data = {
  readonly applyCoupon: {
    readonly clientMutationId: string | null | undefined;
  } | null | undefined;
};
export type changeCodeApplyMutation = {
  response: changeCodeApplyMutation$data;
  variables: changeCodeApplyMutation$variables;
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
    "concreteType": "ApplyCouponPayload",
    "kind": "LinkedField",
    "name": "applyCoupon",
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
    "name": "changeCodeApplyMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "changeCodeApplyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "bf104ae43e64bdd0de6e0fc6a7a365ed",
    "id": null,
    "metadata": {},
    "name": "changeCodeApplyMutation",
    "operationKind": "mutation",
    "text": "mutation changeCodeApplyMutation($input:ApplyCouponInput!){applyCoupon(input:$input){clientMutationId}}"
  }
};
})();

(node as any).hash = "2c5047325e57e7678b7507c8493a9a3e";

export default node;
