/**
 * @generated SignedSource<<9358ab9d7412c93c706ba4c56426fe15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveCouponsInput = {
  clientMutationId?: string | null | undefined;
  codes?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type changeCouponRemoveMutation$variables = {
  input: RemoveCouponsInput;
};
export type changeCouponRemoveMutation$data = {
  readonly removeCoupons: {
    readonly clientMutationId: string | null | undefined;
  } | null | undefined;
};
export type changeCouponRemoveMutation = {
  response: changeCouponRemoveMutation$data;
  variables: changeCouponRemoveMutation$variables;
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
    "concreteType": "RemoveCouponsPayload",
    "kind": "LinkedField",
    "name": "removeCoupons",
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
    "name": "changeCouponRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "changeCouponRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e9d0071b27eda22e8cc2c1b5c1a87421",
    "id": null,
    "metadata": {},
    "name": "changeCouponRemoveMutation",
    "operationKind": "mutation",
    "text": "mutation changeCouponRemoveMutation($input:RemoveCouponsInput!){removeCoupons(input:$input){clientMutationId}}"
  }
};
})();

(node as any).hash = "c7a7f78d0d60c4751249cc5337ceb831";

export default node;
