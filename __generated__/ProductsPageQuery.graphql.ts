/**
 * @generated SignedSource<<85279d69fdb89025fd7293e95bd23914>>
 * @relayHash 1a50f3bd66532d8a0d0ec0e13722198a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b5beac4ab91726a3ef675e71730e26066b35eed51525430f2b326007b3ec5cb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttributeOperatorEnum = "AND" | "IN" | "NOT_IN";
export type CatalogVisibilityEnum = "CATALOG" | "HIDDEN" | "SEARCH" | "VISIBLE";
export type OrderEnum = "ASC" | "DESC";
export type ProductAttributeEnum = "PA_COLOR" | "PA_SIZE";
export type ProductTaxonomyEnum = "PA_COLOR" | "PA_SIZE" | "PRODUCT_CAT" | "PRODUCT_TAG" | "PRODUCT_TYPE";
export type ProductTypesEnum = "EXTERNAL" | "GROUPED" | "SIMPLE" | "VARIABLE" | "VARIATION";
export type ProductsOrderByEnum = "DATE" | "IN" | "MENU_ORDER" | "MODIFIED" | "NAME" | "ON_SALE_FROM" | "ON_SALE_TO" | "POPULARITY" | "PRICE" | "RATING" | "REGULAR_PRICE" | "REVIEW_COUNT" | "SALE_PRICE" | "SLUG" | "TOTAL_SALES";
export type RelationEnum = "AND" | "OR";
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
export type TaxClassEnum = "INHERIT_CART" | "REDUCED_RATE" | "STANDARD" | "ZERO_RATE";
export type TaxonomyOperatorEnum = "AND" | "EXISTS" | "IN" | "NOT_EXISTS" | "NOT_IN";
export type RootQueryToProductConnectionWhereArgs = {
  attribute?: string | null | undefined;
  attributeTerm?: string | null | undefined;
  attributes?: ProductAttributeQueryInput | null | undefined;
  category?: string | null | undefined;
  categoryId?: number | null | undefined;
  categoryIdIn?: ReadonlyArray<number | null | undefined> | null | undefined;
  categoryIdNotIn?: ReadonlyArray<number | null | undefined> | null | undefined;
  categoryIn?: ReadonlyArray<string | null | undefined> | null | undefined;
  categoryNotIn?: ReadonlyArray<string | null | undefined> | null | undefined;
  exclude?: ReadonlyArray<number | null | undefined> | null | undefined;
  featured?: boolean | null | undefined;
  include?: ReadonlyArray<number | null | undefined> | null | undefined;
  maxPrice?: number | null | undefined;
  minPrice?: number | null | undefined;
  onSale?: boolean | null | undefined;
  orderby?: ReadonlyArray<ProductsOrderbyInput | null | undefined> | null | undefined;
  rating?: ReadonlyArray<number | null | undefined> | null | undefined;
  search?: string | null | undefined;
  sku?: string | null | undefined;
  slugIn?: ReadonlyArray<string | null | undefined> | null | undefined;
  status?: string | null | undefined;
  stockStatus?: ReadonlyArray<StockStatusEnum | null | undefined> | null | undefined;
  supportedTypesOnly?: boolean | null | undefined;
  tag?: string | null | undefined;
  tagId?: number | null | undefined;
  tagIdIn?: ReadonlyArray<number | null | undefined> | null | undefined;
  tagIdNotIn?: ReadonlyArray<number | null | undefined> | null | undefined;
  tagIn?: ReadonlyArray<string | null | undefined> | null | undefined;
  tagNotIn?: ReadonlyArray<string | null | undefined> | null | undefined;
  taxClass?: TaxClassEnum | null | undefined;
  taxonomyFilter?: ProductTaxonomyInput | null | undefined;
  type?: ProductTypesEnum | null | undefined;
  typeIn?: ReadonlyArray<ProductTypesEnum | null | undefined> | null | undefined;
  typeNotIn?: ReadonlyArray<ProductTypesEnum | null | undefined> | null | undefined;
  visibility?: CatalogVisibilityEnum | null | undefined;
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
export type ProductsOrderbyInput = {
  field: ProductsOrderByEnum;
  order?: OrderEnum | null | undefined;
};
export type ProductTaxonomyInput = {
  and?: ReadonlyArray<ProductTaxonomyFilterInput | null | undefined> | null | undefined;
  filters?: ReadonlyArray<ProductTaxonomyFilterInput | null | undefined> | null | undefined;
  or?: ReadonlyArray<ProductTaxonomyFilterInput | null | undefined> | null | undefined;
  relation?: RelationEnum | null | undefined;
};
export type ProductTaxonomyFilterInput = {
  ids?: ReadonlyArray<number | null | undefined> | null | undefined;
  operator?: TaxonomyOperatorEnum | null | undefined;
  taxonomy: ProductTaxonomyEnum;
  terms?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type CollectionStatsQueryInput = {
  relation?: RelationEnum | null | undefined;
  taxonomy: ProductAttributeEnum;
};
export type CollectionStatsWhereArgs = {
  attributes?: ProductAttributeQueryInput | null | undefined;
  categoryIdIn?: ReadonlyArray<number | null | undefined> | null | undefined;
  categoryIn?: ReadonlyArray<string | null | undefined> | null | undefined;
  exclude?: ReadonlyArray<number | null | undefined> | null | undefined;
  featured?: boolean | null | undefined;
  include?: ReadonlyArray<number | null | undefined> | null | undefined;
  maxPrice?: number | null | undefined;
  minPrice?: number | null | undefined;
  onSale?: boolean | null | undefined;
  rating?: ReadonlyArray<number | null | undefined> | null | undefined;
  search?: string | null | undefined;
  sku?: string | null | undefined;
  slugIn?: ReadonlyArray<string | null | undefined> | null | undefined;
  stockStatus?: ReadonlyArray<StockStatusEnum | null | undefined> | null | undefined;
  tagIdIn?: ReadonlyArray<number | null | undefined> | null | undefined;
  tagIn?: ReadonlyArray<string | null | undefined> | null | undefined;
  typeIn?: ReadonlyArray<ProductTypesEnum | null | undefined> | null | undefined;
  visibility?: CatalogVisibilityEnum | null | undefined;
};
export type ProductsPageQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  besideFirst?: CollectionStatsWhereArgs | null | undefined;
  besidePrice?: CollectionStatsWhereArgs | null | undefined;
  besideRating?: CollectionStatsWhereArgs | null | undefined;
  besideSecond?: CollectionStatsWhereArgs | null | undefined;
  besideStock?: CollectionStatsWhereArgs | null | undefined;
  besideThird?: CollectionStatsWhereArgs | null | undefined;
  counted?: CollectionStatsWhereArgs | null | undefined;
  first?: number | null | undefined;
  firstTaxonomy?: ReadonlyArray<CollectionStatsQueryInput | null | undefined> | null | undefined;
  hasFirst: boolean;
  hasOptions: boolean;
  hasSecond: boolean;
  hasThird: boolean;
  isEmpty: boolean;
  last?: number | null | undefined;
  onSale?: RootQueryToProductConnectionWhereArgs | null | undefined;
  secondTaxonomy?: ReadonlyArray<CollectionStatsQueryInput | null | undefined> | null | undefined;
  taxonomies?: ReadonlyArray<CollectionStatsQueryInput | null | undefined> | null | undefined;
  thirdTaxonomy?: ReadonlyArray<CollectionStatsQueryInput | null | undefined> | null | undefined;
  where?: RootQueryToProductConnectionWhereArgs | null | undefined;
};
export type ProductsPageQuery$data = {
  readonly instead?: {
    readonly " $fragmentSpreads": FragmentRefs<"BestSellers_query">;
  } | null | undefined;
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
  "name": "before"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "besideFirst"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "besidePrice"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "besideRating"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "besideSecond"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "besideStock"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "besideThird"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "counted"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "firstTaxonomy"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasFirst"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasOptions"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasSecond"
},
v14 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasThird"
},
v15 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isEmpty"
},
v16 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v17 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "onSale"
},
v18 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "secondTaxonomy"
},
v19 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "taxonomies"
},
v20 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "thirdTaxonomy"
},
v21 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "where"
},
v22 = [
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
    "kind": "Variable",
    "name": "where",
    "variableName": "where"
  }
],
v23 = [
  {
    "kind": "Variable",
    "name": "taxonomies",
    "variableName": "taxonomies"
  },
  {
    "kind": "Variable",
    "name": "where",
    "variableName": "counted"
  }
],
v24 = {
  "kind": "ScalarField",
  "name": "slug"
},
v25 = {
  "kind": "ScalarField",
  "name": "name"
},
v26 = {
  "kind": "ScalarField",
  "name": "count"
},
v27 = {
  "kind": "ScalarField",
  "name": "description"
},
v28 = [
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
          (v24/*:: as any*/),
          (v25/*:: as any*/),
          {
            "concreteType": "SingleAttributeCount",
            "kind": "LinkedField",
            "name": "terms",
            "plural": true,
            "selections": [
              (v26/*:: as any*/),
              {
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  (v27/*:: as any*/)
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
v29 = [
  {
    "kind": "Variable",
    "name": "taxonomies",
    "variableName": "firstTaxonomy"
  },
  {
    "kind": "Variable",
    "name": "where",
    "variableName": "besideFirst"
  }
],
v30 = [
  {
    "kind": "Variable",
    "name": "taxonomies",
    "variableName": "secondTaxonomy"
  },
  {
    "kind": "Variable",
    "name": "where",
    "variableName": "besideSecond"
  }
],
v31 = [
  {
    "kind": "Variable",
    "name": "taxonomies",
    "variableName": "thirdTaxonomy"
  },
  {
    "kind": "Variable",
    "name": "where",
    "variableName": "besideThird"
  }
],
v32 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v33 = {
  "alias": "priceStats",
  "args": [
    {
      "kind": "Literal",
      "name": "calculatePriceRange",
      "value": true
    },
    {
      "kind": "Variable",
      "name": "where",
      "variableName": "besidePrice"
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
          "args": (v32/*:: as any*/),
          "kind": "ScalarField",
          "name": "minPrice",
          "storageKey": "minPrice(format:\"RAW\")"
        },
        {
          "args": (v32/*:: as any*/),
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
v34 = {
  "alias": "stockStats",
  "args": [
    {
      "kind": "Literal",
      "name": "calculateStockStatusCounts",
      "value": true
    },
    {
      "kind": "Variable",
      "name": "where",
      "variableName": "besideStock"
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
        (v26/*:: as any*/)
      ]
    }
  ]
},
v35 = {
  "alias": "ratingStats",
  "args": [
    {
      "kind": "Literal",
      "name": "calculateRatingCounts",
      "value": true
    },
    {
      "kind": "Variable",
      "name": "where",
      "variableName": "besideRating"
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
        (v26/*:: as any*/)
      ]
    }
  ]
},
v36 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v37 = {
  "kind": "ScalarField",
  "name": "found"
},
v38 = {
  "alias": "saleStats",
  "args": [
    (v36/*:: as any*/),
    {
      "kind": "Variable",
      "name": "where",
      "variableName": "onSale"
    }
  ],
  "concreteType": "RootQueryToProductConnection",
  "kind": "LinkedField",
  "name": "products",
  "plural": false,
  "selections": [
    (v37/*:: as any*/)
  ]
},
v39 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v40 = [
  (v39/*:: as any*/),
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "hideEmpty": true,
      "parent": 0
    }
  }
],
v41 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v42 = {
  "kind": "ScalarField",
  "name": "srcSet"
},
v43 = {
  "kind": "ScalarField",
  "name": "id"
},
v44 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v45 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isProduct"
},
v46 = {
  "kind": "ScalarField",
  "name": "sku"
},
v47 = {
  "kind": "ScalarField",
  "name": "onSale"
},
v48 = {
  "kind": "ScalarField",
  "name": "purchasable"
},
v49 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v41/*:: as any*/),
    (v42/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "altText"
    },
    (v43/*:: as any*/)
  ]
},
v50 = {
  "args": [
    (v36/*:: as any*/)
  ],
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
      "selections": [
        (v41/*:: as any*/),
        (v43/*:: as any*/)
      ]
    }
  ],
  "storageKey": "galleryImages(first:1)"
},
v51 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v52 = {
  "kind": "ScalarField",
  "name": "price"
},
v53 = {
  "alias": "raw",
  "args": (v32/*:: as any*/),
  "kind": "ScalarField",
  "name": "price",
  "storageKey": "price(format:\"RAW\")"
},
v54 = {
  "kind": "InlineFragment",
  "selections": [
    (v52/*:: as any*/),
    (v53/*:: as any*/)
  ],
  "type": "ProductWithPricing",
  "abstractKey": "__isProductWithPricing"
},
v55 = {
  "kind": "ScalarField",
  "name": "stockStatus"
},
v56 = {
  "kind": "InlineFragment",
  "selections": [
    (v55/*:: as any*/)
  ],
  "type": "InventoriedProduct",
  "abstractKey": "__isInventoriedProduct"
},
v57 = {
  "kind": "ScalarField",
  "name": "value"
},
v58 = {
  "args": [
    {
      "kind": "Literal",
      "name": "keysIn",
      "value": [
        "vitrine_unit_price",
        "vitrine_lowest_price"
      ]
    }
  ],
  "concreteType": "MetaData",
  "kind": "LinkedField",
  "name": "metaData",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "key"
    },
    (v57/*:: as any*/),
    (v43/*:: as any*/)
  ],
  "storageKey": "metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"])"
},
v59 = {
  "kind": "ScalarField",
  "name": "regularPrice"
},
v60 = {
  "kind": "InlineFragment",
  "selections": [
    (v59/*:: as any*/)
  ],
  "type": "ProductWithPricing",
  "abstractKey": "__isProductWithPricing"
},
v61 = [
  (v39/*:: as any*/)
],
v62 = {
  "kind": "ScalarField",
  "name": "options"
},
v63 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "stated",
      "args": (v61/*:: as any*/),
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
            (v44/*:: as any*/),
            (v62/*:: as any*/),
            (v43/*:: as any*/)
          ]
        }
      ],
      "storageKey": "attributes(first:100)"
    },
    {
      "args": (v61/*:: as any*/),
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
            (v44/*:: as any*/),
            (v25/*:: as any*/),
            (v48/*:: as any*/),
            (v54/*:: as any*/),
            (v56/*:: as any*/),
            (v43/*:: as any*/)
          ]
        }
      ],
      "storageKey": "products(first:100)"
    }
  ],
  "type": "GroupProduct"
},
v64 = [
  (v44/*:: as any*/),
  (v24/*:: as any*/),
  (v25/*:: as any*/),
  (v27/*:: as any*/),
  (v43/*:: as any*/)
],
v65 = {
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
            (v44/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "label"
            },
            {
              "kind": "ScalarField",
              "name": "variation"
            },
            {
              "kind": "ScalarField",
              "name": "visible"
            },
            {
              "kind": "TypeDiscriminator",
              "abstractKey": "__isProductAttribute"
            },
            (v62/*:: as any*/),
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": [
                    (v39/*:: as any*/),
                    {
                      "kind": "Literal",
                      "name": "where",
                      "value": {
                        "order": "ASC",
                        "orderby": "MENU_ORDER"
                      }
                    }
                  ],
                  "concreteType": "GlobalProductAttributeToTermNodeConnection",
                  "kind": "LinkedField",
                  "name": "terms",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "LinkedField",
                      "name": "nodes",
                      "plural": true,
                      "selections": (v64/*:: as any*/)
                    }
                  ],
                  "storageKey": "terms(first:100,where:{\"order\":\"ASC\",\"orderby\":\"MENU_ORDER\"})"
                }
              ],
              "type": "GlobalProductAttribute"
            },
            (v43/*:: as any*/)
          ]
        }
      ],
      "storageKey": "attributes(first:6)"
    }
  ],
  "type": "ProductWithAttributes",
  "abstractKey": "__isProductWithAttributes"
},
v66 = [
  {
    "concreteType": "AttributeCount",
    "kind": "LinkedField",
    "name": "attributeCounts",
    "plural": true,
    "selections": [
      (v24/*:: as any*/),
      (v25/*:: as any*/),
      {
        "concreteType": "SingleAttributeCount",
        "kind": "LinkedField",
        "name": "terms",
        "plural": true,
        "selections": [
          (v26/*:: as any*/),
          {
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": (v64/*:: as any*/)
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
      (v21/*:: as any*/)
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
        "args": (v22/*:: as any*/),
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
            "args": (v23/*:: as any*/),
            "concreteType": "CollectionStats",
            "kind": "LinkedField",
            "name": "collectionStats",
            "plural": false,
            "selections": (v28/*:: as any*/)
          },
          {
            "condition": "hasFirst",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": "firstStats",
                "args": (v29/*:: as any*/),
                "concreteType": "CollectionStats",
                "kind": "LinkedField",
                "name": "collectionStats",
                "plural": false,
                "selections": (v28/*:: as any*/)
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
                "args": (v30/*:: as any*/),
                "concreteType": "CollectionStats",
                "kind": "LinkedField",
                "name": "collectionStats",
                "plural": false,
                "selections": (v28/*:: as any*/)
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
                "args": (v31/*:: as any*/),
                "concreteType": "CollectionStats",
                "kind": "LinkedField",
                "name": "collectionStats",
                "plural": false,
                "selections": (v28/*:: as any*/)
              }
            ]
          },
          (v33/*:: as any*/),
          (v34/*:: as any*/),
          (v35/*:: as any*/),
          (v38/*:: as any*/)
        ],
        "argumentDefinitions": [
          {
            "kind": "RootArgument",
            "name": "besideFirst"
          },
          {
            "kind": "RootArgument",
            "name": "besidePrice"
          },
          {
            "kind": "RootArgument",
            "name": "besideRating"
          },
          {
            "kind": "RootArgument",
            "name": "besideSecond"
          },
          {
            "kind": "RootArgument",
            "name": "besideStock"
          },
          {
            "kind": "RootArgument",
            "name": "besideThird"
          },
          {
            "kind": "RootArgument",
            "name": "counted"
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
            "name": "onSale"
          },
          {
            "kind": "RootArgument",
            "name": "secondTaxonomy"
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
        "condition": "isEmpty",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "FragmentSpread",
                  "name": "BestSellers_query"
                }
              ],
              "type": "RootQuery"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "instead"
          }
        ]
      },
      {
        "args": (v40/*:: as any*/),
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
      (v9/*:: as any*/),
      (v16/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v21/*:: as any*/),
      (v19/*:: as any*/),
      (v8/*:: as any*/),
      (v11/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      (v10/*:: as any*/),
      (v18/*:: as any*/),
      (v20/*:: as any*/),
      (v2/*:: as any*/),
      (v5/*:: as any*/),
      (v7/*:: as any*/),
      (v3/*:: as any*/),
      (v6/*:: as any*/),
      (v4/*:: as any*/),
      (v17/*:: as any*/),
      (v12/*:: as any*/),
      (v15/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ProductsPageQuery",
    "selections": [
      {
        "args": (v40/*:: as any*/),
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
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "menuOrder"
              },
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v41/*:: as any*/),
                  (v42/*:: as any*/),
                  (v43/*:: as any*/)
                ]
              },
              (v43/*:: as any*/),
              (v26/*:: as any*/),
              {
                "args": [
                  (v39/*:: as any*/),
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
                      (v26/*:: as any*/),
                      (v43/*:: as any*/)
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
        "alias": "saleItems",
        "args": [
          (v36/*:: as any*/),
          {
            "kind": "Literal",
            "name": "where",
            "value": {
              "onSale": true,
              "orderby": [
                {
                  "field": "DATE",
                  "order": "DESC"
                }
              ],
              "status": "publish",
              "visibility": "VISIBLE"
            }
          }
        ],
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
              (v44/*:: as any*/),
              (v43/*:: as any*/)
            ]
          }
        ],
        "storageKey": "products(first:1,where:{\"onSale\":true,\"orderby\":[{\"field\":\"DATE\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
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
              (v43/*:: as any*/)
            ]
          }
        ],
        "storageKey": "pages(first:14,where:{\"hasPassword\":false,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"parent\":\"0\"})"
      },
      {
        "args": (v22/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v37/*:: as any*/),
          {
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v44/*:: as any*/),
              (v45/*:: as any*/),
              (v43/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v46/*:: as any*/),
              (v47/*:: as any*/),
              (v48/*:: as any*/),
              (v49/*:: as any*/),
              (v50/*:: as any*/),
              (v51/*:: as any*/),
              (v54/*:: as any*/),
              (v56/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v58/*:: as any*/),
                  (v60/*:: as any*/)
                ],
                "type": "ProductUnion",
                "abstractKey": "__isProductUnion"
              },
              (v63/*:: as any*/),
              (v65/*:: as any*/),
              {
                "condition": "hasOptions",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "args": (v61/*:: as any*/),
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
                              (v44/*:: as any*/),
                              (v52/*:: as any*/),
                              (v47/*:: as any*/),
                              (v55/*:: as any*/),
                              (v49/*:: as any*/),
                              {
                                "args": (v61/*:: as any*/),
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
                                      (v25/*:: as any*/),
                                      (v57/*:: as any*/),
                                      (v43/*:: as any*/)
                                    ]
                                  }
                                ],
                                "storageKey": "attributes(first:100)"
                              },
                              (v43/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v48/*:: as any*/),
                                  (v58/*:: as any*/),
                                  (v60/*:: as any*/)
                                ],
                                "type": "ProductUnion",
                                "abstractKey": "__isProductUnion"
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
        "args": (v23/*:: as any*/),
        "concreteType": "CollectionStats",
        "kind": "LinkedField",
        "name": "collectionStats",
        "plural": false,
        "selections": (v66/*:: as any*/)
      },
      (v33/*:: as any*/),
      (v34/*:: as any*/),
      (v35/*:: as any*/),
      (v38/*:: as any*/),
      {
        "condition": "hasFirst",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "firstStats",
            "args": (v29/*:: as any*/),
            "concreteType": "CollectionStats",
            "kind": "LinkedField",
            "name": "collectionStats",
            "plural": false,
            "selections": (v66/*:: as any*/)
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
            "args": (v30/*:: as any*/),
            "concreteType": "CollectionStats",
            "kind": "LinkedField",
            "name": "collectionStats",
            "plural": false,
            "selections": (v66/*:: as any*/)
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
            "args": (v31/*:: as any*/),
            "concreteType": "CollectionStats",
            "kind": "LinkedField",
            "name": "collectionStats",
            "plural": false,
            "selections": (v66/*:: as any*/)
          }
        ]
      },
      {
        "condition": "isEmpty",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "popular",
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 4
              },
              {
                "kind": "Literal",
                "name": "where",
                "value": {
                  "orderby": [
                    {
                      "field": "POPULARITY",
                      "order": "DESC"
                    }
                  ],
                  "status": "publish",
                  "visibility": "VISIBLE"
                }
              }
            ],
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
                  (v44/*:: as any*/),
                  (v24/*:: as any*/),
                  (v45/*:: as any*/),
                  (v43/*:: as any*/),
                  (v25/*:: as any*/),
                  (v46/*:: as any*/),
                  (v47/*:: as any*/),
                  (v48/*:: as any*/),
                  (v49/*:: as any*/),
                  (v50/*:: as any*/),
                  (v51/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v52/*:: as any*/)
                    ],
                    "type": "ProductWithPricing",
                    "abstractKey": "__isProductWithPricing"
                  },
                  (v56/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v58/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v59/*:: as any*/),
                          (v53/*:: as any*/)
                        ],
                        "type": "ProductWithPricing",
                        "abstractKey": "__isProductWithPricing"
                      }
                    ],
                    "type": "ProductUnion",
                    "abstractKey": "__isProductUnion"
                  },
                  (v63/*:: as any*/),
                  (v65/*:: as any*/)
                ]
              }
            ],
            "storageKey": "products(first:4,where:{\"orderby\":[{\"field\":\"POPULARITY\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "1a50f3bd66532d8a0d0ec0e13722198a",
    "id": "0b5beac4ab91726a3ef675e71730e26066b35eed51525430f2b326007b3ec5cb",
    "metadata": {},
    "name": "ProductsPageQuery",
    "operationKind": "query",
    "text": "query ProductsPageQuery($first:Int,$last:Int,$after:String,$before:String,$where:RootQueryToProductConnectionWhereArgs,$taxonomies:[CollectionStatsQueryInput],$counted:CollectionStatsWhereArgs,$hasFirst:Boolean!,$hasSecond:Boolean!,$hasThird:Boolean!,$firstTaxonomy:[CollectionStatsQueryInput],$secondTaxonomy:[CollectionStatsQueryInput],$thirdTaxonomy:[CollectionStatsQueryInput],$besideFirst:CollectionStatsWhereArgs,$besideSecond:CollectionStatsWhereArgs,$besideThird:CollectionStatsWhereArgs,$besidePrice:CollectionStatsWhereArgs,$besideStock:CollectionStatsWhereArgs,$besideRating:CollectionStatsWhereArgs,$onSale:RootQueryToProductConnectionWhereArgs,$hasOptions:Boolean!,$isEmpty:Boolean!){...SiteHeader_query,...SiteFooter_query,products(first:$first,last:$last,after:$after,before:$before,where:$where){...Listing_products},...facetCounts_query,...BestSellers_query@include(if:$isEmpty),productCategories(first:100,where:{parent:0,hideEmpty:true}){nodes{...CategoryFacet_categories,id}}}fragment BestSellers_query on RootQuery{popular:products(first:4,where:{visibility:VISIBLE,status:\"publish\",orderby:[{field:POPULARITY,order:DESC}]}){nodes{__typename,slug,...ProductGrid_products,id}}}fragment BuyColumn_early on Product{__isProduct:__typename,databaseId}fragment CardMeta_product on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:6){nodes{__typename,label,variation,visible,...attributeOptions_attribute,id}}}fragment CategoryFacet_categories on ProductCategory{name,slug,menuOrder,count,children(first:100,where:{hideEmpty:true}){nodes{count,id}}}fragment CategoryNav_query on RootQuery{...TopCategoryLinks_query}fragment HeaderMenu_query on RootQuery{...TopCategoryLinks_query,...ShopLinks_query}fragment ListingParts_products on RootQueryToProductConnection{nodes{__typename,id,...ProductGrid_products,...matchingVariation_product@include(if:$hasOptions)},pageInfo{hasNextPage,hasPreviousPage,startCursor,endCursor}}fragment Listing_products on RootQueryToProductConnection{found,nodes{__typename,...facetCounts_listed,id},...ListingParts_products}fragment PageLinks_query on RootQuery{pages(first:14,where:{parent:\"0\",hasPassword:false,orderby:[{field:MENU_ORDER,order:ASC}]}){nodes{title,uri,isPostsPage,isPrivacyPage,id}}}fragment ProductCard_product on Product{__isProduct:__typename,slug,name,sku,onSale,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price},image{...ProductPicture_picture,id},galleryImages(first:1){nodes{sourceUrl,id}},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},...BuyColumn_early,...ProductPrice_product,...SaleTicket_product,...SetPrice_set,...CardMeta_product,...QuickAdd_product,...slotProduct_product}fragment ProductGrid_products on Product{__isProduct:__typename,id,...ProductCard_product}fragment ProductPicture_picture on MediaItem{sourceUrl,srcSet,altText}fragment ProductPrice_product on ProductUnion{__isProductUnion:__typename,onSale,purchasable,metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"]){key,value,id},...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment QuickAdd_product on Product{__isProduct:__typename,__typename,databaseId,name,purchasable,...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus}}fragment SaleTicket_product on ProductUnion{__isProductUnion:__typename,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice,raw:price(format:RAW)}}fragment SetPrice_set on GroupProduct{stated:attributes(first:100){nodes{__typename,options,id}},products(first:100){nodes{__typename,name,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,raw:price(format:RAW)},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},id}}}fragment ShopLinks_query on RootQuery{productCategories(first:100,where:{parent:0,hideEmpty:true}){nodes{slug,id}},saleItems:products(first:1,where:{visibility:VISIBLE,status:\"publish\",onSale:true,orderby:[{field:DATE,order:DESC}]}){nodes{__typename,id}}}fragment SiteFooter_query on RootQuery{...TopCategoryLinks_query,...PageLinks_query}fragment SiteHeader_query on RootQuery{...CategoryNav_query,...HeaderMenu_query,...ShopLinks_query}fragment TopCategoryLinks_query on RootQuery{productCategories(first:100,where:{parent:0,hideEmpty:true}){nodes{slug,name,menuOrder,image{sourceUrl,srcSet,id},id}}}fragment attributeOptions_attribute on ProductAttribute{__isProductAttribute:__typename,options,...on GlobalProductAttribute{terms(first:100,where:{orderby:MENU_ORDER,order:ASC}){nodes{__typename,slug,name,description,id}}}}fragment facetCounts_listed on Product{__isProduct:__typename,__typename,...on ProductWithPricing{__isProductWithPricing:__typename,price,raw:price(format:RAW)}}fragment facetCounts_query on RootQuery{termStats:collectionStats(taxonomies:$taxonomies,where:$counted){...facetCounts_terms},firstStats:collectionStats(taxonomies:$firstTaxonomy,where:$besideFirst)@include(if:$hasFirst){...facetCounts_terms},secondStats:collectionStats(taxonomies:$secondTaxonomy,where:$besideSecond)@include(if:$hasSecond){...facetCounts_terms},thirdStats:collectionStats(taxonomies:$thirdTaxonomy,where:$besideThird)@include(if:$hasThird){...facetCounts_terms},priceStats:collectionStats(calculatePriceRange:true,where:$besidePrice){priceRange{minPrice(format:RAW),maxPrice(format:RAW),written:maxPrice}},stockStats:collectionStats(calculateStockStatusCounts:true,where:$besideStock){stockStatusCounts{status,count}},ratingStats:collectionStats(calculateRatingCounts:true,where:$besideRating){ratingCounts{rating,count}},saleStats:products(first:1,where:$onSale){found}}fragment facetCounts_terms on CollectionStats{attributeCounts{slug,name,terms{count,node{__typename,slug,name,description,id}}}}fragment matchingVariation_product on ProductWithVariations{__isProductWithVariations:__typename,variations(first:100){nodes{__typename,price,onSale,stockStatus,image{...ProductPicture_picture,id},attributes(first:100){nodes{name,value,id}},...ProductPrice_product,id}}}fragment slotProduct_product on Product{__isProduct:__typename,databaseId,slug,name}"
  }
};
})();

(node as any).hash = "308af7305b597f3add72720d32174f87";

export default node;
