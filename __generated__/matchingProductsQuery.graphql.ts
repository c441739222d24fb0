/**
 * @generated SignedSource<<41d998ae757d574581eb7ec5e6ad3875>>
 * @relayHash d62e14cac36dc2220127531be9aa7190
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25d63f5ef1b9eeb60bb9669cf9fdc9934639a5ec4c82aef9d8149290cea2466e

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
export type matchingProductsQuery$variables = {
  after?: string | null | undefined;
  where?: RootQueryToProductConnectionWhereArgs | null | undefined;
};
export type matchingProductsQuery$data = {
  readonly products: {
    readonly found: number | null | undefined;
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
      readonly productCategories: {
        readonly nodes: ReadonlyArray<{
          readonly parent: {
            readonly node: {
              readonly parent: {
                readonly node: {
                  readonly slug: string | null | undefined;
                };
              } | null | undefined;
              readonly slug: string | null | undefined;
            };
          } | null | undefined;
          readonly slug: string | null | undefined;
        }>;
      } | null | undefined;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  } | null | undefined;
};
export type matchingProductsQuery = {
  response: matchingProductsQuery$data;
  variables: matchingProductsQuery$variables;
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
    "name": "where"
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
    "kind": "Variable",
    "name": "where",
    "variableName": "where"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "found"
},
v4 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v5 = [
  (v1/*:: as any*/)
],
v6 = {
  "kind": "ScalarField",
  "name": "slug"
},
v7 = {
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
v8 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "matchingProductsQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "args": (v5/*:: as any*/),
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
                      (v6/*:: as any*/),
                      {
                        "concreteType": "ProductCategoryToParentProductCategoryConnectionEdge",
                        "kind": "LinkedField",
                        "name": "parent",
                        "plural": false,
                        "selections": [
                          {
                            "concreteType": "ProductCategory",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              (v6/*:: as any*/),
                              {
                                "concreteType": "ProductCategoryToParentProductCategoryConnectionEdge",
                                "kind": "LinkedField",
                                "name": "parent",
                                "plural": false,
                                "selections": [
                                  {
                                    "concreteType": "ProductCategory",
                                    "kind": "LinkedField",
                                    "name": "node",
                                    "plural": false,
                                    "selections": [
                                      (v6/*:: as any*/)
                                    ]
                                  }
                                ]
                              }
                            ]
                          }
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "productCategories(first:100)"
              }
            ]
          },
          (v7/*:: as any*/)
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "matchingProductsQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "__typename"
              },
              (v4/*:: as any*/),
              {
                "args": (v5/*:: as any*/),
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
                      (v6/*:: as any*/),
                      {
                        "concreteType": "ProductCategoryToParentProductCategoryConnectionEdge",
                        "kind": "LinkedField",
                        "name": "parent",
                        "plural": false,
                        "selections": [
                          {
                            "concreteType": "ProductCategory",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              (v6/*:: as any*/),
                              {
                                "concreteType": "ProductCategoryToParentProductCategoryConnectionEdge",
                                "kind": "LinkedField",
                                "name": "parent",
                                "plural": false,
                                "selections": [
                                  {
                                    "concreteType": "ProductCategory",
                                    "kind": "LinkedField",
                                    "name": "node",
                                    "plural": false,
                                    "selections": [
                                      (v6/*:: as any*/),
                                      (v8/*:: as any*/)
                                    ]
                                  }
                                ]
                              },
                              (v8/*:: as any*/)
                            ]
                          }
                        ]
                      },
                      (v8/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "productCategories(first:100)"
              },
              (v8/*:: as any*/)
            ]
          },
          (v7/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "d62e14cac36dc2220127531be9aa7190",
    "id": "25d63f5ef1b9eeb60bb9669cf9fdc9934639a5ec4c82aef9d8149290cea2466e",
    "metadata": {},
    "name": "matchingProductsQuery",
    "operationKind": "query",
    "text": "query matchingProductsQuery($after:String,$where:RootQueryToProductConnectionWhereArgs){products(first:100,after:$after,where:$where){found,nodes{__typename,databaseId,productCategories(first:100){nodes{slug,parent{node{slug,parent{node{slug,id}},id}},id}},id},pageInfo{hasNextPage,endCursor}}}"
  }
};
})();

(node as any).hash = "501ae2929044eeb9a5a46e0da672b610";

export default node;
