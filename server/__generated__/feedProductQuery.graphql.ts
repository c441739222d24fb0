/**
 * @generated SignedSource<<b7ea9f86b4e53af2ec8bd0708164fb14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ProductTypesEnum = "EXTERNAL" | "GROUPED" | "SIMPLE" | "VARIABLE" | "VARIATION";
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
export type feedProductQuery$variables = {
  after?: string | null | undefined;
  ids?: ReadonlyArray<number | null | undefined> | null | undefined;
};
export type feedProductQuery$data = {
  readonly list: {
    readonly nodes: ReadonlyArray<{
      readonly attributes?: {
        readonly nodes: ReadonlyArray<{
          readonly label: string | null | undefined;
          readonly name: string | null | undefined;
          readonly options: ReadonlyArray<string | null | undefined> | null | undefined;
          readonly terms?: {
            readonly nodes: ReadonlyArray<{
              readonly name: string | null | undefined;
              readonly slug: string | null | undefined;
            }>;
          } | null | undefined;
          readonly variation: boolean | null | undefined;
        }>;
      } | null | undefined;
      readonly databaseId: number;
      readonly dateOnSaleFrom: string | null | undefined;
      readonly dateOnSaleTo: string | null | undefined;
      readonly description: string | null | undefined;
      readonly galleryImages: {
        readonly nodes: ReadonlyArray<{
          readonly sourceUrl: string | null | undefined;
        }>;
      } | null | undefined;
      readonly image: {
        readonly sourceUrl: string | null | undefined;
      } | null | undefined;
      readonly name: string | null | undefined;
      readonly onSale: boolean | null | undefined;
      readonly price?: string | null | undefined;
      readonly productCategories: {
        readonly nodes: ReadonlyArray<{
          readonly ancestors: {
            readonly nodes: ReadonlyArray<{
              readonly name: string | null | undefined;
            }>;
          } | null | undefined;
          readonly name: string | null | undefined;
          readonly slug: string | null | undefined;
        }>;
      } | null | undefined;
      readonly regularPrice?: string | null | undefined;
      readonly regularWords?: string | null | undefined;
      readonly salePrice?: string | null | undefined;
      readonly saleWords?: string | null | undefined;
      readonly shortDescription: string | null | undefined;
      readonly sku: string | null | undefined;
      readonly slug: string | null | undefined;
      readonly stockStatus?: StockStatusEnum | null | undefined;
      readonly type: ProductTypesEnum | null | undefined;
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
      readonly words?: string | null | undefined;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  } | null | undefined;
};
export type feedProductQuery = {
  response: feedProductQuery$data;
  variables: feedProductQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v2 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  (v1/*:: as any*/),
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "include",
        "variableName": "ids"
      },
      {
        "kind": "Literal",
        "name": "orderby",
        "value": [
          {
            "field": "DATE",
            "order": "DESC"
          }
        ]
      },
      {
        "kind": "Literal",
        "name": "status",
        "value": "publish"
      },
      {
        "kind": "Literal",
        "name": "visibility",
        "value": "VISIBLE"
      }
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v4 = {
  "kind": "ScalarField",
  "name": "name"
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
  "name": "onSale"
},
v8 = {
  "kind": "ScalarField",
  "name": "dateOnSaleFrom"
},
v9 = {
  "kind": "ScalarField",
  "name": "dateOnSaleTo"
},
v10 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v11 = [
  (v10/*:: as any*/)
],
v12 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v11/*:: as any*/)
},
v13 = {
  "kind": "ScalarField",
  "name": "slug"
},
v14 = {
  "kind": "ScalarField",
  "name": "type"
},
v15 = {
  "kind": "ScalarField",
  "name": "shortDescription"
},
v16 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  }
],
v17 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v18 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v19 = {
  "args": (v18/*:: as any*/),
  "kind": "ScalarField",
  "name": "price",
  "storageKey": "price(format:\"RAW\")"
},
v20 = {
  "alias": "words",
  "kind": "ScalarField",
  "name": "price"
},
v21 = {
  "args": (v18/*:: as any*/),
  "kind": "ScalarField",
  "name": "regularPrice",
  "storageKey": "regularPrice(format:\"RAW\")"
},
v22 = {
  "alias": "regularWords",
  "kind": "ScalarField",
  "name": "regularPrice"
},
v23 = {
  "args": (v18/*:: as any*/),
  "kind": "ScalarField",
  "name": "salePrice",
  "storageKey": "salePrice(format:\"RAW\")"
},
v24 = {
  "alias": "saleWords",
  "kind": "ScalarField",
  "name": "salePrice"
},
v25 = {
  "kind": "InlineFragment",
  "selections": [
    (v19/*:: as any*/),
    (v20/*:: as any*/),
    (v21/*:: as any*/),
    (v22/*:: as any*/),
    (v23/*:: as any*/),
    (v24/*:: as any*/)
  ],
  "type": "ProductWithPricing",
  "abstractKey": "__isProductWithPricing"
},
v26 = {
  "kind": "ScalarField",
  "name": "stockStatus"
},
v27 = {
  "kind": "InlineFragment",
  "selections": [
    (v26/*:: as any*/)
  ],
  "type": "InventoriedProduct",
  "abstractKey": "__isInventoriedProduct"
},
v28 = [
  (v1/*:: as any*/)
],
v29 = {
  "kind": "ScalarField",
  "name": "label"
},
v30 = {
  "kind": "ScalarField",
  "name": "options"
},
v31 = {
  "kind": "ScalarField",
  "name": "variation"
},
v32 = [
  {
    "kind": "ScalarField",
    "name": "hasNextPage"
  },
  {
    "kind": "ScalarField",
    "name": "endCursor"
  }
],
v33 = {
  "concreteType": "ProductWithVariationsToProductVariationConnectionPageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": (v32/*:: as any*/)
},
v34 = {
  "kind": "ScalarField",
  "name": "value"
},
v35 = {
  "concreteType": "RootQueryToProductConnectionPageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": (v32/*:: as any*/)
},
v36 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v37 = {
  "kind": "ScalarField",
  "name": "id"
},
v38 = [
  (v10/*:: as any*/),
  (v37/*:: as any*/)
],
v39 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v38/*:: as any*/)
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "feedProductQuery",
    "selections": [
      {
        "alias": "list",
        "args": (v2/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              {
                "args": (v16/*:: as any*/),
                "concreteType": "ProductToMediaItemConnection",
                "kind": "LinkedField",
                "name": "galleryImages",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "MediaItem",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": (v11/*:: as any*/)
                  }
                ],
                "storageKey": "galleryImages(first:10)"
              },
              {
                "args": (v16/*:: as any*/),
                "concreteType": "ProductToProductCategoryConnection",
                "kind": "LinkedField",
                "name": "productCategories",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "ProductCategory",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v4/*:: as any*/),
                      (v13/*:: as any*/),
                      {
                        "args": (v17/*:: as any*/),
                        "concreteType": "ProductCategoryToAncestorsProductCategoryConnection",
                        "kind": "LinkedField",
                        "name": "ancestors",
                        "plural": false,
                        "selections": [
                          {
                            "concreteType": "ProductCategory",
                            "kind": "LinkedField",
                            "name": "nodes",
                            "plural": true,
                            "selections": [
                              (v4/*:: as any*/)
                            ]
                          }
                        ],
                        "storageKey": "ancestors(first:20)"
                      }
                    ]
                  }
                ],
                "storageKey": "productCategories(first:10)"
              },
              (v25/*:: as any*/),
              (v27/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v28/*:: as any*/),
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
                          (v4/*:: as any*/),
                          (v29/*:: as any*/),
                          (v30/*:: as any*/),
                          (v31/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": (v28/*:: as any*/),
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
                                      (v13/*:: as any*/),
                                      (v4/*:: as any*/)
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
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v28/*:: as any*/),
                    "concreteType": "ProductWithVariationsToProductVariationConnection",
                    "kind": "LinkedField",
                    "name": "variations",
                    "plural": false,
                    "selections": [
                      (v33/*:: as any*/),
                      {
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": [
                          (v3/*:: as any*/),
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v9/*:: as any*/),
                          (v12/*:: as any*/),
                          (v19/*:: as any*/),
                          (v20/*:: as any*/),
                          (v21/*:: as any*/),
                          (v22/*:: as any*/),
                          (v23/*:: as any*/),
                          (v24/*:: as any*/),
                          (v26/*:: as any*/),
                          {
                            "args": (v28/*:: as any*/),
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
                                  (v4/*:: as any*/),
                                  (v34/*:: as any*/)
                                ]
                              }
                            ],
                            "storageKey": "attributes(first:100)"
                          }
                        ]
                      }
                    ],
                    "storageKey": "variations(first:100)"
                  }
                ],
                "type": "ProductWithVariations",
                "abstractKey": "__isProductWithVariations"
              }
            ]
          },
          (v35/*:: as any*/)
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "feedProductQuery",
    "selections": [
      {
        "alias": "list",
        "args": (v2/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v36/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isProduct"
              },
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v39/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              {
                "args": (v16/*:: as any*/),
                "concreteType": "ProductToMediaItemConnection",
                "kind": "LinkedField",
                "name": "galleryImages",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "MediaItem",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": (v38/*:: as any*/)
                  }
                ],
                "storageKey": "galleryImages(first:10)"
              },
              {
                "args": (v16/*:: as any*/),
                "concreteType": "ProductToProductCategoryConnection",
                "kind": "LinkedField",
                "name": "productCategories",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "ProductCategory",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v4/*:: as any*/),
                      (v13/*:: as any*/),
                      {
                        "args": (v17/*:: as any*/),
                        "concreteType": "ProductCategoryToAncestorsProductCategoryConnection",
                        "kind": "LinkedField",
                        "name": "ancestors",
                        "plural": false,
                        "selections": [
                          {
                            "concreteType": "ProductCategory",
                            "kind": "LinkedField",
                            "name": "nodes",
                            "plural": true,
                            "selections": [
                              (v4/*:: as any*/),
                              (v37/*:: as any*/)
                            ]
                          }
                        ],
                        "storageKey": "ancestors(first:20)"
                      },
                      (v37/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "productCategories(first:10)"
              },
              (v25/*:: as any*/),
              (v27/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v28/*:: as any*/),
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
                          (v36/*:: as any*/),
                          (v4/*:: as any*/),
                          (v29/*:: as any*/),
                          (v30/*:: as any*/),
                          (v31/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": (v28/*:: as any*/),
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
                                      (v36/*:: as any*/),
                                      (v13/*:: as any*/),
                                      (v4/*:: as any*/),
                                      (v37/*:: as any*/)
                                    ]
                                  }
                                ],
                                "storageKey": "terms(first:100)"
                              }
                            ],
                            "type": "GlobalProductAttribute"
                          },
                          (v37/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "attributes(first:100)"
                  }
                ],
                "type": "ProductWithAttributes",
                "abstractKey": "__isProductWithAttributes"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v28/*:: as any*/),
                    "concreteType": "ProductWithVariationsToProductVariationConnection",
                    "kind": "LinkedField",
                    "name": "variations",
                    "plural": false,
                    "selections": [
                      (v33/*:: as any*/),
                      {
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": [
                          (v36/*:: as any*/),
                          (v3/*:: as any*/),
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v9/*:: as any*/),
                          (v39/*:: as any*/),
                          (v19/*:: as any*/),
                          (v20/*:: as any*/),
                          (v21/*:: as any*/),
                          (v22/*:: as any*/),
                          (v23/*:: as any*/),
                          (v24/*:: as any*/),
                          (v26/*:: as any*/),
                          {
                            "args": (v28/*:: as any*/),
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
                                  (v4/*:: as any*/),
                                  (v34/*:: as any*/),
                                  (v37/*:: as any*/)
                                ]
                              }
                            ],
                            "storageKey": "attributes(first:100)"
                          },
                          (v37/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "variations(first:100)"
                  }
                ],
                "type": "ProductWithVariations",
                "abstractKey": "__isProductWithVariations"
              },
              (v37/*:: as any*/)
            ]
          },
          (v35/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "48ae8c2a6c0e70c8dcf5fda98334c303",
    "id": null,
    "metadata": {},
    "name": "feedProductQuery",
    "operationKind": "query",
    "text": "query feedProductQuery($after:String,$ids:[Int]){list:products(first:100,after:$after,where:{include:$ids,visibility:VISIBLE,status:\"publish\",orderby:[{field:DATE,order:DESC}]}){nodes{__typename,__isProduct:__typename,databaseId,name,sku,description,onSale,dateOnSaleFrom,dateOnSaleTo,image{sourceUrl,id},slug,type,shortDescription,galleryImages(first:10){nodes{sourceUrl,id}},productCategories(first:10){nodes{name,slug,ancestors(first:20){nodes{name,id}},id}},...on ProductWithPricing{__isProductWithPricing:__typename,price(format:RAW),words:price,regularPrice(format:RAW),regularWords:regularPrice,salePrice(format:RAW),saleWords:salePrice},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},...on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:100){nodes{__typename,name,label,options,variation,...on GlobalProductAttribute{terms(first:100){nodes{__typename,slug,name,id}}},id}}},...on ProductWithVariations{__isProductWithVariations:__typename,variations(first:100){pageInfo{hasNextPage,endCursor},nodes{__typename,databaseId,sku,description,onSale,dateOnSaleFrom,dateOnSaleTo,image{sourceUrl,id},price(format:RAW),words:price,regularPrice(format:RAW),regularWords:regularPrice,salePrice(format:RAW),saleWords:salePrice,stockStatus,attributes(first:100){nodes{name,value,id}},id}}},id},pageInfo{hasNextPage,endCursor}}}"
  }
};
})();

(node as any).hash = "6fc358f87361e3046c68cc6df7da4577";

export default node;
