/**
 * @generated SignedSource<<62a6cf2d46c7fa4daead16c41197359a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

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
export type cartRestorationsMutation$variables = {
  input: FillCartInput;
};
export type cartRestorationsMutation$data = {
  readonly fillCart: {
    readonly added: ReadonlyArray<{
      readonly key: string;
      readonly product: {
        readonly node: {
          readonly databaseId: number;
        };
      } | null | undefined;
      readonly quantity: number | null | undefined;
      readonly variation: {
        readonly attributes: ReadonlyArray<{
          readonly name: string | null | undefined;
          readonly value: string | null | undefined;
        } | null | undefined> | null | undefined;
        readonly node: {
          readonly databaseId: number;
        };
      } | null | undefined;
    } | null | undefined> | null | undefined;
    readonly applied: ReadonlyArray<{
      readonly code: string;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type cartRestorationsMutation = {
  response: cartRestorationsMutation$data;
  variables: cartRestorationsMutation$variables;
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
  "kind": "LinkedField",
  "name": "node",
  "plural": false,
  "selections": [
    (v4/*:: as any*/)
  ]
},
v6 = {
  "kind": "ScalarField",
  "name": "name"
},
v7 = {
  "kind": "ScalarField",
  "name": "value"
},
v8 = {
  "concreteType": "AppliedCoupon",
  "kind": "LinkedField",
  "name": "applied",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "code"
    }
  ]
},
v9 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v10 = {
  "kind": "ScalarField",
  "name": "id"
},
v11 = {
  "kind": "LinkedField",
  "name": "node",
  "plural": false,
  "selections": [
    (v9/*:: as any*/),
    (v4/*:: as any*/),
    (v10/*:: as any*/)
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "cartRestorationsMutation",
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
                  (v5/*:: as any*/)
                ]
              },
              {
                "concreteType": "CartItemToProductVariationConnectionEdge",
                "kind": "LinkedField",
                "name": "variation",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "VariationAttribute",
                    "kind": "LinkedField",
                    "name": "attributes",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
                      (v7/*:: as any*/)
                    ]
                  },
                  (v5/*:: as any*/)
                ]
              }
            ]
          },
          (v8/*:: as any*/)
        ]
      }
    ],
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "cartRestorationsMutation",
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
              (v9/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "concreteType": "CartItemToProductConnectionEdge",
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/)
                ]
              },
              {
                "concreteType": "CartItemToProductVariationConnectionEdge",
                "kind": "LinkedField",
                "name": "variation",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "VariationAttribute",
                    "kind": "LinkedField",
                    "name": "attributes",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v10/*:: as any*/)
                    ]
                  },
                  (v11/*:: as any*/)
                ]
              }
            ]
          },
          (v8/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "73f600fc47b6c5d9953cc9d61c44d864",
    "id": null,
    "metadata": {},
    "name": "cartRestorationsMutation",
    "operationKind": "mutation",
    "text": "mutation cartRestorationsMutation($input:FillCartInput!){fillCart(input:$input){added{__typename,key,quantity,product{node{__typename,databaseId,id}},variation{attributes{name,value,id},node{__typename,databaseId,id}}},applied{code}}}"
  }
};
})();

(node as any).hash = "4d30dffb8d20b5b106c8b2b1deff2a43";

export default node;
