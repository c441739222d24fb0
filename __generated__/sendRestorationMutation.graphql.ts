/**
 * @generated SignedSource<<784c9447d11efbc6572eb806f4788fb5>>
 * @relayHash bddafaff89055a0f287238e6a9b67586
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14ab0523a7cda7ddededc786652ffaae1b843a1ffa82e69ca8a7dc7114890b25

import type { ConcreteRequest } from 'relay-runtime';
export type FillCartInput = {
  clientMutationId?: string | null | undefined;
  coupons?: ReadonlyArray<string | null | undefined> | null | undefined;
  items?: ReadonlyArray<CartItemInput | null | undefined> | null | undefined;
  shippingMethods?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type CartItemInput = {
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
export type sendRestorationMutation$variables = {
  input: FillCartInput;
};
export type sendRestorationMutation$data = {
  readonly fillCart: {
    readonly clientMutationId: string | null | undefined;
  } | null | undefined;
};
export type sendRestorationMutation = {
  response: sendRestorationMutation$data;
  variables: sendRestorationMutation$variables;
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
    "concreteType": "FillCartPayload",
    "kind": "LinkedField",
    "name": "fillCart",
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
    "name": "sendRestorationMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendRestorationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "bddafaff89055a0f287238e6a9b67586",
    "id": "14ab0523a7cda7ddededc786652ffaae1b843a1ffa82e69ca8a7dc7114890b25",
    "metadata": {},
    "name": "sendRestorationMutation",
    "operationKind": "mutation",
    "text": "mutation sendRestorationMutation($input:FillCartInput!){fillCart(input:$input){clientMutationId}}"
  }
};
})();

(node as any).hash = "d252bec702476e86708c9b5aa0b6b688";

export default node;
