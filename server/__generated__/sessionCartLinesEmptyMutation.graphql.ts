/**
 * @generated SignedSource<<76cf9ee987e4c58e2d887bd6d4b3f596>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type EmptyCartInput = {
  clearPersistentCart?: boolean | null | undefined;
  clientMutationId?: string | null | undefined;
};
export type sessionCartLinesEmptyMutation$variables = {
  input: EmptyCartInput;
};
export type sessionCartLinesEmptyMutation$data = {
  readonly emptyCart: {
    readonly clientMutationId: string | null | undefined;
  } | null | undefined;
};
export type sessionCartLinesEmptyMutation = {
  response: sessionCartLinesEmptyMutation$data;
  variables: sessionCartLinesEmptyMutation$variables;
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
    "concreteType": "EmptyCartPayload",
    "kind": "LinkedField",
    "name": "emptyCart",
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
    "name": "sessionCartLinesEmptyMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sessionCartLinesEmptyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "110ec8927a99294e29ace75ea4ed4bb3",
    "id": null,
    "metadata": {},
    "name": "sessionCartLinesEmptyMutation",
    "operationKind": "mutation",
    "text": "mutation sessionCartLinesEmptyMutation($input:EmptyCartInput!){emptyCart(input:$input){clientMutationId}}"
  }
};
})();

(node as any).hash = "fd6ea38816c80dcd2d755e62bdbbad47";

export default node;
