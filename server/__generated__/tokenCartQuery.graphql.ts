/**
 * @generated SignedSource<<2e092e18eba7d85aa4c3e68ae7889c37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type tokenCartQuery$variables = Record<PropertyKey, never>;
export type tokenCartQuery$data = {
  readonly cart: {
    readonly contents: {
      readonly nodes: ReadonlyArray<{
        readonly key: string;
        readonly product: {
          readonly node: {
            readonly databaseId: number;
          };
        } | null | undefined;
        readonly quantity: number | null | undefined;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type tokenCartQuery = {
  response: tokenCartQuery$data;
  variables: tokenCartQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "key"
},
v2 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v3 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v4 = {
  "kind": "ScalarField",
  "name": "__typename"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "tokenCartQuery",
    "selections": [
      {
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "CartToCartItemConnection",
            "kind": "LinkedField",
            "name": "contents",
            "plural": false,
            "selections": [
              {
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
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
                          (v3/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "contents(first:100)"
          }
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "tokenCartQuery",
    "selections": [
      {
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "CartToCartItemConnection",
            "kind": "LinkedField",
            "name": "contents",
            "plural": false,
            "selections": [
              {
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
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
                          (v4/*:: as any*/),
                          (v3/*:: as any*/),
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
            ],
            "storageKey": "contents(first:100)"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "3dddf38fde84fb3c2f8dda1953b50aad",
    "id": null,
    "metadata": {},
    "name": "tokenCartQuery",
    "operationKind": "query",
    "text": "query tokenCartQuery{cart{contents(first:100){nodes{__typename,key,quantity,product{node{__typename,databaseId,id}}}}}}"
  }
};
})();

(node as any).hash = "6dc352de11f6f7b1be17be0ad97bc7c2";

export default node;
