/**
 * @generated SignedSource<<0ab2b593f9693468efee671eeea34191>>
 * @relayHash f2f7f592051ddc505eaf1fde81dd64a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a47fbbfda0c3b8e6d84e06afb6807d0d091c5f5b17aa47723d75e731823c556

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateShippingMethodInput = {
  clientMutationId?: string | null | undefined;
  shippingMethods?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type useUpdateShippingMethodMutation$variables = {
  input: UpdateShippingMethodInput;
};
export type useUpdateShippingMethodMutation$data = {
  readonly updateShippingMethod: {
    readonly cart: {
      readonly chosenShippingMethods: ReadonlyArray<string | null | undefined> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useUpdateShippingMethodMutation = {
  response: useUpdateShippingMethodMutation$data;
  variables: useUpdateShippingMethodMutation$variables;
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
            "name": "chosenShippingMethods"
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
    "name": "useUpdateShippingMethodMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateShippingMethodMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f2f7f592051ddc505eaf1fde81dd64a9",
    "id": "3a47fbbfda0c3b8e6d84e06afb6807d0d091c5f5b17aa47723d75e731823c556",
    "metadata": {},
    "name": "useUpdateShippingMethodMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateShippingMethodMutation($input:UpdateShippingMethodInput!){updateShippingMethod(input:$input){cart{chosenShippingMethods}}}"
  }
};
})();

(node as any).hash = "814b2a8b543fd5b51417a1aba406b288";

export default node;
