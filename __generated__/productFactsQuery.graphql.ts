/**
 * @generated SignedSource<<fd34e6f88aed1bedddd82339cfef4142>>
 * @relayHash 658841b63866c3efcc7a3ccb8279ec3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1fd360c0a96c99bdd94ea5c2f7d356885808fac14b5160288af820925cf812e

import type { ConcreteRequest } from 'relay-runtime';
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
export type productFactsQuery$variables = {
  slug: string;
};
export type productFactsQuery$data = {
  readonly described: {
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
      }>;
    } | null | undefined;
    readonly averageRating: number | null | undefined;
    readonly databaseId: number;
    readonly dateOnSaleTo: string | null | undefined;
    readonly description: string | null | undefined;
    readonly galleryImages: {
      readonly nodes: ReadonlyArray<{
        readonly sourceUrl: string | null | undefined;
      }>;
    } | null | undefined;
    readonly id: string;
    readonly image: {
      readonly altText: string | null | undefined;
      readonly sourceUrl: string | null | undefined;
      readonly srcSet: string | null | undefined;
    } | null | undefined;
    readonly name: string | null | undefined;
    readonly onSale: boolean | null | undefined;
    readonly parts?: {
      readonly nodes: ReadonlyArray<{
        readonly price?: string | null | undefined;
        readonly words?: string | null | undefined;
      }>;
    } | null | undefined;
    readonly price?: string | null | undefined;
    readonly productCategories: {
      readonly nodes: ReadonlyArray<{
        readonly ancestors: {
          readonly nodes: ReadonlyArray<{
            readonly name: string | null | undefined;
            readonly slug: string | null | undefined;
          }>;
        } | null | undefined;
        readonly name: string | null | undefined;
        readonly slug: string | null | undefined;
      }>;
    } | null | undefined;
    readonly reviewCount: number | null | undefined;
    readonly shortDescription: string | null | undefined;
    readonly sku: string | null | undefined;
    readonly slug: string | null | undefined;
    readonly stockStatus?: StockStatusEnum | null | undefined;
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
    readonly words?: string | null | undefined;
  } | null | undefined;
};
export type productFactsQuery = {
  response: productFactsQuery$data;
  variables: productFactsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "slug"
  },
  {
    "kind": "Literal",
    "name": "idType",
    "value": "SLUG"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v4 = {
  "kind": "ScalarField",
  "name": "slug"
},
v5 = {
  "kind": "ScalarField",
  "name": "name"
},
v6 = {
  "kind": "ScalarField",
  "name": "sku"
},
v7 = {
  "kind": "ScalarField",
  "name": "shortDescription"
},
v8 = {
  "kind": "ScalarField",
  "name": "description"
},
v9 = {
  "kind": "ScalarField",
  "name": "averageRating"
},
v10 = {
  "kind": "ScalarField",
  "name": "reviewCount"
},
v11 = {
  "kind": "ScalarField",
  "name": "onSale"
},
v12 = {
  "kind": "ScalarField",
  "name": "dateOnSaleTo"
},
v13 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v14 = {
  "kind": "ScalarField",
  "name": "srcSet"
},
v15 = {
  "kind": "ScalarField",
  "name": "altText"
},
v16 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v17 = [
  (v13/*:: as any*/)
],
v18 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  }
],
v19 = {
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
v20 = {
  "alias": "words",
  "kind": "ScalarField",
  "name": "price"
},
v21 = {
  "kind": "InlineFragment",
  "selections": [
    (v19/*:: as any*/),
    (v20/*:: as any*/)
  ],
  "type": "ProductWithPricing",
  "abstractKey": "__isProductWithPricing"
},
v22 = {
  "kind": "ScalarField",
  "name": "stockStatus"
},
v23 = {
  "kind": "InlineFragment",
  "selections": [
    (v22/*:: as any*/)
  ],
  "type": "InventoriedProduct",
  "abstractKey": "__isInventoriedProduct"
},
v24 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v25 = {
  "kind": "ScalarField",
  "name": "options"
},
v26 = {
  "kind": "ScalarField",
  "name": "variation"
},
v27 = {
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
v28 = {
  "kind": "ScalarField",
  "name": "value"
},
v29 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v30 = [
  (v13/*:: as any*/),
  (v2/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "productFactsQuery",
    "selections": [
      {
        "alias": "described",
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          {
            "concreteType": "MediaItem",
            "kind": "LinkedField",
            "name": "image",
            "plural": false,
            "selections": [
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/)
            ]
          },
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
                "selections": (v17/*:: as any*/)
              }
            ],
            "storageKey": "galleryImages(first:20)"
          },
          {
            "args": (v18/*:: as any*/),
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
                  (v5/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "args": (v16/*:: as any*/),
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
                          (v5/*:: as any*/),
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
          (v21/*:: as any*/),
          (v23/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
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
                      (v21/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "products(first:100)"
              }
            ],
            "type": "GroupProduct"
          },
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
                      (v5/*:: as any*/),
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "args": (v24/*:: as any*/),
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
                                  (v4/*:: as any*/),
                                  (v5/*:: as any*/)
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
              },
              {
                "args": (v24/*:: as any*/),
                "concreteType": "ProductWithVariationsToProductVariationConnection",
                "kind": "LinkedField",
                "name": "variations",
                "plural": false,
                "selections": [
                  (v27/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      (v22/*:: as any*/),
                      {
                        "concreteType": "MediaItem",
                        "kind": "LinkedField",
                        "name": "image",
                        "plural": false,
                        "selections": (v17/*:: as any*/)
                      },
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
                              (v5/*:: as any*/),
                              (v28/*:: as any*/)
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
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "productFactsQuery",
    "selections": [
      {
        "alias": "described",
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v29/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          {
            "concreteType": "MediaItem",
            "kind": "LinkedField",
            "name": "image",
            "plural": false,
            "selections": [
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v2/*:: as any*/)
            ]
          },
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
                "selections": (v30/*:: as any*/)
              }
            ],
            "storageKey": "galleryImages(first:20)"
          },
          {
            "args": (v18/*:: as any*/),
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
                  (v5/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "args": (v16/*:: as any*/),
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
                          (v5/*:: as any*/),
                          (v4/*:: as any*/),
                          (v2/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "ancestors(first:20)"
                  },
                  (v2/*:: as any*/)
                ]
              }
            ],
            "storageKey": "productCategories(first:10)"
          },
          (v21/*:: as any*/),
          (v23/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
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
                      (v29/*:: as any*/),
                      (v21/*:: as any*/),
                      (v2/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "products(first:100)"
              }
            ],
            "type": "GroupProduct"
          },
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
                      (v29/*:: as any*/),
                      (v5/*:: as any*/),
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "args": (v24/*:: as any*/),
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
                                  (v29/*:: as any*/),
                                  (v4/*:: as any*/),
                                  (v5/*:: as any*/),
                                  (v2/*:: as any*/)
                                ]
                              }
                            ],
                            "storageKey": "terms(first:100)"
                          }
                        ],
                        "type": "GlobalProductAttribute"
                      },
                      (v2/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "attributes(first:100)"
              },
              {
                "args": (v24/*:: as any*/),
                "concreteType": "ProductWithVariationsToProductVariationConnection",
                "kind": "LinkedField",
                "name": "variations",
                "plural": false,
                "selections": [
                  (v27/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v29/*:: as any*/),
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isProductVariation"
                      },
                      (v3/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      (v22/*:: as any*/),
                      {
                        "concreteType": "MediaItem",
                        "kind": "LinkedField",
                        "name": "image",
                        "plural": false,
                        "selections": (v30/*:: as any*/)
                      },
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
                              (v5/*:: as any*/),
                              (v28/*:: as any*/),
                              (v2/*:: as any*/)
                            ]
                          }
                        ],
                        "storageKey": "attributes(first:100)"
                      },
                      (v2/*:: as any*/)
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
      }
    ]
  },
  "params": {
    "cacheID": "658841b63866c3efcc7a3ccb8279ec3b",
    "id": "f1fd360c0a96c99bdd94ea5c2f7d356885808fac14b5160288af820925cf812e",
    "metadata": {},
    "name": "productFactsQuery",
    "operationKind": "query",
    "text": "query productFactsQuery($slug:ID!){described:product(id:$slug,idType:SLUG){__typename,id,databaseId,slug,name,sku,shortDescription,description,averageRating,reviewCount,onSale,dateOnSaleTo,image{sourceUrl,srcSet,altText,id},galleryImages(first:20){nodes{sourceUrl,id}},productCategories(first:10){nodes{name,slug,ancestors(first:20){nodes{name,slug,id}},id}},...on ProductWithPricing{__isProductWithPricing:__typename,price(format:RAW),words:price},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},...on GroupProduct{parts:products(first:100){nodes{__typename,...on ProductWithPricing{__isProductWithPricing:__typename,price(format:RAW),words:price},id}}},...on ProductWithVariations{__isProductWithVariations:__typename,attributes(first:100){nodes{__typename,name,options,variation,...on GlobalProductAttribute{terms(first:100){nodes{__typename,slug,name,id}}},id}},variations(first:100){pageInfo{hasNextPage,endCursor},nodes{__typename,__isProductVariation:__typename,databaseId,name,sku,onSale,dateOnSaleTo,price(format:RAW),words:price,stockStatus,image{sourceUrl,id},attributes(first:100){nodes{name,value,id}},id}}}}}"
  }
};
})();

(node as any).hash = "648895f2e1c3fffcd2c431c755a9889f";

export default node;
