/**
 * @generated SignedSource<<3982f14c6de05ba2280dbc146488a0bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type sessionCartLinesQuery$variables = {
  after?: string | null | undefined;
};
export type sessionCartLinesQuery$data = {
  readonly cart: {
    readonly contents: {
      readonly nodes: ReadonlyArray<{
        readonly key: string;
        readonly product: {
          readonly node: {
            readonly databaseId: number;
            readonly name: string | null | undefined;
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
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
    } | null | undefined;
  } | null | undefined;
};
export type sessionCartLinesQuery = {
  response: sessionCartLinesQuery$data;
  variables: sessionCartLinesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
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
  "name": "name"
},
v6 = {
  "kind": "ScalarField",
  "name": "value"
},
v7 = {
  "concreteType": "CartToCartItemConnectionPageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "hasNextPage"
    },
    {
      "kind": "ScalarField",
      "name": "endCursor"
    }
  ]
},
v8 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v9 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "sessionCartLinesQuery",
    "selections": [
      {
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
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
                          (v4/*:: as any*/),
                          (v5/*:: as any*/)
                        ]
                      }
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
                          (v5/*:: as any*/),
                          (v6/*:: as any*/)
                        ]
                      },
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
              },
              (v7/*:: as any*/)
            ]
          }
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sessionCartLinesQuery",
    "selections": [
      {
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
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
                  (v8/*:: as any*/),
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
                          (v8/*:: as any*/),
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          (v9/*:: as any*/)
                        ]
                      }
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
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          (v9/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v8/*:: as any*/),
                          (v4/*:: as any*/),
                          (v9/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ]
              },
              (v7/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "4f32992387f67180fc6f6cac0c3a8327",
    "id": null,
    "metadata": {},
    "name": "sessionCartLinesQuery",
    "operationKind": "query",
    "text": "query sessionCartLinesQuery($after:String){cart{contents(first:100,after:$after){nodes{__typename,key,quantity,product{node{__typename,databaseId,name,id}},variation{attributes{name,value,id},node{__typename,databaseId,id}}},pageInfo{hasNextPage,endCursor}}}}"
  }
};
})();

(node as any).hash = "1171285575de312a3f528187dd61969e";

export default node;
