/**
 * @generated SignedSource<<4bcfc06eccf76d61b4a0822c6a18cb44>>
 * @relayHash 0520938c1649f1026b4dd735411b7b45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19e6a56185960cd05046c8d67e167f6db406972750f4c2d70bb1201c8e5bdf9c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttributeOperatorEnum = "AND" | "IN" | "NOT_IN";
export type OrderEnum = "ASC" | "DESC";
export type ProductAttributeEnum = "PA_COLOR" | "PA_SIZE";
export type ProductsOrderByEnum = "DATE" | "IN" | "MENU_ORDER" | "MODIFIED" | "NAME" | "ON_SALE_FROM" | "ON_SALE_TO" | "POPULARITY" | "PRICE" | "RATING" | "REGULAR_PRICE" | "REVIEW_COUNT" | "SALE_PRICE" | "SLUG" | "TOTAL_SALES";
export type RelationEnum = "AND" | "OR";
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
export type ProductsOrderbyInput = {
  field: ProductsOrderByEnum;
  order?: OrderEnum | null | undefined;
};
export type ProductAttributeQueryInput = {
  queries?: ReadonlyArray<ProductAttributeFilterInput | null | undefined> | null | undefined;
  relation?: AttributeOperatorEnum | null | undefined;
};
export type ProductAttributeFilterInput = {
  ids?: ReadonlyArray<number | null | undefined> | null | undefined;
  operator?: AttributeOperatorEnum | null | undefined;
  taxonomy: ProductAttributeEnum;
  terms?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type CollectionStatsQueryInput = {
  relation?: RelationEnum | null | undefined;
  taxonomy: ProductAttributeEnum;
};
export type ProductsPageQuery$variables = {
  after?: string | null | undefined;
  attributes?: ProductAttributeQueryInput | null | undefined;
  before?: string | null | undefined;
  besideFirst?: ProductAttributeQueryInput | null | undefined;
  besideSecond?: ProductAttributeQueryInput | null | undefined;
  besideThird?: ProductAttributeQueryInput | null | undefined;
  first?: number | null | undefined;
  firstTaxonomy?: ReadonlyArray<CollectionStatsQueryInput | null | undefined> | null | undefined;
  hasFirst: boolean;
  hasSecond: boolean;
  hasThird: boolean;
  inCategory?: ReadonlyArray<string | null | undefined> | null | undefined;
  last?: number | null | undefined;
  maxPrice?: number | null | undefined;
  minPrice?: number | null | undefined;
  onSale?: boolean | null | undefined;
  orderby?: ReadonlyArray<ProductsOrderbyInput | null | undefined> | null | undefined;
  rating?: ReadonlyArray<number | null | undefined> | null | undefined;
  search?: string | null | undefined;
  secondTaxonomy?: ReadonlyArray<CollectionStatsQueryInput | null | undefined> | null | undefined;
  stockStatus?: ReadonlyArray<StockStatusEnum | null | undefined> | null | undefined;
  taxonomies?: ReadonlyArray<CollectionStatsQueryInput | null | undefined> | null | undefined;
  thirdTaxonomy?: ReadonlyArray<CollectionStatsQueryInput | null | undefined> | null | undefined;
};
export type ProductsPageQuery$data = {
  readonly productCategories: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"CategoryFacet_categories">;
    }>;
  } | null | undefined;
  readonly products: {
    readonly " $fragmentSpreads": FragmentRefs<"Listing_products">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SiteFooter_query" | "SiteHeader_query" | "facetCounts_query">;
};
export type ProductsPageQuery = {
  response: ProductsPageQuery$data;
  variables: ProductsPageQuery$variables;
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
  "name": "attributes"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "besideFirst"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "besideSecond"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "besideThird"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "firstTaxonomy"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasFirst"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasSecond"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasThird"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "inCategory"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "maxPrice"
},
v14 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "minPrice"
},
v15 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "onSale"
},
v16 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderby"
},
v17 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rating"
},
v18 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v19 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "secondTaxonomy"
},
v20 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stockStatus"
},
v21 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "taxonomies"
},
v22 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "thirdTaxonomy"
},
v23 = {
  "kind": "Variable",
  "name": "attributes",
  "variableName": "attributes"
},
v24 = {
  "kind": "Variable",
  "name": "maxPrice",
  "variableName": "maxPrice"
},
v25 = {
  "kind": "Variable",
  "name": "minPrice",
  "variableName": "minPrice"
},
v26 = {
  "kind": "Variable",
  "name": "onSale",
  "variableName": "onSale"
},
v27 = {
  "kind": "Variable",
  "name": "orderby",
  "variableName": "orderby"
},
v28 = {
  "kind": "Variable",
  "name": "rating",
  "variableName": "rating"
},
v29 = {
  "kind": "Variable",
  "name": "stockStatus",
  "variableName": "stockStatus"
},
v30 = {
  "kind": "Literal",
  "name": "visibility",
  "value": "VISIBLE"
},
v31 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "before",
    "variableName": "before"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "last",
    "variableName": "last"
  },
  {
    "fields": [
      (v23/*:: as any*/),
      (v24/*:: as any*/),
      (v25/*:: as any*/),
      (v26/*:: as any*/),
      (v27/*:: as any*/),
      (v28/*:: as any*/),
      (v29/*:: as any*/),
      (v30/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v32 = {
  "kind": "Variable",
  "name": "categoryIn",
  "variableName": "inCategory"
},
v33 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v34 = [
  {
    "kind": "Variable",
    "name": "taxonomies",
    "variableName": "taxonomies"
  },
  {
    "fields": [
      (v23/*:: as any*/),
      (v32/*:: as any*/),
      (v24/*:: as any*/),
      (v25/*:: as any*/),
      (v26/*:: as any*/),
      (v28/*:: as any*/),
      (v33/*:: as any*/),
      (v29/*:: as any*/),
      (v30/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v35 = {
  "kind": "ScalarField",
  "name": "slug"
},
v36 = {
  "kind": "ScalarField",
  "name": "name"
},
v37 = {
  "kind": "ScalarField",
  "name": "count"
},
v38 = {
  "kind": "ScalarField",
  "name": "description"
},
v39 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "facetCounts_terms",
    "selections": [
      {
        "concreteType": "AttributeCount",
        "kind": "LinkedField",
        "name": "attributeCounts",
        "plural": true,
        "selections": [
          (v35/*:: as any*/),
          (v36/*:: as any*/),
          {
            "concreteType": "SingleAttributeCount",
            "kind": "LinkedField",
            "name": "terms",
            "plural": true,
            "selections": [
              (v37/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v35/*:: as any*/),
                  (v36/*:: as any*/),
                  (v38/*:: as any*/)
                ]
              }
            ]
          }
        ]
      }
    ],
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v40 = [
  {
    "kind": "Variable",
    "name": "taxonomies",
    "variableName": "firstTaxonomy"
  },
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "attributes",
        "variableName": "besideFirst"
      },
      (v32/*:: as any*/),
      (v24/*:: as any*/),
      (v25/*:: as any*/),
      (v26/*:: as any*/),
      (v28/*:: as any*/),
      (v33/*:: as any*/),
      (v29/*:: as any*/),
      (v30/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v41 = [
  {
    "kind": "Variable",
    "name": "taxonomies",
    "variableName": "secondTaxonomy"
  },
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "attributes",
        "variableName": "besideSecond"
      },
      (v32/*:: as any*/),
      (v24/*:: as any*/),
      (v25/*:: as any*/),
      (v26/*:: as any*/),
      (v28/*:: as any*/),
      (v33/*:: as any*/),
      (v29/*:: as any*/),
      (v30/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v42 = [
  {
    "kind": "Variable",
    "name": "taxonomies",
    "variableName": "thirdTaxonomy"
  },
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "attributes",
        "variableName": "besideThird"
      },
      (v32/*:: as any*/),
      (v24/*:: as any*/),
      (v25/*:: as any*/),
      (v26/*:: as any*/),
      (v28/*:: as any*/),
      (v33/*:: as any*/),
      (v29/*:: as any*/),
      (v30/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v43 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v44 = {
  "alias": "priceStats",
  "args": [
    {
      "kind": "Literal",
      "name": "calculatePriceRange",
      "value": true
    },
    {
      "fields": [
        (v23/*:: as any*/),
        (v32/*:: as any*/),
        (v26/*:: as any*/),
        (v28/*:: as any*/),
        (v33/*:: as any*/),
        (v29/*:: as any*/),
        (v30/*:: as any*/)
      ],
      "kind": "ObjectValue",
      "name": "where"
    }
  ],
  "concreteType": "CollectionStats",
  "kind": "LinkedField",
  "name": "collectionStats",
  "plural": false,
  "selections": [
    {
      "concreteType": "PriceRange",
      "kind": "LinkedField",
      "name": "priceRange",
      "plural": false,
      "selections": [
        {
          "args": (v43/*:: as any*/),
          "kind": "ScalarField",
          "name": "minPrice",
          "storageKey": "minPrice(format:\"RAW\")"
        },
        {
          "args": (v43/*:: as any*/),
          "kind": "ScalarField",
          "name": "maxPrice",
          "storageKey": "maxPrice(format:\"RAW\")"
        },
        {
          "alias": "written",
          "kind": "ScalarField",
          "name": "maxPrice"
        }
      ]
    }
  ]
},
v45 = {
  "alias": "stockStats",
  "args": [
    {
      "kind": "Literal",
      "name": "calculateStockStatusCounts",
      "value": true
    },
    {
      "fields": [
        (v23/*:: as any*/),
        (v32/*:: as any*/),
        (v24/*:: as any*/),
        (v25/*:: as any*/),
        (v26/*:: as any*/),
        (v28/*:: as any*/),
        (v33/*:: as any*/),
        (v30/*:: as any*/)
      ],
      "kind": "ObjectValue",
      "name": "where"
    }
  ],
  "concreteType": "CollectionStats",
  "kind": "LinkedField",
  "name": "collectionStats",
  "plural": false,
  "selections": [
    {
      "concreteType": "StockStatusCount",
      "kind": "LinkedField",
      "name": "stockStatusCounts",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "status"
        },
        (v37/*:: as any*/)
      ]
    }
  ]
},
v46 = {
  "alias": "ratingStats",
  "args": [
    {
      "kind": "Literal",
      "name": "calculateRatingCounts",
      "value": true
    },
    {
      "fields": [
        (v23/*:: as any*/),
        (v32/*:: as any*/),
        (v24/*:: as any*/),
        (v25/*:: as any*/),
        (v26/*:: as any*/),
        (v33/*:: as any*/),
        (v29/*:: as any*/),
        (v30/*:: as any*/)
      ],
      "kind": "ObjectValue",
      "name": "where"
    }
  ],
  "concreteType": "CollectionStats",
  "kind": "LinkedField",
  "name": "collectionStats",
  "plural": false,
  "selections": [
    {
      "concreteType": "RatingCount",
      "kind": "LinkedField",
      "name": "ratingCounts",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "rating"
        },
        (v37/*:: as any*/)
      ]
    }
  ]
},
v47 = {
  "kind": "ScalarField",
  "name": "found"
},
v48 = {
  "alias": "saleStats",
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    },
    {
      "fields": [
        (v23/*:: as any*/),
        (v32/*:: as any*/),
        (v24/*:: as any*/),
        (v25/*:: as any*/),
        {
          "kind": "Literal",
          "name": "onSale",
          "value": true
        },
        (v27/*:: as any*/),
        (v28/*:: as any*/),
        (v33/*:: as any*/),
        (v29/*:: as any*/),
        (v30/*:: as any*/)
      ],
      "kind": "ObjectValue",
      "name": "where"
    }
  ],
  "concreteType": "RootQueryToProductConnection",
  "kind": "LinkedField",
  "name": "products",
  "plural": false,
  "selections": [
    (v47/*:: as any*/)
  ]
},
v49 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v50 = [
  (v49/*:: as any*/),
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "hideEmpty": true,
      "parent": 0
    }
  }
],
v51 = {
  "kind": "ScalarField",
  "name": "id"
},
v52 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v53 = [
  {
    "concreteType": "AttributeCount",
    "kind": "LinkedField",
    "name": "attributeCounts",
    "plural": true,
    "selections": [
      (v35/*:: as any*/),
      (v36/*:: as any*/),
      {
        "concreteType": "SingleAttributeCount",
        "kind": "LinkedField",
        "name": "terms",
        "plural": true,
        "selections": [
          (v37/*:: as any*/),
          {
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v52/*:: as any*/),
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              (v38/*:: as any*/),
              (v51/*:: as any*/)
            ]
          }
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
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
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      (v15/*:: as any*/),
      (v16/*:: as any*/),
      (v17/*:: as any*/),
      (v18/*:: as any*/),
      (v19/*:: as any*/),
      (v20/*:: as any*/),
      (v21/*:: as any*/),
      (v22/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "ProductsPageQuery",
    "selections": [
      {
        "kind": "FragmentSpread",
        "name": "SiteHeader_query"
      },
      {
        "kind": "FragmentSpread",
        "name": "SiteFooter_query"
      },
      {
        "args": (v31/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "Listing_products"
          }
        ]
      },
      {
        "kind": "InlineDataFragmentSpread",
        "name": "facetCounts_query",
        "selections": [
          {
            "alias": "termStats",
            "args": (v34/*:: as any*/),
            "concreteType": "CollectionStats",
            "kind": "LinkedField",
            "name": "collectionStats",
            "plural": false,
            "selections": (v39/*:: as any*/)
          },
          {
            "condition": "hasFirst",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": "firstStats",
                "args": (v40/*:: as any*/),
                "concreteType": "CollectionStats",
                "kind": "LinkedField",
                "name": "collectionStats",
                "plural": false,
                "selections": (v39/*:: as any*/)
              }
            ]
          },
          {
            "condition": "hasSecond",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": "secondStats",
                "args": (v41/*:: as any*/),
                "concreteType": "CollectionStats",
                "kind": "LinkedField",
                "name": "collectionStats",
                "plural": false,
                "selections": (v39/*:: as any*/)
              }
            ]
          },
          {
            "condition": "hasThird",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": "thirdStats",
                "args": (v42/*:: as any*/),
                "concreteType": "CollectionStats",
                "kind": "LinkedField",
                "name": "collectionStats",
                "plural": false,
                "selections": (v39/*:: as any*/)
              }
            ]
          },
          (v44/*:: as any*/),
          (v45/*:: as any*/),
          (v46/*:: as any*/),
          (v48/*:: as any*/)
        ],
        "argumentDefinitions": [
          {
            "kind": "RootArgument",
            "name": "attributes"
          },
          {
            "kind": "RootArgument",
            "name": "besideFirst"
          },
          {
            "kind": "RootArgument",
            "name": "besideSecond"
          },
          {
            "kind": "RootArgument",
            "name": "besideThird"
          },
          {
            "kind": "RootArgument",
            "name": "firstTaxonomy"
          },
          {
            "kind": "RootArgument",
            "name": "hasFirst"
          },
          {
            "kind": "RootArgument",
            "name": "hasSecond"
          },
          {
            "kind": "RootArgument",
            "name": "hasThird"
          },
          {
            "kind": "RootArgument",
            "name": "inCategory"
          },
          {
            "kind": "RootArgument",
            "name": "maxPrice"
          },
          {
            "kind": "RootArgument",
            "name": "minPrice"
          },
          {
            "kind": "RootArgument",
            "name": "onSale"
          },
          {
            "kind": "RootArgument",
            "name": "orderby"
          },
          {
            "kind": "RootArgument",
            "name": "rating"
          },
          {
            "kind": "RootArgument",
            "name": "search"
          },
          {
            "kind": "RootArgument",
            "name": "secondTaxonomy"
          },
          {
            "kind": "RootArgument",
            "name": "stockStatus"
          },
          {
            "kind": "RootArgument",
            "name": "taxonomies"
          },
          {
            "kind": "RootArgument",
            "name": "thirdTaxonomy"
          }
        ]
      },
      {
        "args": (v50/*:: as any*/),
        "concreteType": "RootQueryToProductCategoryConnection",
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
              {
                "kind": "FragmentSpread",
                "name": "CategoryFacet_categories"
              }
            ]
          }
        ],
        "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true,\"parent\":0})"
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v6/*:: as any*/),
      (v12/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v16/*:: as any*/),
      (v1/*:: as any*/),
      (v14/*:: as any*/),
      (v13/*:: as any*/),
      (v20/*:: as any*/),
      (v15/*:: as any*/),
      (v17/*:: as any*/),
      (v11/*:: as any*/),
      (v18/*:: as any*/),
      (v21/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v7/*:: as any*/),
      (v19/*:: as any*/),
      (v22/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ProductsPageQuery",
    "selections": [
      {
        "args": (v50/*:: as any*/),
        "concreteType": "RootQueryToProductCategoryConnection",
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
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "menuOrder"
              },
              (v51/*:: as any*/),
              (v37/*:: as any*/),
              {
                "args": [
                  (v49/*:: as any*/),
                  {
                    "kind": "Literal",
                    "name": "where",
                    "value": {
                      "hideEmpty": true
                    }
                  }
                ],
                "concreteType": "ProductCategoryToProductCategoryConnection",
                "kind": "LinkedField",
                "name": "children",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "ProductCategory",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v37/*:: as any*/),
                      (v51/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "children(first:100,where:{\"hideEmpty\":true})"
              }
            ]
          }
        ],
        "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true,\"parent\":0})"
      },
      {
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 14
          },
          {
            "kind": "Literal",
            "name": "where",
            "value": {
              "hasPassword": false,
              "orderby": [
                {
                  "field": "MENU_ORDER",
                  "order": "ASC"
                }
              ],
              "parent": "0"
            }
          }
        ],
        "concreteType": "RootQueryToPageConnection",
        "kind": "LinkedField",
        "name": "pages",
        "plural": false,
        "selections": [
          {
            "concreteType": "Page",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "title"
              },
              {
                "kind": "ScalarField",
                "name": "uri"
              },
              {
                "kind": "ScalarField",
                "name": "isPostsPage"
              },
              {
                "kind": "ScalarField",
                "name": "isPrivacyPage"
              },
              (v51/*:: as any*/)
            ]
          }
        ],
        "storageKey": "pages(first:14,where:{\"hasPassword\":false,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"parent\":\"0\"})"
      },
      {
        "args": (v31/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v47/*:: as any*/),
          {
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v52/*:: as any*/),
              (v51/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isProduct"
              },
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "onSale"
              },
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "sourceUrl"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "srcSet"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "altText"
                  },
                  (v51/*:: as any*/)
                ]
              },
              {
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
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "price"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "regularPrice"
                      }
                    ],
                    "type": "ProductWithPricing",
                    "abstractKey": "__isProductWithPricing"
                  }
                ],
                "type": "ProductUnion",
                "abstractKey": "__isProductUnion"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "first",
                        "value": 6
                      }
                    ],
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
                          (v52/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "label"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "options"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "variation"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "visible"
                          },
                          (v51/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "attributes(first:6)"
                  }
                ],
                "type": "ProductWithAttributes",
                "abstractKey": "__isProductWithAttributes"
              }
            ]
          },
          {
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
                "name": "hasPreviousPage"
              },
              {
                "kind": "ScalarField",
                "name": "startCursor"
              },
              {
                "kind": "ScalarField",
                "name": "endCursor"
              }
            ]
          }
        ]
      },
      {
        "alias": "termStats",
        "args": (v34/*:: as any*/),
        "concreteType": "CollectionStats",
        "kind": "LinkedField",
        "name": "collectionStats",
        "plural": false,
        "selections": (v53/*:: as any*/)
      },
      (v44/*:: as any*/),
      (v45/*:: as any*/),
      (v46/*:: as any*/),
      (v48/*:: as any*/),
      {
        "condition": "hasFirst",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "firstStats",
            "args": (v40/*:: as any*/),
            "concreteType": "CollectionStats",
            "kind": "LinkedField",
            "name": "collectionStats",
            "plural": false,
            "selections": (v53/*:: as any*/)
          }
        ]
      },
      {
        "condition": "hasSecond",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "secondStats",
            "args": (v41/*:: as any*/),
            "concreteType": "CollectionStats",
            "kind": "LinkedField",
            "name": "collectionStats",
            "plural": false,
            "selections": (v53/*:: as any*/)
          }
        ]
      },
      {
        "condition": "hasThird",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "thirdStats",
            "args": (v42/*:: as any*/),
            "concreteType": "CollectionStats",
            "kind": "LinkedField",
            "name": "collectionStats",
            "plural": false,
            "selections": (v53/*:: as any*/)
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "0520938c1649f1026b4dd735411b7b45",
    "id": "19e6a56185960cd05046c8d67e167f6db406972750f4c2d70bb1201c8e5bdf9c",
    "metadata": {},
    "name": "ProductsPageQuery",
    "operationKind": "query",
    "text": "query ProductsPageQuery($first:Int,$last:Int,$after:String,$before:String,$orderby:[ProductsOrderbyInput],$attributes:ProductAttributeQueryInput,$minPrice:Float,$maxPrice:Float,$stockStatus:[StockStatusEnum],$onSale:Boolean,$rating:[Int],$inCategory:[String],$search:String,$taxonomies:[CollectionStatsQueryInput],$hasFirst:Boolean!,$hasSecond:Boolean!,$hasThird:Boolean!,$firstTaxonomy:[CollectionStatsQueryInput],$secondTaxonomy:[CollectionStatsQueryInput],$thirdTaxonomy:[CollectionStatsQueryInput],$besideFirst:ProductAttributeQueryInput,$besideSecond:ProductAttributeQueryInput,$besideThird:ProductAttributeQueryInput){...SiteHeader_query,...SiteFooter_query,products(first:$first,last:$last,after:$after,before:$before,where:{visibility:VISIBLE,attributes:$attributes,minPrice:$minPrice,maxPrice:$maxPrice,stockStatus:$stockStatus,onSale:$onSale,rating:$rating,orderby:$orderby}){...Listing_products},...facetCounts_query,productCategories(first:100,where:{parent:0,hideEmpty:true}){nodes{...CategoryFacet_categories,id}}}fragment CardMeta_product on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:6){nodes{__typename,label,options,variation,visible,id}}}fragment CategoryFacet_categories on ProductCategory{name,slug,menuOrder,count,children(first:100,where:{hideEmpty:true}){nodes{count,id}}}fragment DepartmentLinks_query on RootQuery{productCategories(first:100,where:{parent:0,hideEmpty:true}){nodes{slug,name,menuOrder,id}}}fragment ListingParts_products on RootQueryToProductConnection{nodes{__typename,...ProductGrid_products,id},pageInfo{hasNextPage,hasPreviousPage,startCursor,endCursor}}fragment Listing_products on RootQueryToProductConnection{found,nodes{__typename,id},...ListingParts_products}fragment PageLinks_query on RootQuery{pages(first:14,where:{parent:\"0\",hasPassword:false,orderby:[{field:MENU_ORDER,order:ASC}]}){nodes{title,uri,isPostsPage,isPrivacyPage,id}}}fragment PhoneMenu_query on RootQuery{...DepartmentLinks_query}fragment ProductCard_product on Product{__isProduct:__typename,slug,name,onSale,image{...ProductPicture_picture,id},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},...ProductPrice_product,...SaleTicket_product,...CardMeta_product}fragment ProductGrid_products on Product{__isProduct:__typename,id,...ProductCard_product}fragment ProductPicture_picture on MediaItem{sourceUrl,srcSet,altText}fragment ProductPrice_product on ProductUnion{__isProductUnion:__typename,onSale,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment SaleTicket_product on ProductUnion{__isProductUnion:__typename,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment SiteFooter_query on RootQuery{...DepartmentLinks_query,...PageLinks_query}fragment SiteHeader_query on RootQuery{...Transom_query,...PhoneMenu_query}fragment Transom_query on RootQuery{...DepartmentLinks_query}fragment facetCounts_query on RootQuery{termStats:collectionStats(taxonomies:$taxonomies,where:{visibility:VISIBLE,categoryIn:$inCategory,search:$search,attributes:$attributes,minPrice:$minPrice,maxPrice:$maxPrice,stockStatus:$stockStatus,onSale:$onSale,rating:$rating}){...facetCounts_terms},firstStats:collectionStats(taxonomies:$firstTaxonomy,where:{visibility:VISIBLE,categoryIn:$inCategory,search:$search,attributes:$besideFirst,minPrice:$minPrice,maxPrice:$maxPrice,stockStatus:$stockStatus,onSale:$onSale,rating:$rating})@include(if:$hasFirst){...facetCounts_terms},secondStats:collectionStats(taxonomies:$secondTaxonomy,where:{visibility:VISIBLE,categoryIn:$inCategory,search:$search,attributes:$besideSecond,minPrice:$minPrice,maxPrice:$maxPrice,stockStatus:$stockStatus,onSale:$onSale,rating:$rating})@include(if:$hasSecond){...facetCounts_terms},thirdStats:collectionStats(taxonomies:$thirdTaxonomy,where:{visibility:VISIBLE,categoryIn:$inCategory,search:$search,attributes:$besideThird,minPrice:$minPrice,maxPrice:$maxPrice,stockStatus:$stockStatus,onSale:$onSale,rating:$rating})@include(if:$hasThird){...facetCounts_terms},priceStats:collectionStats(calculatePriceRange:true,where:{visibility:VISIBLE,categoryIn:$inCategory,search:$search,attributes:$attributes,stockStatus:$stockStatus,onSale:$onSale,rating:$rating}){priceRange{minPrice(format:RAW),maxPrice(format:RAW),written:maxPrice}},stockStats:collectionStats(calculateStockStatusCounts:true,where:{visibility:VISIBLE,categoryIn:$inCategory,search:$search,attributes:$attributes,minPrice:$minPrice,maxPrice:$maxPrice,onSale:$onSale,rating:$rating}){stockStatusCounts{status,count}},ratingStats:collectionStats(calculateRatingCounts:true,where:{visibility:VISIBLE,categoryIn:$inCategory,search:$search,attributes:$attributes,minPrice:$minPrice,maxPrice:$maxPrice,stockStatus:$stockStatus,onSale:$onSale}){ratingCounts{rating,count}},saleStats:products(first:1,where:{visibility:VISIBLE,categoryIn:$inCategory,search:$search,attributes:$attributes,minPrice:$minPrice,maxPrice:$maxPrice,stockStatus:$stockStatus,onSale:true,rating:$rating,orderby:$orderby}){found}}fragment facetCounts_terms on CollectionStats{attributeCounts{slug,name,terms{count,node{__typename,slug,name,description,id}}}}"
  }
};
})();

(node as any).hash = "8f1a4568303a366b7316514d282df38a";

export default node;
