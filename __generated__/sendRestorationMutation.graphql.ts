/**
 * @generated SignedSource<<5764aeca84e835c4c0784358dc5ae99f>>
 * @relayHash a563080ae0b0694631f66f03e7f872c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d42e3e9f15113184b264c4daef98c3ebc8688f8696b6a2b918b8cbf6191efc94

import type { ConcreteRequest } from 'relay-runtime';
export type FillCartInput = {
  clientMutationId?: string | null | undefined;
  coupons?: ReadonlyArray<string | null | undefined> | null | undefined;
  items?: ReadonlyArray<CartItemInput | null | undefined> | null | undefined;
  shippingMethods?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type CartItemInput = {
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
export type sendRestorationMutation$variables = {
  input: FillCartInput;
};
export type sendRestorationMutation$data = {
  readonly fillCart: {
    readonly added: ReadonlyArray<{
      readonly key: string;
      readonly product: {
        readonly node: {
          readonly databaseId: number;
        };
      } | null | undefined;
      readonly quantity: number | null | undefined;
    } | null | undefined> | null | undefined;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "key"
},
v3 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v4 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v5 = {
  "kind": "ScalarField",
  "name": "__typename"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "sendRestorationMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "FillCartPayload",
        "kind": "LinkedField",
        "name": "fillCart",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "added",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "concreteType": "CartItemToProductConnectionEdge",
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  {
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/)
                    ]
                  }
                ]
              }
            ]
          }
        ]
      }
    ],
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendRestorationMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "FillCartPayload",
        "kind": "LinkedField",
        "name": "fillCart",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "added",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "concreteType": "CartItemToProductConnectionEdge",
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  {
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v4/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "id"
                      }
                    ]
                  }
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "a563080ae0b0694631f66f03e7f872c7",
    "id": "d42e3e9f15113184b264c4daef98c3ebc8688f8696b6a2b918b8cbf6191efc94",
    "metadata": {},
    "name": "sendRestorationMutation",
    "operationKind": "mutation",
    "text": "mutation sendRestorationMutation($input:FillCartInput!){fillCart(input:$input){added{__typename,key,quantity,product{node{__typename,databaseId,id}}}}}"
  }
};
})();

(node as any).hash = "310aa7ff080974f4ec1e1cb5bece5165";

export default node;
