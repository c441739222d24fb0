/**
 * @generated SignedSource<<3555cd231c68badcf95356dd46f34a87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type BackordersEnum = "NO" | "NOTIFY" | "YES";
export type CatalogVisibilityEnum = "CATALOG" | "HIDDEN" | "SEARCH" | "VISIBLE";
export type ManageStockEnum = "FALSE" | "PARENT" | "TRUE";
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
export type TaxClassEnum = "INHERIT_CART" | "REDUCED_RATE" | "STANDARD" | "ZERO_RATE";
export type TaxStatusEnum = "NONE" | "SHIPPING" | "TAXABLE";
export type sourceProductsQuery$variables = {
  after?: string | null | undefined;
};
export type sourceProductsQuery$data = {
  readonly list: {
    readonly nodes: ReadonlyArray<{
      readonly __typename: string;
      readonly attributes?: {
        readonly nodes: ReadonlyArray<{
          readonly __typename: string;
          readonly attributeId: number;
          readonly label: string | null | undefined;
          readonly name: string | null | undefined;
          readonly options: ReadonlyArray<string | null | undefined> | null | undefined;
          readonly terms?: {
            readonly nodes: ReadonlyArray<{
              readonly databaseId: number;
              readonly description: string | null | undefined;
              readonly name: string | null | undefined;
              readonly slug: string | null | undefined;
            }>;
          } | null | undefined;
          readonly variation: boolean | null | undefined;
          readonly visible: boolean | null | undefined;
        }>;
      } | null | undefined;
      readonly backorders?: BackordersEnum | null | undefined;
      readonly buttonText?: string | null | undefined;
      readonly catalogVisibility: CatalogVisibilityEnum | null | undefined;
      readonly crossSell?: {
        readonly nodes: ReadonlyArray<{
          readonly slug: string | null | undefined;
        }>;
      } | null | undefined;
      readonly databaseId: number;
      readonly dateGmt: string | null | undefined;
      readonly dateOnSaleFrom: string | null | undefined;
      readonly dateOnSaleTo: string | null | undefined;
      readonly defaultAttributes?: {
        readonly nodes: ReadonlyArray<{
          readonly name: string | null | undefined;
          readonly value: string | null | undefined;
        }>;
      } | null | undefined;
      readonly description: string | null | undefined;
      readonly downloadable?: boolean | null | undefined;
      readonly externalUrl?: string | null | undefined;
      readonly featured: boolean | null | undefined;
      readonly galleryImages: {
        readonly nodes: ReadonlyArray<{
          readonly altText: string | null | undefined;
          readonly databaseId: number;
          readonly sourceUrl: string | null | undefined;
          readonly title: string | null | undefined;
        }>;
      } | null | undefined;
      readonly hasPassword: boolean | null | undefined;
      readonly height?: string | null | undefined;
      readonly image: {
        readonly altText: string | null | undefined;
        readonly databaseId: number;
        readonly mediaDetails: {
          readonly height: number | null | undefined;
          readonly width: number | null | undefined;
        } | null | undefined;
        readonly sourceUrl: string | null | undefined;
        readonly title: string | null | undefined;
      } | null | undefined;
      readonly length?: string | null | undefined;
      readonly lowStockAmount?: number | null | undefined;
      readonly manageStock?: ManageStockEnum | null | undefined;
      readonly menuOrder: number | null | undefined;
      readonly name: string | null | undefined;
      readonly price?: string | null | undefined;
      readonly productCategories: {
        readonly nodes: ReadonlyArray<{
          readonly slug: string | null | undefined;
        }>;
      } | null | undefined;
      readonly productTags: {
        readonly nodes: ReadonlyArray<{
          readonly name: string | null | undefined;
        }>;
      } | null | undefined;
      readonly products?: {
        readonly nodes: ReadonlyArray<{
          readonly slug: string | null | undefined;
        }>;
      } | null | undefined;
      readonly rawPrice?: string | null | undefined;
      readonly regularPrice?: string | null | undefined;
      readonly reviews: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly dateGmt: string | null | undefined;
          };
          readonly rating: number | null | undefined;
        }>;
      } | null | undefined;
      readonly reviewsAllowed: boolean | null | undefined;
      readonly salePrice?: string | null | undefined;
      readonly shortDescription: string | null | undefined;
      readonly sku: string | null | undefined;
      readonly slug: string | null | undefined;
      readonly soldIndividually?: boolean | null | undefined;
      readonly stockQuantity?: number | null | undefined;
      readonly stockStatus?: StockStatusEnum | null | undefined;
      readonly taxClass?: TaxClassEnum | null | undefined;
      readonly taxStatus?: TaxStatusEnum | null | undefined;
      readonly totalSales: number | null | undefined;
      readonly upsell?: {
        readonly nodes: ReadonlyArray<{
          readonly slug: string | null | undefined;
        }>;
      } | null | undefined;
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
      readonly virtual: boolean | null | undefined;
      readonly weight?: string | null | undefined;
      readonly width?: string | null | undefined;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  } | null | undefined;
};
export type sourceProductsQuery = {
  response: sourceProductsQuery$data;
  variables: sourceProductsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 25
  },
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "orderby": [
        {
          "field": "DATE",
          "order": "ASC"
        }
      ],
      "status": "publish"
    }
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "__typename"
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
  "name": "hasPassword"
},
v8 = {
  "kind": "ScalarField",
  "name": "catalogVisibility"
},
v9 = {
  "kind": "ScalarField",
  "name": "featured"
},
v10 = {
  "kind": "ScalarField",
  "name": "description"
},
v11 = {
  "kind": "ScalarField",
  "name": "shortDescription"
},
v12 = {
  "kind": "ScalarField",
  "name": "virtual"
},
v13 = {
  "kind": "ScalarField",
  "name": "totalSales"
},
v14 = {
  "kind": "ScalarField",
  "name": "menuOrder"
},
v15 = {
  "kind": "ScalarField",
  "name": "reviewsAllowed"
},
v16 = {
  "kind": "ScalarField",
  "name": "dateGmt"
},
v17 = {
  "kind": "ScalarField",
  "name": "dateOnSaleFrom"
},
v18 = {
  "kind": "ScalarField",
  "name": "dateOnSaleTo"
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
v22 = {
  "kind": "ScalarField",
  "name": "width"
},
v23 = {
  "kind": "ScalarField",
  "name": "height"
},
v24 = {
  "concreteType": "MediaDetails",
  "kind": "LinkedField",
  "name": "mediaDetails",
  "plural": false,
  "selections": [
    (v22/*:: as any*/),
    (v23/*:: as any*/)
  ]
},
v25 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v26 = [
  (v3/*:: as any*/),
  (v19/*:: as any*/),
  (v20/*:: as any*/),
  (v21/*:: as any*/)
],
v27 = [
  (v4/*:: as any*/)
],
v28 = {
  "kind": "ScalarField",
  "name": "rating"
},
v29 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v30 = {
  "args": (v29/*:: as any*/),
  "kind": "ScalarField",
  "name": "regularPrice",
  "storageKey": "regularPrice(format:\"RAW\")"
},
v31 = {
  "args": (v29/*:: as any*/),
  "kind": "ScalarField",
  "name": "salePrice",
  "storageKey": "salePrice(format:\"RAW\")"
},
v32 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "price"
    },
    {
      "alias": "rawPrice",
      "args": (v29/*:: as any*/),
      "kind": "ScalarField",
      "name": "price",
      "storageKey": "price(format:\"RAW\")"
    },
    (v30/*:: as any*/),
    (v31/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "taxClass"
    },
    {
      "kind": "ScalarField",
      "name": "taxStatus"
    }
  ],
  "type": "ProductWithPricing",
  "abstractKey": "__isProductWithPricing"
},
v33 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "weight"
    },
    {
      "kind": "ScalarField",
      "name": "length"
    },
    (v22/*:: as any*/),
    (v23/*:: as any*/)
  ],
  "type": "ProductWithDimensions",
  "abstractKey": "__isProductWithDimensions"
},
v34 = {
  "kind": "ScalarField",
  "name": "manageStock"
},
v35 = {
  "kind": "ScalarField",
  "name": "stockQuantity"
},
v36 = {
  "kind": "ScalarField",
  "name": "stockStatus"
},
v37 = {
  "kind": "ScalarField",
  "name": "backorders"
},
v38 = {
  "kind": "ScalarField",
  "name": "lowStockAmount"
},
v39 = {
  "kind": "InlineFragment",
  "selections": [
    (v34/*:: as any*/),
    (v35/*:: as any*/),
    (v36/*:: as any*/),
    (v37/*:: as any*/),
    (v38/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "soldIndividually"
    }
  ],
  "type": "InventoriedProduct",
  "abstractKey": "__isInventoriedProduct"
},
v40 = {
  "kind": "ScalarField",
  "name": "downloadable"
},
v41 = {
  "kind": "InlineFragment",
  "selections": [
    (v40/*:: as any*/)
  ],
  "type": "DownloadableProduct",
  "abstractKey": "__isDownloadableProduct"
},
v42 = {
  "kind": "ScalarField",
  "name": "attributeId"
},
v43 = {
  "kind": "ScalarField",
  "name": "label"
},
v44 = {
  "kind": "ScalarField",
  "name": "options"
},
v45 = {
  "kind": "ScalarField",
  "name": "variation"
},
v46 = {
  "kind": "ScalarField",
  "name": "visible"
},
v47 = {
  "kind": "ScalarField",
  "name": "value"
},
v48 = [
  {
    "concreteType": "VariationAttribute",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v5/*:: as any*/),
      (v47/*:: as any*/)
    ]
  }
],
v49 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  }
],
v50 = [
  {
    "kind": "ScalarField",
    "name": "hasNextPage"
  },
  {
    "kind": "ScalarField",
    "name": "endCursor"
  }
],
v51 = {
  "concreteType": "ProductWithVariationsToProductVariationConnectionPageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": (v50/*:: as any*/)
},
v52 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "externalUrl"
    },
    {
      "kind": "ScalarField",
      "name": "buttonText"
    }
  ],
  "type": "ExternalProduct"
},
v53 = [
  {
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": (v27/*:: as any*/)
  }
],
v54 = {
  "args": (v25/*:: as any*/),
  "concreteType": "ProductToUpsellConnection",
  "kind": "LinkedField",
  "name": "upsell",
  "plural": false,
  "selections": (v53/*:: as any*/),
  "storageKey": "upsell(first:100)"
},
v55 = {
  "concreteType": "RootQueryToProductConnectionPageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": (v50/*:: as any*/)
},
v56 = {
  "kind": "ScalarField",
  "name": "id"
},
v57 = [
  (v3/*:: as any*/),
  (v19/*:: as any*/),
  (v20/*:: as any*/),
  (v21/*:: as any*/),
  (v56/*:: as any*/)
],
v58 = [
  {
    "concreteType": "VariationAttribute",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v5/*:: as any*/),
      (v47/*:: as any*/),
      (v56/*:: as any*/)
    ]
  }
],
v59 = [
  {
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v56/*:: as any*/)
    ]
  }
],
v60 = {
  "args": (v25/*:: as any*/),
  "concreteType": "ProductToUpsellConnection",
  "kind": "LinkedField",
  "name": "upsell",
  "plural": false,
  "selections": (v59/*:: as any*/),
  "storageKey": "upsell(first:100)"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "sourceProductsQuery",
    "selections": [
      {
        "alias": "list",
        "args": (v1/*:: as any*/),
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
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v24/*:: as any*/)
                ]
              },
              {
                "args": (v25/*:: as any*/),
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
                    "selections": (v26/*:: as any*/)
                  }
                ],
                "storageKey": "galleryImages(first:100)"
              },
              {
                "args": (v25/*:: as any*/),
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
                    "selections": (v27/*:: as any*/)
                  }
                ],
                "storageKey": "productCategories(first:100)"
              },
              {
                "args": (v25/*:: as any*/),
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
                      (v5/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "productTags(first:100)"
              },
              {
                "args": (v25/*:: as any*/),
                "concreteType": "ProductToCommentConnection",
                "kind": "LinkedField",
                "name": "reviews",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "ProductToCommentConnectionEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      (v28/*:: as any*/),
                      {
                        "concreteType": "Comment",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v16/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "reviews(first:100)"
              },
              (v32/*:: as any*/),
              (v33/*:: as any*/),
              (v39/*:: as any*/),
              (v41/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v25/*:: as any*/),
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
                          (v2/*:: as any*/),
                          (v42/*:: as any*/),
                          (v5/*:: as any*/),
                          (v43/*:: as any*/),
                          (v44/*:: as any*/),
                          (v45/*:: as any*/),
                          (v46/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": (v25/*:: as any*/),
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
                                      (v3/*:: as any*/),
                                      (v4/*:: as any*/),
                                      (v5/*:: as any*/),
                                      (v10/*:: as any*/)
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
                    "args": (v25/*:: as any*/),
                    "concreteType": "ProductWithAttributesToVariationAttributeConnection",
                    "kind": "LinkedField",
                    "name": "defaultAttributes",
                    "plural": false,
                    "selections": (v48/*:: as any*/),
                    "storageKey": "defaultAttributes(first:100)"
                  }
                ],
                "type": "ProductWithAttributes",
                "abstractKey": "__isProductWithAttributes"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v49/*:: as any*/),
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
                          (v3/*:: as any*/),
                          (v6/*:: as any*/),
                          (v10/*:: as any*/),
                          (v12/*:: as any*/),
                          (v40/*:: as any*/),
                          (v30/*:: as any*/),
                          (v31/*:: as any*/),
                          (v17/*:: as any*/),
                          (v18/*:: as any*/),
                          (v34/*:: as any*/),
                          (v35/*:: as any*/),
                          (v36/*:: as any*/),
                          (v37/*:: as any*/),
                          (v38/*:: as any*/),
                          {
                            "concreteType": "MediaItem",
                            "kind": "LinkedField",
                            "name": "image",
                            "plural": false,
                            "selections": (v26/*:: as any*/)
                          },
                          {
                            "args": (v25/*:: as any*/),
                            "concreteType": "ProductVariationToVariationAttributeConnection",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v48/*:: as any*/),
                            "storageKey": "attributes(first:100)"
                          }
                        ]
                      },
                      (v51/*:: as any*/)
                    ],
                    "storageKey": "variations(first:50)"
                  }
                ],
                "type": "ProductWithVariations",
                "abstractKey": "__isProductWithVariations"
              },
              (v52/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v25/*:: as any*/),
                    "concreteType": "GroupProductToProductUnionConnection",
                    "kind": "LinkedField",
                    "name": "products",
                    "plural": false,
                    "selections": (v53/*:: as any*/),
                    "storageKey": "products(first:100)"
                  }
                ],
                "type": "GroupProduct"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v25/*:: as any*/),
                    "concreteType": "SimpleProductToProductUnionConnection",
                    "kind": "LinkedField",
                    "name": "crossSell",
                    "plural": false,
                    "selections": (v53/*:: as any*/),
                    "storageKey": "crossSell(first:100)"
                  },
                  (v54/*:: as any*/)
                ],
                "type": "SimpleProduct"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v25/*:: as any*/),
                    "concreteType": "VariableProductToProductUnionConnection",
                    "kind": "LinkedField",
                    "name": "crossSell",
                    "plural": false,
                    "selections": (v53/*:: as any*/),
                    "storageKey": "crossSell(first:100)"
                  },
                  (v54/*:: as any*/)
                ],
                "type": "VariableProduct"
              }
            ]
          },
          (v55/*:: as any*/)
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sourceProductsQuery",
    "selections": [
      {
        "alias": "list",
        "args": (v1/*:: as any*/),
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
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v24/*:: as any*/),
                  (v56/*:: as any*/)
                ]
              },
              {
                "args": (v25/*:: as any*/),
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
                    "selections": (v57/*:: as any*/)
                  }
                ],
                "storageKey": "galleryImages(first:100)"
              },
              {
                "args": (v25/*:: as any*/),
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
                      (v56/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "productCategories(first:100)"
              },
              {
                "args": (v25/*:: as any*/),
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
                      (v5/*:: as any*/),
                      (v56/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "productTags(first:100)"
              },
              {
                "args": (v25/*:: as any*/),
                "concreteType": "ProductToCommentConnection",
                "kind": "LinkedField",
                "name": "reviews",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "ProductToCommentConnectionEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      (v28/*:: as any*/),
                      {
                        "concreteType": "Comment",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v16/*:: as any*/),
                          (v56/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "reviews(first:100)"
              },
              (v32/*:: as any*/),
              (v33/*:: as any*/),
              (v39/*:: as any*/),
              (v41/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v25/*:: as any*/),
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
                          (v2/*:: as any*/),
                          (v42/*:: as any*/),
                          (v5/*:: as any*/),
                          (v43/*:: as any*/),
                          (v44/*:: as any*/),
                          (v45/*:: as any*/),
                          (v46/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": (v25/*:: as any*/),
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
                                      (v2/*:: as any*/),
                                      (v3/*:: as any*/),
                                      (v4/*:: as any*/),
                                      (v5/*:: as any*/),
                                      (v10/*:: as any*/),
                                      (v56/*:: as any*/)
                                    ]
                                  }
                                ],
                                "storageKey": "terms(first:100)"
                              }
                            ],
                            "type": "GlobalProductAttribute"
                          },
                          (v56/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "attributes(first:100)"
                  },
                  {
                    "args": (v25/*:: as any*/),
                    "concreteType": "ProductWithAttributesToVariationAttributeConnection",
                    "kind": "LinkedField",
                    "name": "defaultAttributes",
                    "plural": false,
                    "selections": (v58/*:: as any*/),
                    "storageKey": "defaultAttributes(first:100)"
                  }
                ],
                "type": "ProductWithAttributes",
                "abstractKey": "__isProductWithAttributes"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v49/*:: as any*/),
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
                          (v2/*:: as any*/),
                          {
                            "kind": "TypeDiscriminator",
                            "abstractKey": "__isProductVariation"
                          },
                          (v3/*:: as any*/),
                          (v6/*:: as any*/),
                          (v10/*:: as any*/),
                          (v12/*:: as any*/),
                          (v40/*:: as any*/),
                          (v30/*:: as any*/),
                          (v31/*:: as any*/),
                          (v17/*:: as any*/),
                          (v18/*:: as any*/),
                          (v34/*:: as any*/),
                          (v35/*:: as any*/),
                          (v36/*:: as any*/),
                          (v37/*:: as any*/),
                          (v38/*:: as any*/),
                          {
                            "concreteType": "MediaItem",
                            "kind": "LinkedField",
                            "name": "image",
                            "plural": false,
                            "selections": (v57/*:: as any*/)
                          },
                          {
                            "args": (v25/*:: as any*/),
                            "concreteType": "ProductVariationToVariationAttributeConnection",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v58/*:: as any*/),
                            "storageKey": "attributes(first:100)"
                          },
                          (v56/*:: as any*/)
                        ]
                      },
                      (v51/*:: as any*/)
                    ],
                    "storageKey": "variations(first:50)"
                  }
                ],
                "type": "ProductWithVariations",
                "abstractKey": "__isProductWithVariations"
              },
              (v52/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v25/*:: as any*/),
                    "concreteType": "GroupProductToProductUnionConnection",
                    "kind": "LinkedField",
                    "name": "products",
                    "plural": false,
                    "selections": (v59/*:: as any*/),
                    "storageKey": "products(first:100)"
                  }
                ],
                "type": "GroupProduct"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v25/*:: as any*/),
                    "concreteType": "SimpleProductToProductUnionConnection",
                    "kind": "LinkedField",
                    "name": "crossSell",
                    "plural": false,
                    "selections": (v59/*:: as any*/),
                    "storageKey": "crossSell(first:100)"
                  },
                  (v60/*:: as any*/)
                ],
                "type": "SimpleProduct"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v25/*:: as any*/),
                    "concreteType": "VariableProductToProductUnionConnection",
                    "kind": "LinkedField",
                    "name": "crossSell",
                    "plural": false,
                    "selections": (v59/*:: as any*/),
                    "storageKey": "crossSell(first:100)"
                  },
                  (v60/*:: as any*/)
                ],
                "type": "VariableProduct"
              },
              (v56/*:: as any*/)
            ]
          },
          (v55/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "8732135cd4af7860f24c85053d48ad42",
    "id": null,
    "metadata": {},
    "name": "sourceProductsQuery",
    "operationKind": "query",
    "text": "query sourceProductsQuery($after:String){list:products(first:25,after:$after,where:{status:\"publish\",orderby:[{field:DATE,order:ASC}]}){nodes{__typename,databaseId,slug,name,sku,hasPassword,catalogVisibility,featured,description,shortDescription,virtual,totalSales,menuOrder,reviewsAllowed,dateGmt,dateOnSaleFrom,dateOnSaleTo,image{databaseId,sourceUrl,altText,title,mediaDetails{width,height},id},galleryImages(first:100){nodes{databaseId,sourceUrl,altText,title,id}},productCategories(first:100){nodes{slug,id}},productTags(first:100){nodes{name,id}},reviews(first:100){edges{rating,node{dateGmt,id}}},...on ProductWithPricing{__isProductWithPricing:__typename,price,rawPrice:price(format:RAW),regularPrice(format:RAW),salePrice(format:RAW),taxClass,taxStatus},...on ProductWithDimensions{__isProductWithDimensions:__typename,weight,length,width,height},...on InventoriedProduct{__isInventoriedProduct:__typename,manageStock,stockQuantity,stockStatus,backorders,lowStockAmount,soldIndividually},...on DownloadableProduct{__isDownloadableProduct:__typename,downloadable},...on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:100){nodes{__typename,attributeId,name,label,options,variation,visible,...on GlobalProductAttribute{terms(first:100){nodes{__typename,databaseId,slug,name,description,id}}},id}},defaultAttributes(first:100){nodes{name,value,id}}},...on ProductWithVariations{__isProductWithVariations:__typename,variations(first:50){nodes{__typename,__isProductVariation:__typename,databaseId,sku,description,virtual,downloadable,regularPrice(format:RAW),salePrice(format:RAW),dateOnSaleFrom,dateOnSaleTo,manageStock,stockQuantity,stockStatus,backorders,lowStockAmount,image{databaseId,sourceUrl,altText,title,id},attributes(first:100){nodes{name,value,id}},id},pageInfo{hasNextPage,endCursor}}},...on ExternalProduct{externalUrl,buttonText},...on GroupProduct{products(first:100){nodes{__typename,slug,id}}},...on SimpleProduct{crossSell(first:100){nodes{__typename,slug,id}},upsell(first:100){nodes{__typename,slug,id}}},...on VariableProduct{crossSell(first:100){nodes{__typename,slug,id}},upsell(first:100){nodes{__typename,slug,id}}},id},pageInfo{hasNextPage,endCursor}}}"
  }
};
})();

(node as any).hash = "af7994f392974df139e5fef186714963";

export default node;
