/**
 * @generated SignedSource<<e48a7faa9a4aac812be9e7b0fe9506b5>>
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
export type cartLinesEmptyMutation$variables = {
  input: EmptyCartInput;
};
export type cartLinesEmptyMutation$data = {
  readonly emptyCart: {
    readonly clientMutationId: string | null | undefined;
  } | null | undefined;
};
export type cartLinesEmptyMutation = {
  response: cartLinesEmptyMutation$data;
  variables: cartLinesEmptyMutation$variables;
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
    "name": "cartLinesEmptyMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "cartLinesEmptyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "94e4910ffeee00f81effe5ac9c8e26a1",
    "id": null,
    "metadata": {},
    "name": "cartLinesEmptyMutation",
    "operationKind": "mutation",
    "text": "mutation cartLinesEmptyMutation($input:EmptyCartInput!){emptyCart(input:$input){clientMutationId}}"
  }
};
})();

(node as any).hash = "f5aa19518d9bd68a261f48345c7ceb41";

export default node;
