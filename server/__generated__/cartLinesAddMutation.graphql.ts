/**
 * @generated SignedSource<<12c284e808d3df4be9d07be3e23ce4e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type AddToCartInput = {
  clientMutationId?: string | null | undefined;
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
export type cartLinesAddMutation$variables = {
  input: AddToCartInput;
};
export type cartLinesAddMutation$data = {
  readonly addToCart: {
    readonly clientMutationId: string | null | undefined;
  } | null | undefined;
};
export type cartLinesAddMutation = {
  response: cartLinesAddMutation$data;
  variables: cartLinesAddMutation$variables;
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
    "name": "cartLinesAddMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "cartLinesAddMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "94cc43d66771938a1645e38033406abc",
    "id": null,
    "metadata": {},
    "name": "cartLinesAddMutation",
    "operationKind": "mutation",
    "text": "mutation cartLinesAddMutation($input:AddToCartInput!){addToCart(input:$input){clientMutationId}}"
  }
};
})();

(node as any).hash = "46edd27fadab1563f532bca015f1ad52";

export default node;
