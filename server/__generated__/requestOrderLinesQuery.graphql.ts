/**
 * @generated SignedSource<<c6e5bae31b90528c47dcf73a1089102a>>
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
            readonly attributes?: {
              readonly nodes: ReadonlyArray<{
                readonly label: string | null | undefined;
                readonly name: string | null | undefined;
                readonly terms?: {
                  readonly nodes: ReadonlyArray<{
                    readonly name: string | null | undefined;
                    readonly slug: string | null | undefined;
                  }>;
                } | null | undefined;
              }>;
            } | null | undefined;
            readonly image: {
              readonly sourceUrl: string | null | undefined;
              readonly srcSet: string | null | undefined;
            } | null | undefined;
            readonly name: string | null | undefined;
            readonly slug: string | null | undefined;
          };
        } | null | undefined;
        readonly productId: number | null | undefined;
        readonly quantity: number | null | undefined;
        readonly rawSubtotal: string | null | undefined;
        readonly rawSubtotalTax: string | null | undefined;
        readonly subtotal: string | null | undefined;
        readonly subtotalTax: string | null | undefined;
        readonly variation: {
          readonly node: {
            readonly attributes: {
              readonly nodes: ReadonlyArray<{
                readonly name: string | null | undefined;
              }>;
            } | null | undefined;
            readonly image: {
              readonly sourceUrl: string | null | undefined;
              readonly srcSet: string | null | undefined;
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
  "name": "subtotal"
},
v9 = {
  "kind": "ScalarField",
  "name": "subtotalTax"
},
v10 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v11 = {
  "alias": "rawSubtotal",
  "args": (v10/*:: as any*/),
  "kind": "ScalarField",
  "name": "subtotal",
  "storageKey": "subtotal(format:\"RAW\")"
},
v12 = {
  "alias": "rawSubtotalTax",
  "args": (v10/*:: as any*/),
  "kind": "ScalarField",
  "name": "subtotalTax",
  "storageKey": "subtotalTax(format:\"RAW\")"
},
v13 = {
  "kind": "ScalarField",
  "name": "key"
},
v14 = {
  "kind": "ScalarField",
  "name": "value"
},
v15 = {
  "kind": "ScalarField",
  "name": "name"
},
v16 = {
  "kind": "ScalarField",
  "name": "slug"
},
v17 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v18 = {
  "kind": "ScalarField",
  "name": "srcSet"
},
v19 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v17/*:: as any*/),
    (v18/*:: as any*/)
  ]
},
v20 = [
  (v3/*:: as any*/)
],
v21 = {
  "kind": "ScalarField",
  "name": "label"
},
v22 = {
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
v23 = {
  "kind": "ScalarField",
  "name": "id"
},
v24 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v25 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v17/*:: as any*/),
    (v18/*:: as any*/),
    (v23/*:: as any*/)
  ]
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
                  (v9/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "concreteType": "MetaData",
                    "kind": "LinkedField",
                    "name": "metaData",
                    "plural": true,
                    "selections": [
                      (v13/*:: as any*/),
                      (v14/*:: as any*/)
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
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v19/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": (v20/*:: as any*/),
                                "concreteType": "ProductWithAttributesToProductAttributeConnection",
                                "kind": "LinkedField",
                                "name": "attributes",
                                "plural": false,
                                "selections": [
                                  {
                                    "kind": "LinkedField",
                                    "name": "nodes",
                                    "plural": true,
                                    "selections": [
                                      (v15/*:: as any*/),
                                      (v21/*:: as any*/),
                                      {
                                        "kind": "InlineFragment",
                                        "selections": [
                                          {
                                            "args": (v20/*:: as any*/),
                                            "concreteType": "GlobalProductAttributeToTermNodeConnection",
                                            "kind": "LinkedField",
                                            "name": "terms",
                                            "plural": false,
                                            "selections": [
                                              {
                                                "kind": "LinkedField",
                                                "name": "nodes",
                                                "plural": true,
                                                "selections": [
                                                  (v16/*:: as any*/),
                                                  (v15/*:: as any*/)
                                                ]
                                              }
                                            ],
                                            "storageKey": "terms(first:100)"
                                          }
                                        ],
                                        "type": "GlobalProductAttribute"
                                      }
                                    ]
                                  }
                                ],
                                "storageKey": "attributes(first:100)"
                              }
                            ],
                            "type": "ProductWithAttributes",
                            "abstractKey": "__isProductWithAttributes"
                          }
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
                          (v19/*:: as any*/),
                          (v15/*:: as any*/),
                          {
                            "args": (v20/*:: as any*/),
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
                                  (v15/*:: as any*/)
                                ]
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
              (v22/*:: as any*/)
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
                  (v9/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "concreteType": "MetaData",
                    "kind": "LinkedField",
                    "name": "metaData",
                    "plural": true,
                    "selections": [
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v23/*:: as any*/)
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
                          (v24/*:: as any*/),
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v25/*:: as any*/),
                          (v23/*:: as any*/),
                          {
                            "kind": "TypeDiscriminator",
                            "abstractKey": "__isProduct"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": (v20/*:: as any*/),
                                "concreteType": "ProductWithAttributesToProductAttributeConnection",
                                "kind": "LinkedField",
                                "name": "attributes",
                                "plural": false,
                                "selections": [
                                  {
                                    "kind": "LinkedField",
                                    "name": "nodes",
                                    "plural": true,
                                    "selections": [
                                      (v24/*:: as any*/),
                                      (v15/*:: as any*/),
                                      (v21/*:: as any*/),
                                      {
                                        "kind": "InlineFragment",
                                        "selections": [
                                          {
                                            "args": (v20/*:: as any*/),
                                            "concreteType": "GlobalProductAttributeToTermNodeConnection",
                                            "kind": "LinkedField",
                                            "name": "terms",
                                            "plural": false,
                                            "selections": [
                                              {
                                                "kind": "LinkedField",
                                                "name": "nodes",
                                                "plural": true,
                                                "selections": [
                                                  (v24/*:: as any*/),
                                                  (v16/*:: as any*/),
                                                  (v15/*:: as any*/),
                                                  (v23/*:: as any*/)
                                                ]
                                              }
                                            ],
                                            "storageKey": "terms(first:100)"
                                          }
                                        ],
                                        "type": "GlobalProductAttribute"
                                      },
                                      (v23/*:: as any*/)
                                    ]
                                  }
                                ],
                                "storageKey": "attributes(first:100)"
                              }
                            ],
                            "type": "ProductWithAttributes",
                            "abstractKey": "__isProductWithAttributes"
                          }
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
                          (v24/*:: as any*/),
                          (v25/*:: as any*/),
                          (v23/*:: as any*/),
                          (v15/*:: as any*/),
                          {
                            "args": (v20/*:: as any*/),
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
                                  (v15/*:: as any*/),
                                  (v23/*:: as any*/)
                                ]
                              }
                            ],
                            "storageKey": "attributes(first:100)"
                          }
                        ]
                      }
                    ]
                  },
                  (v23/*:: as any*/)
                ]
              },
              (v22/*:: as any*/)
            ]
          },
          (v23/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "224628f35822cc9d7c524dd88022077c",
    "id": null,
    "metadata": {},
    "name": "requestOrderLinesQuery",
    "operationKind": "query",
    "text": "query requestOrderLinesQuery($id:ID!,$after:String){order(id:$id,idType:DATABASE_ID){lineItems(first:100,after:$after){nodes{productId,variationId,quantity,subtotal,subtotalTax,rawSubtotal:subtotal(format:RAW),rawSubtotalTax:subtotalTax(format:RAW),metaData{key,value,id},product{node{__typename,name,slug,image{sourceUrl,srcSet,id},id,__isProduct:__typename,...on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:100){nodes{__typename,name,label,...on GlobalProductAttribute{terms(first:100){nodes{__typename,slug,name,id}}},id}}}}},variation{node{__typename,image{sourceUrl,srcSet,id},id,name,attributes(first:100){nodes{name,id}}}},id},pageInfo{hasNextPage,endCursor}},id}}"
  }
};
})();

(node as any).hash = "d23d9659d98282a0fa74785a31db85b5";

export default node;
