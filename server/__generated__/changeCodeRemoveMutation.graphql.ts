/**
 * @generated SignedSource<<d396bcfad14fa5cf2300f8944acc3fc1>>
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
export type changeCodeRemoveMutation$variables = {
  input: RemoveCouponsInput;
};
export type changeCodeRemoveMutation$data = {
  readonly removeCoupons: {
    readonly clientMutationId: string | null | undefined;
  } | null | undefined;
};
export type changeCodeRemoveMutation = {
  response: changeCodeRemoveMutation$data;
  variables: changeCodeRemoveMutation$variables;
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
    "name": "changeCodeRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "changeCodeRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "836f72174839366eb4307377ff5f121c",
    "id": null,
    "metadata": {},
    "name": "changeCodeRemoveMutation",
    "operationKind": "mutation",
    "text": "mutation changeCodeRemoveMutation($input:RemoveCouponsInput!){removeCoupons(input:$input){clientMutationId}}"
  }
};
})();

(node as any).hash = "b3cfdd906ab4c9bff441fb60de008c06";

export default node;
