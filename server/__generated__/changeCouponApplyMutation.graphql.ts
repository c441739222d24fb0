/**
 * @generated SignedSource<<db0d7eb193f21f651a82c8c68af06edc>>
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
export type changeCouponApplyMutation$variables = {
  input: ApplyCouponInput;
};
export type changeCouponApplyMutation$data = {
  readonly applyCoupon: {
    readonly clientMutationId: string | null | undefined;
  } | null | undefined;
};
export type changeCouponApplyMutation = {
  response: changeCouponApplyMutation$data;
  variables: changeCouponApplyMutation$variables;
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
    "name": "changeCouponApplyMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "changeCouponApplyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "92dea1396463cad660643287c123aba0",
    "id": null,
    "metadata": {},
    "name": "changeCouponApplyMutation",
    "operationKind": "mutation",
    "text": "mutation changeCouponApplyMutation($input:ApplyCouponInput!){applyCoupon(input:$input){clientMutationId}}"
  }
};
})();

(node as any).hash = "46c29d01e72c6ff246b16f81124fd2f0";

export default node;
