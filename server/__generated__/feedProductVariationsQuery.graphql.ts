/**
 * @generated SignedSource<<199565992617936ac97c79f53c5792b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
export type feedProductVariationsQuery$variables = {
  after?: string | null | undefined;
  id: string;
};
export type feedProductVariationsQuery$data = {
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
        readonly dateOnSaleFrom: string | null | undefined;
        readonly dateOnSaleTo: string | null | undefined;
        readonly description: string | null | undefined;
        readonly image: {
          readonly sourceUrl: string | null | undefined;
        } | null | undefined;
        readonly onSale: boolean | null | undefined;
        readonly price: string | null | undefined;
        readonly regularPrice: string | null | undefined;
        readonly regularWords: string | null | undefined;
        readonly salePrice: string | null | undefined;
        readonly saleWords: string | null | undefined;
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
export type feedProductVariationsQuery = {
  response: feedProductVariationsQuery$data;
  variables: feedProductVariationsQuery$variables;
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
  "name": "sku"
},
v8 = {
  "kind": "ScalarField",
  "name": "description"
},
v9 = {
  "kind": "ScalarField",
  "name": "onSale"
},
v10 = {
  "kind": "ScalarField",
  "name": "dateOnSaleFrom"
},
v11 = {
  "kind": "ScalarField",
  "name": "dateOnSaleTo"
},
v12 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v13 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v14 = {
  "args": (v13/*:: as any*/),
  "kind": "ScalarField",
  "name": "price",
  "storageKey": "price(format:\"RAW\")"
},
v15 = {
  "alias": "words",
  "kind": "ScalarField",
  "name": "price"
},
v16 = {
  "args": (v13/*:: as any*/),
  "kind": "ScalarField",
  "name": "regularPrice",
  "storageKey": "regularPrice(format:\"RAW\")"
},
v17 = {
  "alias": "regularWords",
  "kind": "ScalarField",
  "name": "regularPrice"
},
v18 = {
  "args": (v13/*:: as any*/),
  "kind": "ScalarField",
  "name": "salePrice",
  "storageKey": "salePrice(format:\"RAW\")"
},
v19 = {
  "alias": "saleWords",
  "kind": "ScalarField",
  "name": "salePrice"
},
v20 = {
  "kind": "ScalarField",
  "name": "stockStatus"
},
v21 = [
  (v3/*:: as any*/)
],
v22 = {
  "kind": "ScalarField",
  "name": "name"
},
v23 = {
  "kind": "ScalarField",
  "name": "value"
},
v24 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v25 = {
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
    "name": "feedProductVariationsQuery",
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
                      {
                        "concreteType": "MediaItem",
                        "kind": "LinkedField",
                        "name": "image",
                        "plural": false,
                        "selections": [
                          (v12/*:: as any*/)
                        ]
                      },
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      {
                        "args": (v21/*:: as any*/),
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
                              (v22/*:: as any*/),
                              (v23/*:: as any*/)
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
    "name": "feedProductVariationsQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v24/*:: as any*/),
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
                      (v24/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      {
                        "concreteType": "MediaItem",
                        "kind": "LinkedField",
                        "name": "image",
                        "plural": false,
                        "selections": [
                          (v12/*:: as any*/),
                          (v25/*:: as any*/)
                        ]
                      },
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      {
                        "args": (v21/*:: as any*/),
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
                              (v22/*:: as any*/),
                              (v23/*:: as any*/),
                              (v25/*:: as any*/)
                            ]
                          }
                        ],
                        "storageKey": "attributes(first:100)"
                      },
                      (v25/*:: as any*/)
                    ]
                  }
                ]
              }
            ],
            "type": "ProductWithVariations",
            "abstractKey": "__isProductWithVariations"
          },
          (v25/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "25a7409f221aea95e53b949cfee72c98",
    "id": null,
    "metadata": {},
    "name": "feedProductVariationsQuery",
    "operationKind": "query",
    "text": "query feedProductVariationsQuery($id:ID!,$after:String){product(id:$id,idType:DATABASE_ID){__typename,...on ProductWithVariations{__isProductWithVariations:__typename,variations(first:100,after:$after){pageInfo{hasNextPage,endCursor},nodes{__typename,databaseId,sku,description,onSale,dateOnSaleFrom,dateOnSaleTo,image{sourceUrl,id},price(format:RAW),words:price,regularPrice(format:RAW),regularWords:regularPrice,salePrice(format:RAW),saleWords:salePrice,stockStatus,attributes(first:100){nodes{name,value,id}},id}}},id}}"
  }
};
})();

(node as any).hash = "246bfed5227a8fb8726193a13eceafef";

export default node;
