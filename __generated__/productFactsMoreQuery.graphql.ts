/**
 * @generated SignedSource<<b2588f91f9798edd30b804b1349c1a60>>
 * @relayHash c30acdf568d504bb90df0428d5f99f26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e2232d523bbaf2939e213cefbcbf740e85cb1dccf2716b1057a9163ea6573a0

import type { ConcreteRequest } from 'relay-runtime';
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
export type productFactsMoreQuery$variables = {
  after?: string | null | undefined;
  id: string;
};
export type productFactsMoreQuery$data = {
  readonly product: {
    readonly variations?: {
      readonly nodes: ReadonlyArray<{
        readonly attributes: {
          readonly nodes: ReadonlyArray<{
            readonly name: string | null | undefined;
            readonly value: string | null | undefined;
          }>;
        } | null | undefined;
        readonly databaseId: number;
        readonly dateOnSaleTo: string | null | undefined;
        readonly image: {
          readonly sourceUrl: string | null | undefined;
        } | null | undefined;
        readonly name: string | null | undefined;
        readonly onSale: boolean | null | undefined;
        readonly price: string | null | undefined;
        readonly sku: string | null | undefined;
        readonly stockStatus: StockStatusEnum | null | undefined;
        readonly words: string | null | undefined;
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
    } | null | undefined;
  } | null | undefined;
};
export type productFactsMoreQuery = {
  response: productFactsMoreQuery$data;
  variables: productFactsMoreQuery$variables;
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
  "concreteType": "ProductWithVariationsToProductVariationConnectionPageInfo",
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
v6 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v7 = {
  "kind": "ScalarField",
  "name": "name"
},
v8 = {
  "kind": "ScalarField",
  "name": "sku"
},
v9 = {
  "kind": "ScalarField",
  "name": "onSale"
},
v10 = {
  "kind": "ScalarField",
  "name": "dateOnSaleTo"
},
v11 = {
  "args": [
    {
      "kind": "Literal",
      "name": "format",
      "value": "RAW"
    }
  ],
  "kind": "ScalarField",
  "name": "price",
  "storageKey": "price(format:\"RAW\")"
},
v12 = {
  "alias": "words",
  "kind": "ScalarField",
  "name": "price"
},
v13 = {
  "kind": "ScalarField",
  "name": "stockStatus"
},
v14 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v15 = [
  (v3/*:: as any*/)
],
v16 = {
  "kind": "ScalarField",
  "name": "value"
},
v17 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v18 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "productFactsMoreQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": (v4/*:: as any*/),
                "concreteType": "ProductWithVariationsToProductVariationConnection",
                "kind": "LinkedField",
                "name": "variations",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      {
                        "concreteType": "MediaItem",
                        "kind": "LinkedField",
                        "name": "image",
                        "plural": false,
                        "selections": [
                          (v14/*:: as any*/)
                        ]
                      },
                      {
                        "args": (v15/*:: as any*/),
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
                              (v7/*:: as any*/),
                              (v16/*:: as any*/)
                            ]
                          }
                        ],
                        "storageKey": "attributes(first:100)"
                      }
                    ]
                  }
                ]
              }
            ],
            "type": "ProductWithVariations",
            "abstractKey": "__isProductWithVariations"
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
    "name": "productFactsMoreQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v17/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": (v4/*:: as any*/),
                "concreteType": "ProductWithVariationsToProductVariationConnection",
                "kind": "LinkedField",
                "name": "variations",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v17/*:: as any*/),
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isProductVariation"
                      },
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      {
                        "concreteType": "MediaItem",
                        "kind": "LinkedField",
                        "name": "image",
                        "plural": false,
                        "selections": [
                          (v14/*:: as any*/),
                          (v18/*:: as any*/)
                        ]
                      },
                      {
                        "args": (v15/*:: as any*/),
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
                              (v7/*:: as any*/),
                              (v16/*:: as any*/),
                              (v18/*:: as any*/)
                            ]
                          }
                        ],
                        "storageKey": "attributes(first:100)"
                      },
                      (v18/*:: as any*/)
                    ]
                  }
                ]
              }
            ],
            "type": "ProductWithVariations",
            "abstractKey": "__isProductWithVariations"
          },
          (v18/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "c30acdf568d504bb90df0428d5f99f26",
    "id": "4e2232d523bbaf2939e213cefbcbf740e85cb1dccf2716b1057a9163ea6573a0",
    "metadata": {},
    "name": "productFactsMoreQuery",
    "operationKind": "query",
    "text": "query productFactsMoreQuery($id:ID!,$after:String){product(id:$id){__typename,...on ProductWithVariations{__isProductWithVariations:__typename,variations(first:100,after:$after){pageInfo{hasNextPage,endCursor},nodes{__typename,__isProductVariation:__typename,databaseId,name,sku,onSale,dateOnSaleTo,price(format:RAW),words:price,stockStatus,image{sourceUrl,id},attributes(first:100){nodes{name,value,id}},id}}},id}}"
  }
};
})();

(node as any).hash = "92b246c6d867cc73ef1d8d28760a8b6a";

export default node;
