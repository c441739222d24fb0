/**
 * @generated SignedSource<<554651050af05cc965f13ec68d06aea5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type BackordersEnum = "NO" | "NOTIFY" | "YES";
export type ManageStockEnum = "FALSE" | "PARENT" | "TRUE";
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
export type sourceVariationsQuery$variables = {
  after?: string | null | undefined;
  id: string;
};
export type sourceVariationsQuery$data = {
  readonly product: {
    readonly variations?: {
      readonly nodes: ReadonlyArray<{
        readonly attributes: {
          readonly nodes: ReadonlyArray<{
            readonly name: string | null | undefined;
            readonly value: string | null | undefined;
          }>;
        } | null | undefined;
        readonly backorders: BackordersEnum | null | undefined;
        readonly databaseId: number;
        readonly dateOnSaleFrom: string | null | undefined;
        readonly dateOnSaleTo: string | null | undefined;
        readonly description: string | null | undefined;
        readonly downloadable: boolean | null | undefined;
        readonly image: {
          readonly altText: string | null | undefined;
          readonly databaseId: number;
          readonly sourceUrl: string | null | undefined;
          readonly title: string | null | undefined;
        } | null | undefined;
        readonly lowStockAmount: number | null | undefined;
        readonly manageStock: ManageStockEnum | null | undefined;
        readonly regularPrice: string | null | undefined;
        readonly salePrice: string | null | undefined;
        readonly sku: string | null | undefined;
        readonly stockQuantity: number | null | undefined;
        readonly stockStatus: StockStatusEnum | null | undefined;
        readonly virtual: boolean | null | undefined;
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
    } | null | undefined;
  } | null | undefined;
};
export type sourceVariationsQuery = {
  response: sourceVariationsQuery$data;
  variables: sourceVariationsQuery$variables;
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
v3 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  }
],
v4 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v5 = {
  "kind": "ScalarField",
  "name": "sku"
},
v6 = {
  "kind": "ScalarField",
  "name": "description"
},
v7 = {
  "kind": "ScalarField",
  "name": "virtual"
},
v8 = {
  "kind": "ScalarField",
  "name": "downloadable"
},
v9 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v10 = {
  "args": (v9/*:: as any*/),
  "kind": "ScalarField",
  "name": "regularPrice",
  "storageKey": "regularPrice(format:\"RAW\")"
},
v11 = {
  "args": (v9/*:: as any*/),
  "kind": "ScalarField",
  "name": "salePrice",
  "storageKey": "salePrice(format:\"RAW\")"
},
v12 = {
  "kind": "ScalarField",
  "name": "dateOnSaleFrom"
},
v13 = {
  "kind": "ScalarField",
  "name": "dateOnSaleTo"
},
v14 = {
  "kind": "ScalarField",
  "name": "manageStock"
},
v15 = {
  "kind": "ScalarField",
  "name": "stockQuantity"
},
v16 = {
  "kind": "ScalarField",
  "name": "stockStatus"
},
v17 = {
  "kind": "ScalarField",
  "name": "backorders"
},
v18 = {
  "kind": "ScalarField",
  "name": "lowStockAmount"
},
v19 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v20 = {
  "kind": "ScalarField",
  "name": "altText"
},
v21 = {
  "kind": "ScalarField",
  "name": "title"
},
v22 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v23 = {
  "kind": "ScalarField",
  "name": "name"
},
v24 = {
  "kind": "ScalarField",
  "name": "value"
},
v25 = {
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
v26 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v27 = {
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
    "name": "sourceVariationsQuery",
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
                "args": (v3/*:: as any*/),
                "concreteType": "ProductWithVariationsToProductVariationConnection",
                "kind": "LinkedField",
                "name": "variations",
                "plural": false,
                "selections": [
                  {
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      {
                        "concreteType": "MediaItem",
                        "kind": "LinkedField",
                        "name": "image",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v19/*:: as any*/),
                          (v20/*:: as any*/),
                          (v21/*:: as any*/)
                        ]
                      },
                      {
                        "args": (v22/*:: as any*/),
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
                              (v23/*:: as any*/),
                              (v24/*:: as any*/)
                            ]
                          }
                        ],
                        "storageKey": "attributes(first:100)"
                      }
                    ]
                  },
                  (v25/*:: as any*/)
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
    "name": "sourceVariationsQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v26/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": (v3/*:: as any*/),
                "concreteType": "ProductWithVariationsToProductVariationConnection",
                "kind": "LinkedField",
                "name": "variations",
                "plural": false,
                "selections": [
                  {
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v26/*:: as any*/),
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isProductVariation"
                      },
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      {
                        "concreteType": "MediaItem",
                        "kind": "LinkedField",
                        "name": "image",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v19/*:: as any*/),
                          (v20/*:: as any*/),
                          (v21/*:: as any*/),
                          (v27/*:: as any*/)
                        ]
                      },
                      {
                        "args": (v22/*:: as any*/),
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
                              (v23/*:: as any*/),
                              (v24/*:: as any*/),
                              (v27/*:: as any*/)
                            ]
                          }
                        ],
                        "storageKey": "attributes(first:100)"
                      },
                      (v27/*:: as any*/)
                    ]
                  },
                  (v25/*:: as any*/)
                ]
              }
            ],
            "type": "ProductWithVariations",
            "abstractKey": "__isProductWithVariations"
          },
          (v27/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "7d7cbab138ada4e1080bd861125741ac",
    "id": null,
    "metadata": {},
    "name": "sourceVariationsQuery",
    "operationKind": "query",
    "text": "query sourceVariationsQuery($id:ID!,$after:String){product(id:$id,idType:DATABASE_ID){__typename,...on ProductWithVariations{__isProductWithVariations:__typename,variations(first:50,after:$after){nodes{__typename,__isProductVariation:__typename,databaseId,sku,description,virtual,downloadable,regularPrice(format:RAW),salePrice(format:RAW),dateOnSaleFrom,dateOnSaleTo,manageStock,stockQuantity,stockStatus,backorders,lowStockAmount,image{databaseId,sourceUrl,altText,title,id},attributes(first:100){nodes{name,value,id}},id},pageInfo{hasNextPage,endCursor}}},id}}"
  }
};
})();

(node as any).hash = "48d6d9a55acafd065c38d865e203a8c4";

export default node;
