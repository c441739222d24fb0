/**
 * @generated SignedSource<<c701eb858bee7dbadf9f08c497fb542f>>
 * @relayHash cada85029a692032eff344c9702beb9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c6c1ed69b81ef454d78c4e6326a842eba096dfa0a2e0f5acb5a677336fdb37c

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
    "alias": null,
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
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "clientMutationId",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCouponsApplyMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCouponsApplyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "cada85029a692032eff344c9702beb9f",
    "id": "1c6c1ed69b81ef454d78c4e6326a842eba096dfa0a2e0f5acb5a677336fdb37c",
    "metadata": {},
    "name": "useCouponsApplyMutation",
    "operationKind": "mutation",
    "text": "mutation useCouponsApplyMutation(\n  $input: ApplyCouponInput!\n) {\n  applyCoupon(input: $input) {\n    clientMutationId\n  }\n}\n"
  }
};
})();

(node as any).hash = "1988feb0ccccaeeed543d8c87a9e14b9";

export default node;
