/**
 * @generated SignedSource<<df74ce6d262510839440e0ae9e46f565>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type linkedOrdersLinesQuery$variables = {
  after?: string | null | undefined;
  key: string;
  number: string;
  signature: string;
  time: string;
};
export type linkedOrdersLinesQuery$data = {
  readonly vitrineOrder: {
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
export type linkedOrdersLinesQuery = {
  response: linkedOrdersLinesQuery$data;
  variables: linkedOrdersLinesQuery$variables;
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
  "name": "key"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "number"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "signature"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "time"
},
v5 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  },
  {
    "kind": "Variable",
    "name": "number",
    "variableName": "number"
  },
  {
    "kind": "Variable",
    "name": "signature",
    "variableName": "signature"
  },
  {
    "kind": "Variable",
    "name": "time",
    "variableName": "time"
  }
],
v6 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v7 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  (v6/*:: as any*/)
],
v8 = {
  "kind": "ScalarField",
  "name": "productId"
},
v9 = {
  "kind": "ScalarField",
  "name": "variationId"
},
v10 = {
  "kind": "ScalarField",
  "name": "quantity"
},
v11 = {
  "kind": "ScalarField",
  "name": "subtotal"
},
v12 = {
  "kind": "ScalarField",
  "name": "subtotalTax"
},
v13 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v14 = {
  "alias": "rawSubtotal",
  "args": (v13/*:: as any*/),
  "kind": "ScalarField",
  "name": "subtotal",
  "storageKey": "subtotal(format:\"RAW\")"
},
v15 = {
  "alias": "rawSubtotalTax",
  "args": (v13/*:: as any*/),
  "kind": "ScalarField",
  "name": "subtotalTax",
  "storageKey": "subtotalTax(format:\"RAW\")"
},
v16 = {
  "kind": "ScalarField",
  "name": "key"
},
v17 = {
  "kind": "ScalarField",
  "name": "value"
},
v18 = {
  "kind": "ScalarField",
  "name": "name"
},
v19 = {
  "kind": "ScalarField",
  "name": "slug"
},
v20 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v21 = {
  "kind": "ScalarField",
  "name": "srcSet"
},
v22 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v20/*:: as any*/),
    (v21/*:: as any*/)
  ]
},
v23 = [
  (v6/*:: as any*/)
],
v24 = {
  "kind": "ScalarField",
  "name": "label"
},
v25 = {
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
v26 = {
  "kind": "ScalarField",
  "name": "id"
},
v27 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v28 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v20/*:: as any*/),
    (v21/*:: as any*/),
    (v26/*:: as any*/)
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "linkedOrdersLinesQuery",
    "selections": [
      {
        "args": (v5/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "vitrineOrder",
        "plural": false,
        "selections": [
          {
            "args": (v7/*:: as any*/),
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
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "concreteType": "MetaData",
                    "kind": "LinkedField",
                    "name": "metaData",
                    "plural": true,
                    "selections": [
                      (v16/*:: as any*/),
                      (v17/*:: as any*/)
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
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
                          (v22/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": (v23/*:: as any*/),
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
                                      (v18/*:: as any*/),
                                      (v24/*:: as any*/),
                                      {
                                        "kind": "InlineFragment",
                                        "selections": [
                                          {
                                            "args": (v23/*:: as any*/),
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
                                                  (v19/*:: as any*/),
                                                  (v18/*:: as any*/)
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
                          (v22/*:: as any*/),
                          (v18/*:: as any*/),
                          {
                            "args": (v23/*:: as any*/),
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
                                  (v18/*:: as any*/)
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
              (v25/*:: as any*/)
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
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "linkedOrdersLinesQuery",
    "selections": [
      {
        "args": (v5/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "vitrineOrder",
        "plural": false,
        "selections": [
          {
            "args": (v7/*:: as any*/),
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
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "concreteType": "MetaData",
                    "kind": "LinkedField",
                    "name": "metaData",
                    "plural": true,
                    "selections": [
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v26/*:: as any*/)
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
                          (v27/*:: as any*/),
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
                          (v28/*:: as any*/),
                          (v26/*:: as any*/),
                          {
                            "kind": "TypeDiscriminator",
                            "abstractKey": "__isProduct"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": (v23/*:: as any*/),
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
                                      (v27/*:: as any*/),
                                      (v18/*:: as any*/),
                                      (v24/*:: as any*/),
                                      {
                                        "kind": "InlineFragment",
                                        "selections": [
                                          {
                                            "args": (v23/*:: as any*/),
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
                                                  (v27/*:: as any*/),
                                                  (v19/*:: as any*/),
                                                  (v18/*:: as any*/),
                                                  (v26/*:: as any*/)
                                                ]
                                              }
                                            ],
                                            "storageKey": "terms(first:100)"
                                          }
                                        ],
                                        "type": "GlobalProductAttribute"
                                      },
                                      (v26/*:: as any*/)
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
                          (v27/*:: as any*/),
                          (v28/*:: as any*/),
                          (v26/*:: as any*/),
                          (v18/*:: as any*/),
                          {
                            "args": (v23/*:: as any*/),
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
                                  (v18/*:: as any*/),
                                  (v26/*:: as any*/)
                                ]
                              }
                            ],
                            "storageKey": "attributes(first:100)"
                          }
                        ]
                      }
                    ]
                  },
                  (v26/*:: as any*/)
                ]
              },
              (v25/*:: as any*/)
            ]
          },
          (v26/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "d74c5b32d430f3e815d32e245a5d160a",
    "id": null,
    "metadata": {},
    "name": "linkedOrdersLinesQuery",
    "operationKind": "query",
    "text": "query linkedOrdersLinesQuery($number:String!,$key:String!,$time:String!,$signature:String!,$after:String){vitrineOrder(number:$number,key:$key,time:$time,signature:$signature){lineItems(first:100,after:$after){nodes{productId,variationId,quantity,subtotal,subtotalTax,rawSubtotal:subtotal(format:RAW),rawSubtotalTax:subtotalTax(format:RAW),metaData{key,value,id},product{node{__typename,name,slug,image{sourceUrl,srcSet,id},id,__isProduct:__typename,...on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:100){nodes{__typename,name,label,...on GlobalProductAttribute{terms(first:100){nodes{__typename,slug,name,id}}},id}}}}},variation{node{__typename,image{sourceUrl,srcSet,id},id,name,attributes(first:100){nodes{name,id}}}},id},pageInfo{hasNextPage,endCursor}},id}}"
  }
};
})();

(node as any).hash = "eaf0009c76f02db217b9a5da15eb720f";

export default node;
