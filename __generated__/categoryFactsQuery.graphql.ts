/**
 * @generated SignedSource<<4b2197d5aa4e7b75ed0a76eb3e104b04>>
 * @relayHash 8f4c97aaf4fadaaa6cb75b1b93a53bd4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e03049294273b0d28ea8ea7847242468bd649b4e2812a8099d89827b55735450

import type { ConcreteRequest } from 'relay-runtime';
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
export type categoryFactsQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  first?: number | null | undefined;
  last?: number | null | undefined;
  slug: string;
  where?: RootQueryToProductConnectionWhereArgs | null | undefined;
};
export type categoryFactsQuery$data = {
  readonly productCategory: {
    readonly ancestors: {
      readonly nodes: ReadonlyArray<{
        readonly name: string | null | undefined;
        readonly slug: string | null | undefined;
      }>;
    } | null | undefined;
    readonly description: string | null | undefined;
    readonly image: {
      readonly sourceUrl: string | null | undefined;
      readonly srcSet: string | null | undefined;
    } | null | undefined;
    readonly name: string | null | undefined;
    readonly slug: string | null | undefined;
  } | null | undefined;
  readonly products: {
    readonly nodes: ReadonlyArray<{
      readonly image: {
        readonly altText: string | null | undefined;
        readonly sourceUrl: string | null | undefined;
        readonly srcSet: string | null | undefined;
      } | null | undefined;
      readonly name: string | null | undefined;
      readonly slug: string | null | undefined;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null | undefined;
    };
  } | null | undefined;
};
export type categoryFactsQuery = {
  response: categoryFactsQuery$data;
  variables: categoryFactsQuery$variables;
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
  "name": "first"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "where"
},
v6 = [
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
v7 = {
  "kind": "ScalarField",
  "name": "slug"
},
v8 = {
  "kind": "ScalarField",
  "name": "name"
},
v9 = {
  "kind": "ScalarField",
  "name": "description"
},
v10 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v11 = {
  "kind": "ScalarField",
  "name": "srcSet"
},
v12 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v13 = [
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
v14 = {
  "kind": "ScalarField",
  "name": "altText"
},
v15 = {
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
},
v16 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "categoryFactsQuery",
    "selections": [
      {
        "args": (v6/*:: as any*/),
        "concreteType": "ProductCategory",
        "kind": "LinkedField",
        "name": "productCategory",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "concreteType": "MediaItem",
            "kind": "LinkedField",
            "name": "image",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ]
          },
          {
            "args": (v12/*:: as any*/),
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
                  (v8/*:: as any*/),
                  (v7/*:: as any*/)
                ]
              }
            ],
            "storageKey": "ancestors(first:20)"
          }
        ]
      },
      {
        "args": (v13/*:: as any*/),
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
              (v8/*:: as any*/),
              (v7/*:: as any*/),
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v14/*:: as any*/)
                ]
              }
            ]
          },
          (v15/*:: as any*/)
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "categoryFactsQuery",
    "selections": [
      {
        "args": (v6/*:: as any*/),
        "concreteType": "ProductCategory",
        "kind": "LinkedField",
        "name": "productCategory",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "concreteType": "MediaItem",
            "kind": "LinkedField",
            "name": "image",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v16/*:: as any*/)
            ]
          },
          {
            "args": (v12/*:: as any*/),
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
                  (v8/*:: as any*/),
                  (v7/*:: as any*/),
                  (v16/*:: as any*/)
                ]
              }
            ],
            "storageKey": "ancestors(first:20)"
          },
          (v16/*:: as any*/)
        ]
      },
      {
        "args": (v13/*:: as any*/),
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
              {
                "kind": "ScalarField",
                "name": "__typename"
              },
              (v8/*:: as any*/),
              (v7/*:: as any*/),
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v14/*:: as any*/),
                  (v16/*:: as any*/)
                ]
              },
              (v16/*:: as any*/)
            ]
          },
          (v15/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "8f4c97aaf4fadaaa6cb75b1b93a53bd4",
    "id": "e03049294273b0d28ea8ea7847242468bd649b4e2812a8099d89827b55735450",
    "metadata": {},
    "name": "categoryFactsQuery",
    "operationKind": "query",
    "text": "query categoryFactsQuery($slug:ID!,$first:Int,$last:Int,$after:String,$before:String,$where:RootQueryToProductConnectionWhereArgs){productCategory(id:$slug,idType:SLUG){slug,name,description,image{sourceUrl,srcSet,id},ancestors(first:20){nodes{name,slug,id}},id},products(first:$first,last:$last,after:$after,before:$before,where:$where){nodes{__typename,name,slug,image{sourceUrl,srcSet,altText,id},id},pageInfo{hasNextPage,hasPreviousPage,startCursor,endCursor}}}"
  }
};
})();

(node as any).hash = "30f1be230eb5ce82c2803868d9f292ae";

export default node;
