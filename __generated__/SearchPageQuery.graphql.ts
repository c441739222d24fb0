/**
 * @generated SignedSource<<b7e81d0e027dfd24fcd71fd48993d06c>>
 * @relayHash 61d937e96f92ec36ba7822039a8ceb75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 989f9335096b5418dbe783555f6a266cb66cae61b5ab0f3aaf5ddd56c7ea03a5

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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v41 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "facetCounts_terms",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AttributeCount",
        "kind": "LinkedField",
        "name": "attributeCounts",
        "plural": true,
        "selections": [
          (v37/*:: as any*/),
          (v38/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SingleAttributeCount",
            "kind": "LinkedField",
            "name": "terms",
            "plural": true,
            "selections": [
              (v39/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v37/*:: as any*/),
                  (v38/*:: as any*/),
                  (v40/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "args": null,
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
  "args": null,
  "kind": "ScalarField",
  "name": "maxPrice",
  "storageKey": null
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
      "alias": null,
      "args": null,
      "concreteType": "PriceRange",
      "kind": "LinkedField",
      "name": "priceRange",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": (v46/*:: as any*/),
          "kind": "ScalarField",
          "name": "minPrice",
          "storageKey": "minPrice(format:\"RAW\")"
        },
        {
          "alias": null,
          "args": (v46/*:: as any*/),
          "kind": "ScalarField",
          "name": "maxPrice",
          "storageKey": "maxPrice(format:\"RAW\")"
        },
        (v47/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
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
      "alias": null,
      "args": null,
      "concreteType": "StockStatusCount",
      "kind": "LinkedField",
      "name": "stockStatusCounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        (v39/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
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
      "alias": null,
      "args": null,
      "concreteType": "RatingCount",
      "kind": "LinkedField",
      "name": "ratingCounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rating",
          "storageKey": null
        },
        (v39/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v51 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v52 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "found",
  "storageKey": null
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
  "selections": (v53/*:: as any*/),
  "storageKey": null
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
  "alias": null,
  "args": null,
  "concreteType": "PriceRange",
  "kind": "LinkedField",
  "name": "priceRange",
  "plural": false,
  "selections": [
    (v47/*:: as any*/)
  ],
  "storageKey": null
},
v58 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "taxonomyName",
  "storageKey": null
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v62 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "parentDatabaseId",
  "storageKey": null
},
v63 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "menuOrder",
  "storageKey": null
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v66 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v67 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AttributeCount",
    "kind": "LinkedField",
    "name": "attributeCounts",
    "plural": true,
    "selections": [
      (v37/*:: as any*/),
      (v38/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "SingleAttributeCount",
        "kind": "LinkedField",
        "name": "terms",
        "plural": true,
        "selections": [
          (v39/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v66/*:: as any*/),
              (v37/*:: as any*/),
              (v38/*:: as any*/),
              (v40/*:: as any*/),
              (v65/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
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
    "metadata": null,
    "name": "SearchPageQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SiteHeader_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SiteFooter_query"
      },
      {
        "condition": "hasSearch",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v34/*:: as any*/),
            "concreteType": "RootQueryToProductConnection",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Listing_products"
              }
            ],
            "storageKey": null
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
                      "selections": (v41/*:: as any*/),
                      "storageKey": null
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
                          "selections": (v41/*:: as any*/),
                          "storageKey": null
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
                          "selections": (v41/*:: as any*/),
                          "storageKey": null
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
                          "selections": (v41/*:: as any*/),
                          "storageKey": null
                        }
                      ]
                    },
                    (v48/*:: as any*/),
                    (v49/*:: as any*/),
                    (v50/*:: as any*/),
                    (v54/*:: as any*/)
                  ],
                  "args": null,
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
              "type": "RootQuery",
              "abstractKey": null
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
                      "alias": null,
                      "args": null,
                      "concreteType": "AttributeCount",
                      "kind": "LinkedField",
                      "name": "attributeCounts",
                      "plural": true,
                      "selections": [
                        (v37/*:: as any*/),
                        (v38/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "SingleAttributeCount",
                          "kind": "LinkedField",
                          "name": "terms",
                          "plural": true,
                          "selections": [
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": null,
                              "kind": "LinkedField",
                              "name": "node",
                              "plural": false,
                              "selections": [
                                (v37/*:: as any*/),
                                (v38/*:: as any*/),
                                (v40/*:: as any*/),
                                (v58/*:: as any*/)
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
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
                      "alias": null,
                      "args": null,
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
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true})"
                }
              ],
              "args": null,
              "argumentDefinitions": [
                (v55/*:: as any*/)
              ]
            }
          ],
          "type": "RootQuery",
          "abstractKey": null
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
            "alias": null,
            "args": null,
            "concreteType": "ProductCategory",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DepartmentIndex_categories"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true})"
      }
    ],
    "type": "RootQuery",
    "abstractKey": null
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
        "alias": null,
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
            "alias": null,
            "args": null,
            "concreteType": "ProductCategory",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v37/*:: as any*/),
              (v38/*:: as any*/),
              (v63/*:: as any*/),
              (v65/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true,\"parent\":0})"
      },
      {
        "alias": null,
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
            "alias": null,
            "args": null,
            "concreteType": "Page",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "uri",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isPostsPage",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isPrivacyPage",
                "storageKey": null
              },
              (v65/*:: as any*/)
            ],
            "storageKey": null
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
            "alias": null,
            "args": null,
            "concreteType": "AttributeCount",
            "kind": "LinkedField",
            "name": "attributeCounts",
            "plural": true,
            "selections": [
              (v37/*:: as any*/),
              (v38/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SingleAttributeCount",
                "kind": "LinkedField",
                "name": "terms",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
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
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
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
            "alias": null,
            "args": null,
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
            ],
            "storageKey": null
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
            "alias": null,
            "args": (v34/*:: as any*/),
            "concreteType": "RootQueryToProductConnection",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": [
              (v52/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
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
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "onSale",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MediaItem",
                    "kind": "LinkedField",
                    "name": "image",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "sourceUrl",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "srcSet",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "altText",
                        "storageKey": null
                      },
                      (v65/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "stockStatus",
                        "storageKey": null
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
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "price",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "regularPrice",
                            "storageKey": null
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
                        "alias": null,
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
                            "alias": null,
                            "args": null,
                            "concreteType": null,
                            "kind": "LinkedField",
                            "name": "nodes",
                            "plural": true,
                            "selections": [
                              (v66/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "label",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "options",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "variation",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "visible",
                                "storageKey": null
                              },
                              (v65/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": "attributes(first:6)"
                      }
                    ],
                    "type": "ProductWithAttributes",
                    "abstractKey": "__isProductWithAttributes"
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RootQueryToProductConnectionPageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasNextPage",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasPreviousPage",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "startCursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endCursor",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": "termStats",
            "args": (v36/*:: as any*/),
            "concreteType": "CollectionStats",
            "kind": "LinkedField",
            "name": "collectionStats",
            "plural": false,
            "selections": (v67/*:: as any*/),
            "storageKey": null
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
                "selections": (v67/*:: as any*/),
                "storageKey": null
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
                "selections": (v67/*:: as any*/),
                "storageKey": null
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
                "selections": (v67/*:: as any*/),
                "storageKey": null
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "61d937e96f92ec36ba7822039a8ceb75",
    "id": "989f9335096b5418dbe783555f6a266cb66cae61b5ab0f3aaf5ddd56c7ea03a5",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": "query SearchPageQuery(\n  $search: String\n  $hasSearch: Boolean!\n  $first: Int\n  $last: Int\n  $after: String\n  $before: String\n  $orderby: [ProductsOrderbyInput]\n  $attributes: ProductAttributeQueryInput\n  $minPrice: Float\n  $maxPrice: Float\n  $stockStatus: [StockStatusEnum]\n  $onSale: Boolean\n  $rating: [Int]\n  $inCategory: [String]\n  $taxonomies: [CollectionStatsQueryInput]\n  $hasFirst: Boolean!\n  $hasSecond: Boolean!\n  $hasThird: Boolean!\n  $firstTaxonomy: [CollectionStatsQueryInput]\n  $secondTaxonomy: [CollectionStatsQueryInput]\n  $thirdTaxonomy: [CollectionStatsQueryInput]\n  $besideFirst: ProductAttributeQueryInput\n  $besideSecond: ProductAttributeQueryInput\n  $besideThird: ProductAttributeQueryInput\n) {\n  ...SiteHeader_query\n  ...SiteFooter_query\n  products(first: $first, last: $last, after: $after, before: $before, where: {visibility: VISIBLE, categoryIn: $inCategory, search: $search, attributes: $attributes, minPrice: $minPrice, maxPrice: $maxPrice, stockStatus: $stockStatus, onSale: $onSale, rating: $rating, orderby: $orderby}) @include(if: $hasSearch) {\n    ...Listing_products\n  }\n  ...facetCounts_query @include(if: $hasSearch)\n  ...vocabulary_query\n  all: products(first: 1, where: {visibility: VISIBLE, orderby: [{field: DATE, order: DESC}]}) {\n    found\n  }\n  shelves: productCategories(first: 100, where: {hideEmpty: true}) {\n    nodes {\n      ...DepartmentIndex_categories\n      id\n    }\n  }\n}\n\nfragment CardMeta_product on ProductWithAttributes {\n  __isProductWithAttributes: __typename\n  attributes(first: 6) {\n    nodes {\n      __typename\n      label\n      options\n      variation\n      visible\n      id\n    }\n  }\n}\n\nfragment DepartmentIndex_categories on ProductCategory {\n  databaseId\n  parentDatabaseId\n  slug\n  name\n  count\n}\n\nfragment DepartmentLinks_query on RootQuery {\n  productCategories(first: 100, where: {parent: 0, hideEmpty: true}) {\n    nodes {\n      slug\n      name\n      menuOrder\n      id\n    }\n  }\n}\n\nfragment ListingParts_products on RootQueryToProductConnection {\n  nodes {\n    __typename\n    ...ProductGrid_products\n    id\n  }\n  pageInfo {\n    hasNextPage\n    hasPreviousPage\n    startCursor\n    endCursor\n  }\n}\n\nfragment Listing_products on RootQueryToProductConnection {\n  found\n  nodes {\n    __typename\n    id\n  }\n  ...ListingParts_products\n}\n\nfragment PageLinks_query on RootQuery {\n  pages(first: 14, where: {parent: \"0\", hasPassword: false, orderby: [{field: MENU_ORDER, order: ASC}]}) {\n    nodes {\n      title\n      uri\n      isPostsPage\n      isPrivacyPage\n      id\n    }\n  }\n}\n\nfragment PhoneMenu_query on RootQuery {\n  ...DepartmentLinks_query\n}\n\nfragment ProductCard_product on Product {\n  __isProduct: __typename\n  slug\n  name\n  onSale\n  image {\n    ...ProductPicture_picture\n    id\n  }\n  ... on InventoriedProduct {\n    __isInventoriedProduct: __typename\n    stockStatus\n  }\n  ...ProductPrice_product\n  ...CardMeta_product\n}\n\nfragment ProductGrid_products on Product {\n  __isProduct: __typename\n  id\n  ...ProductCard_product\n}\n\nfragment ProductPicture_picture on MediaItem {\n  sourceUrl\n  srcSet\n  altText\n}\n\nfragment ProductPrice_product on ProductUnion {\n  __isProductUnion: __typename\n  onSale\n  ... on ProductWithPricing {\n    __isProductWithPricing: __typename\n    price\n    regularPrice\n  }\n}\n\nfragment SiteFooter_query on RootQuery {\n  ...DepartmentLinks_query\n  ...PageLinks_query\n}\n\nfragment SiteHeader_query on RootQuery {\n  ...Transom_query\n  ...PhoneMenu_query\n}\n\nfragment Transom_query on RootQuery {\n  ...DepartmentLinks_query\n}\n\nfragment facetCounts_query on RootQuery {\n  termStats: collectionStats(taxonomies: $taxonomies, where: {visibility: VISIBLE, categoryIn: $inCategory, search: $search, attributes: $attributes, minPrice: $minPrice, maxPrice: $maxPrice, stockStatus: $stockStatus, onSale: $onSale, rating: $rating}) {\n    ...facetCounts_terms\n  }\n  firstStats: collectionStats(taxonomies: $firstTaxonomy, where: {visibility: VISIBLE, categoryIn: $inCategory, search: $search, attributes: $besideFirst, minPrice: $minPrice, maxPrice: $maxPrice, stockStatus: $stockStatus, onSale: $onSale, rating: $rating}) @include(if: $hasFirst) {\n    ...facetCounts_terms\n  }\n  secondStats: collectionStats(taxonomies: $secondTaxonomy, where: {visibility: VISIBLE, categoryIn: $inCategory, search: $search, attributes: $besideSecond, minPrice: $minPrice, maxPrice: $maxPrice, stockStatus: $stockStatus, onSale: $onSale, rating: $rating}) @include(if: $hasSecond) {\n    ...facetCounts_terms\n  }\n  thirdStats: collectionStats(taxonomies: $thirdTaxonomy, where: {visibility: VISIBLE, categoryIn: $inCategory, search: $search, attributes: $besideThird, minPrice: $minPrice, maxPrice: $maxPrice, stockStatus: $stockStatus, onSale: $onSale, rating: $rating}) @include(if: $hasThird) {\n    ...facetCounts_terms\n  }\n  priceStats: collectionStats(calculatePriceRange: true, where: {visibility: VISIBLE, categoryIn: $inCategory, search: $search, attributes: $attributes, stockStatus: $stockStatus, onSale: $onSale, rating: $rating}) {\n    priceRange {\n      minPrice(format: RAW)\n      maxPrice(format: RAW)\n      written: maxPrice\n    }\n  }\n  stockStats: collectionStats(calculateStockStatusCounts: true, where: {visibility: VISIBLE, categoryIn: $inCategory, search: $search, attributes: $attributes, minPrice: $minPrice, maxPrice: $maxPrice, onSale: $onSale, rating: $rating}) {\n    stockStatusCounts {\n      status\n      count\n    }\n  }\n  ratingStats: collectionStats(calculateRatingCounts: true, where: {visibility: VISIBLE, categoryIn: $inCategory, search: $search, attributes: $attributes, minPrice: $minPrice, maxPrice: $maxPrice, stockStatus: $stockStatus, onSale: $onSale}) {\n    ratingCounts {\n      rating\n      count\n    }\n  }\n  saleStats: products(first: 1, where: {visibility: VISIBLE, categoryIn: $inCategory, search: $search, attributes: $attributes, minPrice: $minPrice, maxPrice: $maxPrice, stockStatus: $stockStatus, onSale: true, rating: $rating, orderby: $orderby}) {\n    found\n  }\n}\n\nfragment facetCounts_terms on CollectionStats {\n  attributeCounts {\n    slug\n    name\n    terms {\n      count\n      node {\n        __typename\n        slug\n        name\n        description\n        id\n      }\n    }\n  }\n}\n\nfragment vocabulary_query on RootQuery {\n  shopStats: collectionStats(calculatePriceRange: true, taxonomies: $taxonomies, where: {visibility: VISIBLE}) {\n    priceRange {\n      written: maxPrice\n    }\n    attributeCounts {\n      slug\n      name\n      terms {\n        node {\n          __typename\n          slug\n          name\n          description\n          taxonomyName\n          id\n        }\n      }\n    }\n  }\n  shelves: productCategories(first: 100, where: {hideEmpty: true}) {\n    nodes {\n      databaseId\n      parentDatabaseId\n      slug\n      name\n      menuOrder\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5f4285c678ba76fd40ddc6ee43063599";

export default node;
