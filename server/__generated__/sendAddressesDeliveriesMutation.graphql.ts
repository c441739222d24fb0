/**
 * @generated SignedSource<<fe7c5b8fcb487a009740d8aa3ec1d739>>
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
export type sendAddressesDeliveriesMutation$variables = {
  input: UpdateShippingMethodInput;
};
export type sendAddressesDeliveriesMutation$data = {
  readonly updateShippingMethod: {
    readonly cart: {
      readonly total: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type sendAddressesDeliveriesMutation = {
  response: sendAddressesDeliveriesMutation$data;
  variables: sendAddressesDeliveriesMutation$variables;
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
    "name": "sendAddressesDeliveriesMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendAddressesDeliveriesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7cd01fda452a03a5b0244fb1265d2cbb",
    "id": null,
    "metadata": {},
    "name": "sendAddressesDeliveriesMutation",
    "operationKind": "mutation",
    "text": "mutation sendAddressesDeliveriesMutation($input:UpdateShippingMethodInput!){updateShippingMethod(input:$input){cart{total}}}"
  }
};
})();

(node as any).hash = "442b62086b094e8200620228c5d380a4";

export default node;
