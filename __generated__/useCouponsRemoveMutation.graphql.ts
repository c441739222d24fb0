/**
 * @generated SignedSource<<bd57774b75ff702ce3953bdd0b6b8ee5>>
 * @relayHash b7e4cd5bf96b26a55690abf13f7b3e32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5413f5dbdd8e78bc5c82281b8cfc7fa0897351ba82eb094811bfb38ae295160d

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveCouponsInput = {
  clientMutationId?: string | null | undefined;
  codes?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type useCouponsRemoveMutation$variables = {
  input: RemoveCouponsInput;
};
export type useCouponsRemoveMutation$data = {
  readonly removeCoupons: {
    readonly clientMutationId: string | null | undefined;
  } | null | undefined;
};
export type useCouponsRemoveMutation = {
  response: useCouponsRemoveMutation$data;
  variables: useCouponsRemoveMutation$variables;
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
    "name": "useCouponsRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCouponsRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "b7e4cd5bf96b26a55690abf13f7b3e32",
    "id": "5413f5dbdd8e78bc5c82281b8cfc7fa0897351ba82eb094811bfb38ae295160d",
    "metadata": {},
    "name": "useCouponsRemoveMutation",
    "operationKind": "mutation",
    "text": "mutation useCouponsRemoveMutation($input:RemoveCouponsInput!){removeCoupons(input:$input){clientMutationId}}"
  }
};
})();

(node as any).hash = "1158eaa0d859061805ef4bb639817e51";

export default node;
