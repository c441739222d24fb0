/**
 * @generated SignedSource<<95d771ccc9f047a809171aa62e8d5c05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateShippingMethodInput = {
  clientMutationId?: string | null | undefined;
  shippingMethods?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type deliveriesMutation$variables = {
  input: UpdateShippingMethodInput;
};
export type deliveriesMutation$data = {
  readonly updateShippingMethod: {
    readonly cart: {
      readonly total: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type deliveriesMutation = {
  response: deliveriesMutation$data;
  variables: deliveriesMutation$variables;
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
    "concreteType": "UpdateShippingMethodPayload",
    "kind": "LinkedField",
    "name": "updateShippingMethod",
    "plural": false,
    "selections": [
      {
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "total"
          }
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "deliveriesMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deliveriesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "0cc98396df567ecaaea4727bd5db3702",
    "id": null,
    "metadata": {},
    "name": "deliveriesMutation",
    "operationKind": "mutation",
    "text": "mutation deliveriesMutation($input:UpdateShippingMethodInput!){updateShippingMethod(input:$input){cart{total}}}"
  }
};
})();

(node as any).hash = "f5890623328a11238f2d596975a070a0";

export default node;
