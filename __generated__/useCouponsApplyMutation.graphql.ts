/**
 * @generated SignedSource<<81e1adea3baeb18e7c793c4cbf72bd36>>
 * @relayHash 91d03d32ce9047a53e314f00e3c041a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01d460702b1ddd3b70c76a18d40c03be37612d01a1b792e531a0811662c6b765

import type { ConcreteRequest } from 'relay-runtime';
export type ApplyCouponInput = {
  clientMutationId?: string | null | undefined;
  code: string;
};
export type useCouponsApplyMutation$variables = {
  input: ApplyCouponInput;
};
export type useCouponsApplyMutation$data = {
  readonly applyCoupon: {
    readonly clientMutationId: string | null | undefined;
  } | null | undefined;
};
export type useCouponsApplyMutation = {
  response: useCouponsApplyMutation$data;
  variables: useCouponsApplyMutation$variables;
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
    "name": "useCouponsApplyMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCouponsApplyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "91d03d32ce9047a53e314f00e3c041a8",
    "id": "01d460702b1ddd3b70c76a18d40c03be37612d01a1b792e531a0811662c6b765",
    "metadata": {},
    "name": "useCouponsApplyMutation",
    "operationKind": "mutation",
    "text": "mutation useCouponsApplyMutation($input:ApplyCouponInput!){applyCoupon(input:$input){clientMutationId}}"
  }
};
})();

(node as any).hash = "1988feb0ccccaeeed543d8c87a9e14b9";

export default node;
