/**
 * @generated SignedSource<<e3b3b22d24c5b6f900ca129720a8ed69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type AddToCartInput = {
  clientMutationId?: string | null | undefined;
  extraData?: string | null | undefined;
  productId: number;
  quantity?: number | null | undefined;
  variation?: ReadonlyArray<ProductAttributeInput | null | undefined> | null | undefined;
  variationId?: number | null | undefined;
};
export type ProductAttributeInput = {
  attributeName: string;
  attributeValue?: string | null | undefined;
  id?: number | null | undefined;
};
export type sessionCartLinesAddMutation$variables = {
  input: AddToCartInput;
};
export type sessionCartLinesAddMutation$data = {
  readonly addToCart: {
    readonly clientMutationId: string | null | undefined;
  } | null | undefined;
};
export type sessionCartLinesAddMutation = {
  response: sessionCartLinesAddMutation$data;
  variables: sessionCartLinesAddMutation$variables;
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
    "concreteType": "AddToCartPayload",
    "kind": "LinkedField",
    "name": "addToCart",
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
    "name": "sessionCartLinesAddMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sessionCartLinesAddMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "69de83e04b1f0c7c5a814a8c78b43e1b",
    "id": null,
    "metadata": {},
    "name": "sessionCartLinesAddMutation",
    "operationKind": "mutation",
    "text": "mutation sessionCartLinesAddMutation($input:AddToCartInput!){addToCart(input:$input){clientMutationId}}"
  }
};
})();

(node as any).hash = "a653a9c30469d661e2196d3e4ad76afb";

export default node;
