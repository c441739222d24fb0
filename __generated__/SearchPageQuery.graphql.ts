/**
 * @generated SignedSource<<ade191f4da7a4df90dbf032a0851d29c>>
 * @relayHash b6004afcb072ef95e8eb7ceab7913431
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2abd4e7e7d33a7b991573a86b764609f2cd0a1f6aecad63dec7bec5acfcecebe

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
export type SearchPageQuery$variables = {
  after?: string | null | undefined;
  attributes?: ProductAttributeQueryInput | null | undefined;
  before?: string | null | undefined;
  besideFirst?: ProductAttributeQueryInput | null | undefined;
  besideSecond?: ProductAttributeQueryInput | null | undefined;
  besideThird?: ProductAttributeQueryInput | null | undefined;
  first?: number | null | undefined;
  firstTaxonomy?: ReadonlyArray<CollectionStatsQueryInput | null | undefined> | null | undefined;
  hasFirst: boolean;
  hasSearch: boolean;
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
export type SearchPageQuery$data = {
  readonly all: {
    readonly found: number | null | undefined;
  } | null | undefined;
  readonly counts?: {
    readonly " $fragmentSpreads": FragmentRefs<"facetCounts_query">;
  } | null | undefined;
  readonly products?: {
    readonly " $fragmentSpreads": FragmentRefs<"Listing_products">;
  } | null | undefined;
  readonly shelves: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"DepartmentIndex_categories">;
    }>;
  } | null | undefined;
  readonly words: {
    readonly " $fragmentSpreads": FragmentRefs<"vocabulary_query">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"SiteFooter_query" | "SiteHeader_query">;
};
export type SearchPageQuery = {
  response: SearchPageQuery$data;
  variables: SearchPageQuery$variables;
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
  "name": "hasSearch"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasSecond"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasThird"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "inCategory"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v14 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "maxPrice"
},
v15 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "minPrice"
},
v16 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "onSale"
},
v17 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderby"
},
v18 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rating"
},
v19 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v20 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "secondTaxonomy"
},
v21 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stockStatus"
},
v22 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "taxonomies"
},
v23 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "thirdTaxonomy"
},
v24 = {
  "kind": "Variable",
  "name": "attributes",
  "variableName": "attributes"
},
v25 = {
  "kind": "Variable",
  "name": "categoryIn",
  "variableName": "inCategory"
},
v26 = {
  "kind": "Variable",
  "name": "maxPrice",
  "variableName": "maxPrice"
},
v27 = {
  "kind": "Variable",
  "name": "minPrice",
  "variableName": "minPrice"
},
v28 = {
  "kind": "Variable",
  "name": "onSale",
  "variableName": "onSale"
},
v29 = {
  "kind": "Variable",
  "name": "orderby",
  "variableName": "orderby"
},
v30 = {
  "kind": "Variable",
  "name": "rating",
  "variableName": "rating"
},
v31 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v32 = {
  "kind": "Variable",
  "name": "stockStatus",
  "variableName": "stockStatus"
},
v33 = {
  "kind": "Literal",
  "name": "visibility",
  "value": "VISIBLE"
},
v34 = [
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
      (v24/*:: as any*/),
      (v25/*:: as any*/),
      (v26/*:: as any*/),
      (v27/*:: as any*/),
      (v28/*:: as any*/),
      (v29/*:: as any*/),
      (v30/*:: as any*/),
      (v31/*:: as any*/),
      (v32/*:: as any*/),
      (v33/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v35 = {
  "kind": "Variable",
  "name": "taxonomies",
  "variableName": "taxonomies"
},
v36 = [
  (v35/*:: as any*/),
  {
    "fields": [
      (v24/*:: as any*/),
      (v25/*:: as any*/),
      (v26/*:: as any*/),
      (v27/*:: as any*/),
      (v28/*:: as any*/),
      (v30/*:: as any*/),
      (v31/*:: as any*/),
      (v32/*:: as any*/),
      (v33/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v37 = {
  "kind": "ScalarField",
  "name": "slug"
},
v38 = {
  "kind": "ScalarField",
  "name": "name"
},
v39 = {
  "kind": "ScalarField",
  "name": "count"
},
v40 = {
  "kind": "ScalarField",
  "name": "description"
},
v41 = [
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
          (v37/*:: as any*/),
          (v38/*:: as any*/),
          {
            "concreteType": "SingleAttributeCount",
            "kind": "LinkedField",
            "name": "terms",
            "plural": true,
            "selections": [
              (v39/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v37/*:: as any*/),
                  (v38/*:: as any*/),
                  (v40/*:: as any*/)
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
v42 = [
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
      (v25/*:: as any*/),
      (v26/*:: as any*/),
      (v27/*:: as any*/),
      (v28/*:: as any*/),
      (v30/*:: as any*/),
      (v31/*:: as any*/),
      (v32/*:: as any*/),
      (v33/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v43 = [
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
      (v25/*:: as any*/),
      (v26/*:: as any*/),
      (v27/*:: as any*/),
      (v28/*:: as any*/),
      (v30/*:: as any*/),
      (v31/*:: as any*/),
      (v32/*:: as any*/),
      (v33/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v44 = [
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
      (v25/*:: as any*/),
      (v26/*:: as any*/),
      (v27/*:: as any*/),
      (v28/*:: as any*/),
      (v30/*:: as any*/),
      (v31/*:: as any*/),
      (v32/*:: as any*/),
      (v33/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v45 = {
  "kind": "Literal",
  "name": "calculatePriceRange",
  "value": true
},
v46 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v47 = {
  "alias": "written",
  "kind": "ScalarField",
  "name": "maxPrice"
},
v48 = {
  "alias": "priceStats",
  "args": [
    (v45/*:: as any*/),
    {
      "fields": [
        (v24/*:: as any*/),
        (v25/*:: as any*/),
        (v28/*:: as any*/),
        (v30/*:: as any*/),
        (v31/*:: as any*/),
        (v32/*:: as any*/),
        (v33/*:: as any*/)
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
          "args": (v46/*:: as any*/),
          "kind": "ScalarField",
          "name": "minPrice",
          "storageKey": "minPrice(format:\"RAW\")"
        },
        {
          "args": (v46/*:: as any*/),
          "kind": "ScalarField",
          "name": "maxPrice",
          "storageKey": "maxPrice(format:\"RAW\")"
        },
        (v47/*:: as any*/)
      ]
    }
  ]
},
v49 = {
  "alias": "stockStats",
  "args": [
    {
      "kind": "Literal",
      "name": "calculateStockStatusCounts",
      "value": true
    },
    {
      "fields": [
        (v24/*:: as any*/),
        (v25/*:: as any*/),
        (v26/*:: as any*/),
        (v27/*:: as any*/),
        (v28/*:: as any*/),
        (v30/*:: as any*/),
        (v31/*:: as any*/),
        (v33/*:: as any*/)
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
        (v39/*:: as any*/)
      ]
    }
  ]
},
v50 = {
  "alias": "ratingStats",
  "args": [
    {
      "kind": "Literal",
      "name": "calculateRatingCounts",
      "value": true
    },
    {
      "fields": [
        (v24/*:: as any*/),
        (v25/*:: as any*/),
        (v26/*:: as any*/),
        (v27/*:: as any*/),
        (v28/*:: as any*/),
        (v31/*:: as any*/),
        (v32/*:: as any*/),
        (v33/*:: as any*/)
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
        (v39/*:: as any*/)
      ]
    }
  ]
},
v51 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v52 = {
  "kind": "ScalarField",
  "name": "found"
},
v53 = [
  (v52/*:: as any*/)
],
v54 = {
  "alias": "saleStats",
  "args": [
    (v51/*:: as any*/),
    {
      "fields": [
        (v24/*:: as any*/),
        (v25/*:: as any*/),
        (v26/*:: as any*/),
        (v27/*:: as any*/),
        {
          "kind": "Literal",
          "name": "onSale",
          "value": true
        },
        (v29/*:: as any*/),
        (v30/*:: as any*/),
        (v31/*:: as any*/),
        (v32/*:: as any*/),
        (v33/*:: as any*/)
      ],
      "kind": "ObjectValue",
      "name": "where"
    }
  ],
  "concreteType": "RootQueryToProductConnection",
  "kind": "LinkedField",
  "name": "products",
  "plural": false,
  "selections": (v53/*:: as any*/)
},
v55 = {
  "kind": "RootArgument",
  "name": "taxonomies"
},
v56 = [
  (v45/*:: as any*/),
  (v35/*:: as any*/),
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "visibility": "VISIBLE"
    }
  }
],
v57 = {
  "concreteType": "PriceRange",
  "kind": "LinkedField",
  "name": "priceRange",
  "plural": false,
  "selections": [
    (v47/*:: as any*/)
  ]
},
v58 = {
  "kind": "ScalarField",
  "name": "taxonomyName"
},
v59 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v60 = [
  (v59/*:: as any*/),
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "hideEmpty": true
    }
  }
],
v61 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v62 = {
  "kind": "ScalarField",
  "name": "parentDatabaseId"
},
v63 = {
  "kind": "ScalarField",
  "name": "menuOrder"
},
v64 = {
  "alias": "all",
  "args": [
    (v51/*:: as any*/),
    {
      "kind": "Literal",
      "name": "where",
      "value": {
        "orderby": [
          {
            "field": "DATE",
            "order": "DESC"
          }
        ],
        "visibility": "VISIBLE"
      }
    }
  ],
  "concreteType": "RootQueryToProductConnection",
  "kind": "LinkedField",
  "name": "products",
  "plural": false,
  "selections": (v53/*:: as any*/),
  "storageKey": "products(first:1,where:{\"orderby\":[{\"field\":\"DATE\",\"order\":\"DESC\"}],\"visibility\":\"VISIBLE\"})"
},
v65 = {
  "kind": "ScalarField",
  "name": "id"
},
v66 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v67 = [
  {
    "concreteType": "AttributeCount",
    "kind": "LinkedField",
    "name": "attributeCounts",
    "plural": true,
    "selections": [
      (v37/*:: as any*/),
      (v38/*:: as any*/),
      {
        "concreteType": "SingleAttributeCount",
        "kind": "LinkedField",
        "name": "terms",
        "plural": true,
        "selections": [
          (v39/*:: as any*/),
          {
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v66/*:: as any*/),
              (v37/*:: as any*/),
              (v38/*:: as any*/),
              (v40/*:: as any*/),
              (v65/*:: as any*/)
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
      (v22/*:: as any*/),
      (v23/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "SearchPageQuery",
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
        "condition": "hasSearch",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "args": (v34/*:: as any*/),
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
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "facetCounts_query",
                  "selections": [
                    {
                      "alias": "termStats",
                      "args": (v36/*:: as any*/),
                      "concreteType": "CollectionStats",
                      "kind": "LinkedField",
                      "name": "collectionStats",
                      "plural": false,
                      "selections": (v41/*:: as any*/)
                    },
                    {
                      "condition": "hasFirst",
                      "kind": "Condition",
                      "passingValue": true,
                      "selections": [
                        {
                          "alias": "firstStats",
                          "args": (v42/*:: as any*/),
                          "concreteType": "CollectionStats",
                          "kind": "LinkedField",
                          "name": "collectionStats",
                          "plural": false,
                          "selections": (v41/*:: as any*/)
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
                          "args": (v43/*:: as any*/),
                          "concreteType": "CollectionStats",
                          "kind": "LinkedField",
                          "name": "collectionStats",
                          "plural": false,
                          "selections": (v41/*:: as any*/)
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
                          "args": (v44/*:: as any*/),
                          "concreteType": "CollectionStats",
                          "kind": "LinkedField",
                          "name": "collectionStats",
                          "plural": false,
                          "selections": (v41/*:: as any*/)
                        }
                      ]
                    },
                    (v48/*:: as any*/),
                    (v49/*:: as any*/),
                    (v50/*:: as any*/),
                    (v54/*:: as any*/)
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
                    (v55/*:: as any*/),
                    {
                      "kind": "RootArgument",
                      "name": "thirdTaxonomy"
                    }
                  ]
                }
              ],
              "type": "RootQuery"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "counts"
          }
        ]
      },
      {
        "fragment": {
          "kind": "InlineFragment",
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "vocabulary_query",
              "selections": [
                {
                  "alias": "shopStats",
                  "args": (v56/*:: as any*/),
                  "concreteType": "CollectionStats",
                  "kind": "LinkedField",
                  "name": "collectionStats",
                  "plural": false,
                  "selections": [
                    (v57/*:: as any*/),
                    {
                      "concreteType": "AttributeCount",
                      "kind": "LinkedField",
                      "name": "attributeCounts",
                      "plural": true,
                      "selections": [
                        (v37/*:: as any*/),
                        (v38/*:: as any*/),
                        {
                          "concreteType": "SingleAttributeCount",
                          "kind": "LinkedField",
                          "name": "terms",
                          "plural": true,
                          "selections": [
                            {
                              "kind": "LinkedField",
                              "name": "node",
                              "plural": false,
                              "selections": [
                                (v37/*:: as any*/),
                                (v38/*:: as any*/),
                                (v40/*:: as any*/),
                                (v58/*:: as any*/)
                              ]
                            }
                          ]
                        }
                      ]
                    }
                  ]
                },
                {
                  "alias": "shelves",
                  "args": (v60/*:: as any*/),
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
                        (v61/*:: as any*/),
                        (v62/*:: as any*/),
                        (v37/*:: as any*/),
                        (v38/*:: as any*/),
                        (v63/*:: as any*/)
                      ]
                    }
                  ],
                  "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true})"
                }
              ],
              "argumentDefinitions": [
                (v55/*:: as any*/)
              ]
            }
          ],
          "type": "RootQuery"
        },
        "kind": "AliasedInlineFragmentSpread",
        "name": "words"
      },
      (v64/*:: as any*/),
      {
        "alias": "shelves",
        "args": (v60/*:: as any*/),
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
                "name": "DepartmentIndex_categories"
              }
            ]
          }
        ],
        "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true})"
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v19/*:: as any*/),
      (v9/*:: as any*/),
      (v6/*:: as any*/),
      (v13/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v17/*:: as any*/),
      (v1/*:: as any*/),
      (v15/*:: as any*/),
      (v14/*:: as any*/),
      (v21/*:: as any*/),
      (v16/*:: as any*/),
      (v18/*:: as any*/),
      (v12/*:: as any*/),
      (v22/*:: as any*/),
      (v8/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v7/*:: as any*/),
      (v20/*:: as any*/),
      (v23/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SearchPageQuery",
    "selections": [
      {
        "args": [
          (v59/*:: as any*/),
          {
            "kind": "Literal",
            "name": "where",
            "value": {
              "hideEmpty": true,
              "parent": 0
            }
          }
        ],
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
              (v37/*:: as any*/),
              (v38/*:: as any*/),
              (v63/*:: as any*/),
              (v65/*:: as any*/)
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
              (v65/*:: as any*/)
            ]
          }
        ],
        "storageKey": "pages(first:14,where:{\"hasPassword\":false,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"parent\":\"0\"})"
      },
      {
        "alias": "shopStats",
        "args": (v56/*:: as any*/),
        "concreteType": "CollectionStats",
        "kind": "LinkedField",
        "name": "collectionStats",
        "plural": false,
        "selections": [
          (v57/*:: as any*/),
          {
            "concreteType": "AttributeCount",
            "kind": "LinkedField",
            "name": "attributeCounts",
            "plural": true,
            "selections": [
              (v37/*:: as any*/),
              (v38/*:: as any*/),
              {
                "concreteType": "SingleAttributeCount",
                "kind": "LinkedField",
                "name": "terms",
                "plural": true,
                "selections": [
                  {
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v66/*:: as any*/),
                      (v37/*:: as any*/),
                      (v38/*:: as any*/),
                      (v40/*:: as any*/),
                      (v58/*:: as any*/),
                      (v65/*:: as any*/)
                    ]
                  }
                ]
              }
            ]
          }
        ]
      },
      {
        "alias": "shelves",
        "args": (v60/*:: as any*/),
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
              (v61/*:: as any*/),
              (v62/*:: as any*/),
              (v37/*:: as any*/),
              (v38/*:: as any*/),
              (v63/*:: as any*/),
              (v65/*:: as any*/),
              (v39/*:: as any*/)
            ]
          }
        ],
        "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true})"
      },
      (v64/*:: as any*/),
      {
        "condition": "hasSearch",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "args": (v34/*:: as any*/),
            "concreteType": "RootQueryToProductConnection",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": [
              (v52/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v66/*:: as any*/),
                  (v65/*:: as any*/),
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isProduct"
                  },
                  (v37/*:: as any*/),
                  (v38/*:: as any*/),
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
                      (v65/*:: as any*/)
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
                              (v66/*:: as any*/),
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
                              (v65/*:: as any*/)
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
            "args": (v36/*:: as any*/),
            "concreteType": "CollectionStats",
            "kind": "LinkedField",
            "name": "collectionStats",
            "plural": false,
            "selections": (v67/*:: as any*/)
          },
          (v48/*:: as any*/),
          (v49/*:: as any*/),
          (v50/*:: as any*/),
          (v54/*:: as any*/),
          {
            "condition": "hasFirst",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": "firstStats",
                "args": (v42/*:: as any*/),
                "concreteType": "CollectionStats",
                "kind": "LinkedField",
                "name": "collectionStats",
                "plural": false,
                "selections": (v67/*:: as any*/)
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
                "args": (v43/*:: as any*/),
                "concreteType": "CollectionStats",
                "kind": "LinkedField",
                "name": "collectionStats",
                "plural": false,
                "selections": (v67/*:: as any*/)
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
                "args": (v44/*:: as any*/),
                "concreteType": "CollectionStats",
                "kind": "LinkedField",
                "name": "collectionStats",
                "plural": false,
                "selections": (v67/*:: as any*/)
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "b6004afcb072ef95e8eb7ceab7913431",
    "id": "2abd4e7e7d33a7b991573a86b764609f2cd0a1f6aecad63dec7bec5acfcecebe",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": "query SearchPageQuery($search:String,$hasSearch:Boolean!,$first:Int,$last:Int,$after:String,$before:String,$orderby:[ProductsOrderbyInput],$attributes:ProductAttributeQueryInput,$minPrice:Float,$maxPrice:Float,$stockStatus:[StockStatusEnum],$onSale:Boolean,$rating:[Int],$inCategory:[String],$taxonomies:[CollectionStatsQueryInput],$hasFirst:Boolean!,$hasSecond:Boolean!,$hasThird:Boolean!,$firstTaxonomy:[CollectionStatsQueryInput],$secondTaxonomy:[CollectionStatsQueryInput],$thirdTaxonomy:[CollectionStatsQueryInput],$besideFirst:ProductAttributeQueryInput,$besideSecond:ProductAttributeQueryInput,$besideThird:ProductAttributeQueryInput){...SiteHeader_query,...SiteFooter_query,products(first:$first,last:$last,after:$after,before:$before,where:{visibility:VISIBLE,categoryIn:$inCategory,search:$search,attributes:$attributes,minPrice:$minPrice,maxPrice:$maxPrice,stockStatus:$stockStatus,onSale:$onSale,rating:$rating,orderby:$orderby})@include(if:$hasSearch){...Listing_products}\n  ...facetCounts_query@include(if:$hasSearch),...vocabulary_query,all:products(first:1,where:{visibility:VISIBLE,orderby:[{field:DATE,order:DESC}]}){found},shelves:productCategories(first:100,where:{hideEmpty:true}){nodes{...DepartmentIndex_categories,id}}}fragment CardMeta_product on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:6){nodes{__typename,label,options,variation,visible,id}}}fragment DepartmentIndex_categories on ProductCategory{databaseId,parentDatabaseId,slug,name,count}fragment DepartmentLinks_query on RootQuery{productCategories(first:100,where:{parent:0,hideEmpty:true}){nodes{slug,name,menuOrder,id}}}fragment ListingParts_products on RootQueryToProductConnection{nodes{__typename,...ProductGrid_products,id},pageInfo{hasNextPage,hasPreviousPage,startCursor,endCursor}}fragment Listing_products on RootQueryToProductConnection{found,nodes{__typename,id},...ListingParts_products}fragment PageLinks_query on RootQuery{pages(first:14,where:{parent:\"0\",hasPassword:false,orderby:[{field:MENU_ORDER,order:ASC}]}){nodes{title,uri,isPostsPage,isPrivacyPage,id}}}fragment PhoneMenu_query on RootQuery{...DepartmentLinks_query}fragment ProductCard_product on Product{__isProduct:__typename,slug,name,onSale,image{...ProductPicture_picture,id},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},...ProductPrice_product,...SaleTicket_product,...CardMeta_product}fragment ProductGrid_products on Product{__isProduct:__typename,id,...ProductCard_product}fragment ProductPicture_picture on MediaItem{sourceUrl,srcSet,altText}fragment ProductPrice_product on ProductUnion{__isProductUnion:__typename,onSale,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment SaleTicket_product on ProductUnion{__isProductUnion:__typename,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment SiteFooter_query on RootQuery{...DepartmentLinks_query,...PageLinks_query}fragment SiteHeader_query on RootQuery{...Transom_query,...PhoneMenu_query}fragment Transom_query on RootQuery{...DepartmentLinks_query}fragment facetCounts_query on RootQuery{termStats:collectionStats(taxonomies:$taxonomies,where:{visibility:VISIBLE,categoryIn:$inCategory,search:$search,attributes:$attributes,minPrice:$minPrice,maxPrice:$maxPrice,stockStatus:$stockStatus,onSale:$onSale,rating:$rating}){...facetCounts_terms},firstStats:collectionStats(taxonomies:$firstTaxonomy,where:{visibility:VISIBLE,categoryIn:$inCategory,search:$search,attributes:$besideFirst,minPrice:$minPrice,maxPrice:$maxPrice,stockStatus:$stockStatus,onSale:$onSale,rating:$rating})@include(if:$hasFirst){...facetCounts_terms},secondStats:collectionStats(taxonomies:$secondTaxonomy,where:{visibility:VISIBLE,categoryIn:$inCategory,search:$search,attributes:$besideSecond,minPrice:$minPrice,maxPrice:$maxPrice,stockStatus:$stockStatus,onSale:$onSale,rating:$rating})@include(if:$hasSecond){...facetCounts_terms},thirdStats:collectionStats(taxonomies:$thirdTaxonomy,where:{visibility:VISIBLE,categoryIn:$inCategory,search:$search,attributes:$besideThird,minPrice:$minPrice,maxPrice:$maxPrice,stockStatus:$stockStatus,onSale:$onSale,rating:$rating})@include(if:$hasThird){...facetCounts_terms},priceStats:collectionStats(calculatePriceRange:true,where:{visibility:VISIBLE,categoryIn:$inCategory,search:$search,attributes:$attributes,stockStatus:$stockStatus,onSale:$onSale,rating:$rating}){priceRange{minPrice(format:RAW),maxPrice(format:RAW),written:maxPrice}},stockStats:collectionStats(calculateStockStatusCounts:true,where:{visibility:VISIBLE,categoryIn:$inCategory,search:$search,attributes:$attributes,minPrice:$minPrice,maxPrice:$maxPrice,onSale:$onSale,rating:$rating}){stockStatusCounts{status,count}},ratingStats:collectionStats(calculateRatingCounts:true,where:{visibility:VISIBLE,categoryIn:$inCategory,search:$search,attributes:$attributes,minPrice:$minPrice,maxPrice:$maxPrice,stockStatus:$stockStatus,onSale:$onSale}){ratingCounts{rating,count}},saleStats:products(first:1,where:{visibility:VISIBLE,categoryIn:$inCategory,search:$search,attributes:$attributes,minPrice:$minPrice,maxPrice:$maxPrice,stockStatus:$stockStatus,onSale:true,rating:$rating,orderby:$orderby}){found}}fragment facetCounts_terms on CollectionStats{attributeCounts{slug,name,terms{count,node{__typename,slug,name,description,id}}}}fragment vocabulary_query on RootQuery{shopStats:collectionStats(calculatePriceRange:true,taxonomies:$taxonomies,where:{visibility:VISIBLE}){priceRange{written:maxPrice},attributeCounts{slug,name,terms{node{__typename,slug,name,description,taxonomyName,id}}}},shelves:productCategories(first:100,where:{hideEmpty:true}){nodes{databaseId,parentDatabaseId,slug,name,menuOrder,id}}}"
  }
};
})();

(node as any).hash = "5f4285c678ba76fd40ddc6ee43063599";

export default node;
