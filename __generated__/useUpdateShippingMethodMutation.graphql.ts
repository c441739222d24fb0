/**
 * @generated SignedSource<<2da5231f6d07fe1e53330fd1e5828eb7>>
 * @relayHash f36fefab91afa90d78515ae455941d7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e38d1b005742a81907a7ce2f3a3814659d5bf771b4402834f7c7a28e166926a

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
    "alias": null,
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
        "alias": null,
        "args": null,
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "chosenShippingMethods",
            "storageKey": null
          }
        ],
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
    "name": "useUpdateShippingMethodMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateShippingMethodMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f36fefab91afa90d78515ae455941d7d",
    "id": "2e38d1b005742a81907a7ce2f3a3814659d5bf771b4402834f7c7a28e166926a",
    "metadata": {},
    "name": "useUpdateShippingMethodMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateShippingMethodMutation(\n  $input: UpdateShippingMethodInput!\n) {\n  updateShippingMethod(input: $input) {\n    cart {\n      chosenShippingMethods\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "814b2a8b543fd5b51417a1aba406b288";

export default node;
