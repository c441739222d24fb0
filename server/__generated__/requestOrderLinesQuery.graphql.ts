/**
 * @generated SignedSource<<99dbefbab2f131f05ddc30abce7ae2a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type requestOrderLinesQuery$variables = {
  after?: string | null | undefined;
  id: string;
};
export type requestOrderLinesQuery$data = {
  readonly order: {
    readonly lineItems: {
      readonly nodes: ReadonlyArray<{
        readonly metaData: ReadonlyArray<{
          readonly key: string;
          readonly value: string | null | undefined;
        } | null | undefined> | null | undefined;
        readonly product: {
          readonly node: {
            readonly name: string | null | undefined;
          };
        } | null | undefined;
        readonly productId: number | null | undefined;
        readonly quantity: number | null | undefined;
        readonly total: string | null | undefined;
        readonly variation: {
          readonly node: {
            readonly attributes: {
              readonly nodes: ReadonlyArray<{
                readonly name: string | null | undefined;
              }>;
            } | null | undefined;
            readonly name: string | null | undefined;
          };
        } | null | undefined;
        readonly variationId: number | null | undefined;
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
    } | null | undefined;
  } | null | undefined;
};
export type requestOrderLinesQuery = {
  response: requestOrderLinesQuery$data;
  variables: requestOrderLinesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Literal",
    "name": "idType",
    "value": "DATABASE_ID"
  }
],
v3 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v4 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  (v3/*:: as any*/)
],
v5 = {
  "kind": "ScalarField",
  "name": "productId"
},
v6 = {
  "kind": "ScalarField",
  "name": "variationId"
},
v7 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v8 = {
  "kind": "ScalarField",
  "name": "total"
},
v9 = {
  "kind": "ScalarField",
  "name": "key"
},
v10 = {
  "kind": "ScalarField",
  "name": "value"
},
v11 = {
  "kind": "ScalarField",
  "name": "name"
},
v12 = [
  (v11/*:: as any*/)
],
v13 = [
  (v3/*:: as any*/)
],
v14 = {
  "concreteType": "OrderToLineItemConnectionPageInfo",
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
v15 = {
  "kind": "ScalarField",
  "name": "id"
},
v16 = {
  "kind": "ScalarField",
  "name": "__typename"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "requestOrderLinesQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": [
          {
            "args": (v4/*:: as any*/),
            "concreteType": "OrderToLineItemConnection",
            "kind": "LinkedField",
            "name": "lineItems",
            "plural": false,
            "selections": [
              {
                "concreteType": "LineItem",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "concreteType": "MetaData",
                    "kind": "LinkedField",
                    "name": "metaData",
                    "plural": true,
                    "selections": [
                      (v9/*:: as any*/),
                      (v10/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "LineItemToProductConnectionEdge",
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": (v12/*:: as any*/)
                      }
                    ]
                  },
                  {
                    "concreteType": "LineItemToProductVariationConnectionEdge",
                    "kind": "LinkedField",
                    "name": "variation",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v11/*:: as any*/),
                          {
                            "args": (v13/*:: as any*/),
                            "concreteType": "ProductVariationToVariationAttributeConnection",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": [
                              {
                                "concreteType": "VariationAttribute",
                                "kind": "LinkedField",
                                "name": "nodes",
                                "plural": true,
                                "selections": (v12/*:: as any*/)
                              }
                            ],
                            "storageKey": "attributes(first:100)"
                          }
                        ]
                      }
                    ]
                  }
                ]
              },
              (v14/*:: as any*/)
            ]
          }
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "requestOrderLinesQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": [
          {
            "args": (v4/*:: as any*/),
            "concreteType": "OrderToLineItemConnection",
            "kind": "LinkedField",
            "name": "lineItems",
            "plural": false,
            "selections": [
              {
                "concreteType": "LineItem",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "concreteType": "MetaData",
                    "kind": "LinkedField",
                    "name": "metaData",
                    "plural": true,
                    "selections": [
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v15/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "LineItemToProductConnectionEdge",
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v16/*:: as any*/),
                          (v11/*:: as any*/),
                          (v15/*:: as any*/)
                        ]
                      }
                    ]
                  },
                  {
                    "concreteType": "LineItemToProductVariationConnectionEdge",
                    "kind": "LinkedField",
                    "name": "variation",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v16/*:: as any*/),
                          (v11/*:: as any*/),
                          {
                            "args": (v13/*:: as any*/),
                            "concreteType": "ProductVariationToVariationAttributeConnection",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": [
                              {
                                "concreteType": "VariationAttribute",
                                "kind": "LinkedField",
                                "name": "nodes",
                                "plural": true,
                                "selections": [
                                  (v11/*:: as any*/),
                                  (v15/*:: as any*/)
                                ]
                              }
                            ],
                            "storageKey": "attributes(first:100)"
                          },
                          (v15/*:: as any*/)
                        ]
                      }
                    ]
                  },
                  (v15/*:: as any*/)
                ]
              },
              (v14/*:: as any*/)
            ]
          },
          (v15/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "7d525553ced257be0ae85b4a12a195d0",
    "id": null,
    "metadata": {},
    "name": "requestOrderLinesQuery",
    "operationKind": "query",
    "text": "query requestOrderLinesQuery($id:ID!,$after:String){order(id:$id,idType:DATABASE_ID){lineItems(first:100,after:$after){nodes{productId,variationId,quantity,total,metaData{key,value,id},product{node{__typename,name,id}},variation{node{__typename,name,attributes(first:100){nodes{name,id}},id}},id},pageInfo{hasNextPage,endCursor}},id}}"
  }
};
})();

(node as any).hash = "6ed0250f8be28fe094a4799bff93d35b";

export default node;
