/**
 * @generated SignedSource<<fd11d0acd8167d1bd5c317be41ea835e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ProductTypesEnum = "EXTERNAL" | "GROUPED" | "SIMPLE" | "VARIABLE" | "VARIATION";
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
export type searchedProductQuery$variables = {
  after?: string | null | undefined;
  ids?: ReadonlyArray<number | null | undefined> | null | undefined;
};
export type searchedProductQuery$data = {
  readonly list: {
    readonly nodes: ReadonlyArray<{
      readonly attributes?: {
        readonly nodes: ReadonlyArray<{
          readonly name: string | null | undefined;
          readonly options: ReadonlyArray<string | null | undefined> | null | undefined;
          readonly terms?: {
            readonly nodes: ReadonlyArray<{
              readonly name: string | null | undefined;
              readonly slug: string | null | undefined;
            }>;
          } | null | undefined;
          readonly variation: boolean | null | undefined;
          readonly visible: boolean | null | undefined;
        }>;
      } | null | undefined;
      readonly averageRating: number | null | undefined;
      readonly databaseId: number;
      readonly dateGmt: string | null | undefined;
      readonly description: string | null | undefined;
      readonly featured: boolean | null | undefined;
      readonly galleryImages: {
        readonly nodes: ReadonlyArray<{
          readonly altText: string | null | undefined;
          readonly sourceUrl: string | null | undefined;
        }>;
      } | null | undefined;
      readonly image: {
        readonly altText: string | null | undefined;
        readonly sourceUrl: string | null | undefined;
      } | null | undefined;
      readonly metaData: ReadonlyArray<{
        readonly key: string;
        readonly value: string | null | undefined;
      } | null | undefined> | null | undefined;
      readonly name: string | null | undefined;
      readonly onSale: boolean | null | undefined;
      readonly parts?: {
        readonly nodes: ReadonlyArray<{
          readonly name: string | null | undefined;
          readonly price?: string | null | undefined;
          readonly purchasable: boolean | null | undefined;
          readonly raw?: string | null | undefined;
          readonly stockStatus?: StockStatusEnum | null | undefined;
        }>;
      } | null | undefined;
      readonly price?: string | null | undefined;
      readonly productCategories: {
        readonly nodes: ReadonlyArray<{
          readonly databaseId: number;
        }>;
      } | null | undefined;
      readonly productTags: {
        readonly nodes: ReadonlyArray<{
          readonly name: string | null | undefined;
        }>;
      } | null | undefined;
      readonly purchasable: boolean | null | undefined;
      readonly regularPrice?: string | null | undefined;
      readonly regularWords?: string | null | undefined;
      readonly reviewCount: number | null | undefined;
      readonly shortDescription: string | null | undefined;
      readonly sku: string | null | undefined;
      readonly slug: string | null | undefined;
      readonly stated?: {
        readonly nodes: ReadonlyArray<{
          readonly options: ReadonlyArray<string | null | undefined> | null | undefined;
        }>;
      } | null | undefined;
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
          readonly image: {
            readonly altText: string | null | undefined;
            readonly sourceUrl: string | null | undefined;
          } | null | undefined;
          readonly sku: string | null | undefined;
        }>;
      } | null | undefined;
      readonly words?: string | null | undefined;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  } | null | undefined;
};
export type searchedProductQuery = {
  response: searchedProductQuery$data;
  variables: searchedProductQuery$variables;
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
        "name": "visibility",
        "value": "SEARCH"
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
  "name": "type"
},
v5 = {
  "kind": "ScalarField",
  "name": "slug"
},
v6 = {
  "kind": "ScalarField",
  "name": "name"
},
v7 = {
  "kind": "ScalarField",
  "name": "sku"
},
v8 = {
  "kind": "ScalarField",
  "name": "shortDescription"
},
v9 = {
  "kind": "ScalarField",
  "name": "description"
},
v10 = {
  "kind": "ScalarField",
  "name": "onSale"
},
v11 = {
  "kind": "ScalarField",
  "name": "purchasable"
},
v12 = [
  {
    "kind": "Literal",
    "name": "keysIn",
    "value": [
      "vitrine_unit_price",
      "vitrine_lowest_price"
    ]
  }
],
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
  "name": "featured"
},
v16 = {
  "kind": "ScalarField",
  "name": "averageRating"
},
v17 = {
  "kind": "ScalarField",
  "name": "reviewCount"
},
v18 = {
  "kind": "ScalarField",
  "name": "dateGmt"
},
v19 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v20 = {
  "kind": "ScalarField",
  "name": "altText"
},
v21 = [
  (v19/*:: as any*/),
  (v20/*:: as any*/)
],
v22 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v21/*:: as any*/)
},
v23 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  }
],
v24 = [
  (v1/*:: as any*/)
],
v25 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v26 = {
  "alias": "words",
  "kind": "ScalarField",
  "name": "price"
},
v27 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "args": (v25/*:: as any*/),
      "kind": "ScalarField",
      "name": "price",
      "storageKey": "price(format:\"RAW\")"
    },
    (v26/*:: as any*/),
    {
      "args": (v25/*:: as any*/),
      "kind": "ScalarField",
      "name": "regularPrice",
      "storageKey": "regularPrice(format:\"RAW\")"
    },
    {
      "alias": "regularWords",
      "kind": "ScalarField",
      "name": "regularPrice"
    }
  ],
  "type": "ProductWithPricing",
  "abstractKey": "__isProductWithPricing"
},
v28 = {
  "kind": "ScalarField",
  "name": "options"
},
v29 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "price"
    },
    {
      "alias": "raw",
      "args": (v25/*:: as any*/),
      "kind": "ScalarField",
      "name": "price",
      "storageKey": "price(format:\"RAW\")"
    }
  ],
  "type": "ProductWithPricing",
  "abstractKey": "__isProductWithPricing"
},
v30 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "stockStatus"
    }
  ],
  "type": "InventoriedProduct",
  "abstractKey": "__isInventoriedProduct"
},
v31 = {
  "kind": "ScalarField",
  "name": "variation"
},
v32 = {
  "kind": "ScalarField",
  "name": "visible"
},
v33 = [
  (v1/*:: as any*/),
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "order": "ASC",
      "orderby": "MENU_ORDER"
    }
  }
],
v34 = {
  "concreteType": "RootQueryToProductConnectionPageInfo",
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
v35 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v36 = {
  "kind": "ScalarField",
  "name": "id"
},
v37 = [
  (v19/*:: as any*/),
  (v20/*:: as any*/),
  (v36/*:: as any*/)
],
v38 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v37/*:: as any*/)
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "searchedProductQuery",
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
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "args": (v12/*:: as any*/),
                "concreteType": "MetaData",
                "kind": "LinkedField",
                "name": "metaData",
                "plural": true,
                "selections": [
                  (v13/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": "metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"])"
              },
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v22/*:: as any*/),
              {
                "args": (v23/*:: as any*/),
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
                    "selections": (v21/*:: as any*/)
                  }
                ],
                "storageKey": "galleryImages(first:10)"
              },
              {
                "args": (v24/*:: as any*/),
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
                      (v3/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "productCategories(first:100)"
              },
              {
                "args": (v24/*:: as any*/),
                "concreteType": "ProductToProductTagConnection",
                "kind": "LinkedField",
                "name": "productTags",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "ProductTag",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "productTags(first:100)"
              },
              (v27/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v26/*:: as any*/),
                  {
                    "alias": "stated",
                    "args": (v24/*:: as any*/),
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
                          (v28/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "attributes(first:100)"
                  },
                  {
                    "alias": "parts",
                    "args": (v24/*:: as any*/),
                    "concreteType": "GroupProductToProductUnionConnection",
                    "kind": "LinkedField",
                    "name": "products",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": [
                          (v6/*:: as any*/),
                          (v11/*:: as any*/),
                          (v29/*:: as any*/),
                          (v30/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "products(first:100)"
                  }
                ],
                "type": "GroupProduct"
              },
              (v30/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v24/*:: as any*/),
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
                          (v6/*:: as any*/),
                          (v31/*:: as any*/),
                          (v32/*:: as any*/),
                          (v28/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": (v33/*:: as any*/),
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
                                      (v5/*:: as any*/),
                                      (v6/*:: as any*/)
                                    ]
                                  }
                                ],
                                "storageKey": "terms(first:100,where:{\"order\":\"ASC\",\"orderby\":\"MENU_ORDER\"})"
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
                    "args": (v24/*:: as any*/),
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
                          (v7/*:: as any*/),
                          (v22/*:: as any*/),
                          {
                            "args": (v24/*:: as any*/),
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
                                  (v6/*:: as any*/),
                                  (v14/*:: as any*/)
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
          (v34/*:: as any*/)
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "searchedProductQuery",
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
              (v35/*:: as any*/),
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
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "args": (v12/*:: as any*/),
                "concreteType": "MetaData",
                "kind": "LinkedField",
                "name": "metaData",
                "plural": true,
                "selections": [
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v36/*:: as any*/)
                ],
                "storageKey": "metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"])"
              },
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v38/*:: as any*/),
              {
                "args": (v23/*:: as any*/),
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
                    "selections": (v37/*:: as any*/)
                  }
                ],
                "storageKey": "galleryImages(first:10)"
              },
              {
                "args": (v24/*:: as any*/),
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
                      (v3/*:: as any*/),
                      (v36/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "productCategories(first:100)"
              },
              {
                "args": (v24/*:: as any*/),
                "concreteType": "ProductToProductTagConnection",
                "kind": "LinkedField",
                "name": "productTags",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "ProductTag",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
                      (v36/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "productTags(first:100)"
              },
              (v27/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v26/*:: as any*/),
                  {
                    "alias": "stated",
                    "args": (v24/*:: as any*/),
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
                          (v35/*:: as any*/),
                          (v28/*:: as any*/),
                          (v36/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "attributes(first:100)"
                  },
                  {
                    "alias": "parts",
                    "args": (v24/*:: as any*/),
                    "concreteType": "GroupProductToProductUnionConnection",
                    "kind": "LinkedField",
                    "name": "products",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": [
                          (v35/*:: as any*/),
                          (v6/*:: as any*/),
                          (v11/*:: as any*/),
                          (v29/*:: as any*/),
                          (v30/*:: as any*/),
                          (v36/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "products(first:100)"
                  }
                ],
                "type": "GroupProduct"
              },
              (v30/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v24/*:: as any*/),
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
                          (v35/*:: as any*/),
                          (v6/*:: as any*/),
                          (v31/*:: as any*/),
                          (v32/*:: as any*/),
                          (v28/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": (v33/*:: as any*/),
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
                                      (v35/*:: as any*/),
                                      (v5/*:: as any*/),
                                      (v6/*:: as any*/),
                                      (v36/*:: as any*/)
                                    ]
                                  }
                                ],
                                "storageKey": "terms(first:100,where:{\"order\":\"ASC\",\"orderby\":\"MENU_ORDER\"})"
                              }
                            ],
                            "type": "GlobalProductAttribute"
                          },
                          (v36/*:: as any*/)
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
                    "args": (v24/*:: as any*/),
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
                          (v35/*:: as any*/),
                          (v7/*:: as any*/),
                          (v38/*:: as any*/),
                          {
                            "args": (v24/*:: as any*/),
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
                                  (v6/*:: as any*/),
                                  (v14/*:: as any*/),
                                  (v36/*:: as any*/)
                                ]
                              }
                            ],
                            "storageKey": "attributes(first:100)"
                          },
                          (v36/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "variations(first:100)"
                  }
                ],
                "type": "ProductWithVariations",
                "abstractKey": "__isProductWithVariations"
              },
              (v36/*:: as any*/)
            ]
          },
          (v34/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "296c99804cbaaa6960be7fccf40df4f8",
    "id": null,
    "metadata": {},
    "name": "searchedProductQuery",
    "operationKind": "query",
    "text": "query searchedProductQuery($after:String,$ids:[Int]){list:products(first:100,after:$after,where:{include:$ids,visibility:SEARCH,orderby:[{field:DATE,order:DESC}]}){nodes{__typename,__isProduct:__typename,databaseId,type,slug,name,sku,shortDescription,description,onSale,purchasable,metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"]){key,value,id},featured,averageRating,reviewCount,dateGmt,image{sourceUrl,altText,id},galleryImages(first:10){nodes{sourceUrl,altText,id}},productCategories(first:100){nodes{databaseId,id}},productTags(first:100){nodes{name,id}},...on ProductWithPricing{__isProductWithPricing:__typename,price(format:RAW),words:price,regularPrice(format:RAW),regularWords:regularPrice},...on GroupProduct{words:price,stated:attributes(first:100){nodes{__typename,options,id}},parts:products(first:100){nodes{__typename,name,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,raw:price(format:RAW)},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},id}}},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},...on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:100){nodes{__typename,name,variation,visible,options,...on GlobalProductAttribute{terms(first:100,where:{orderby:MENU_ORDER,order:ASC}){nodes{__typename,slug,name,id}}},id}}},...on ProductWithVariations{__isProductWithVariations:__typename,variations(first:100){nodes{__typename,sku,image{sourceUrl,altText,id},attributes(first:100){nodes{name,value,id}},id}}},id},pageInfo{hasNextPage,endCursor}}}"
  }
};
})();

(node as any).hash = "3e610fc0cbe5b6382f2144fa8f0cdf99";

export default node;
