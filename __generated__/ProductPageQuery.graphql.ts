/**
 * @generated SignedSource<<f50861908d0cdab261b11556d64acf75>>
 * @relayHash 1a1aa13dd0dc6546cd8dd71db5a01f7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ad935adfacbfaefc306a4251e63cda8a8a4ed67cd0ffea4249ee4bf2da33f71

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductPageQuery$variables = {
  hasRelated?: boolean | null | undefined;
  reviewsAfter?: string | null | undefined;
  slug: string;
};
export type ProductPageQuery$data = {
  readonly product: {
    readonly name: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ProductView_product">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SiteFooter_query" | "SiteHeader_query">;
};
export type ProductPageQuery = {
  response: ProductPageQuery$data;
  variables: ProductPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": false,
  "kind": "LocalArgument",
  "name": "hasRelated"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reviewsAfter"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v3 = [
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
v4 = {
  "kind": "ScalarField",
  "name": "name"
},
v5 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v6 = {
  "kind": "ScalarField",
  "name": "slug"
},
v7 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v8 = {
  "kind": "ScalarField",
  "name": "srcSet"
},
v9 = {
  "kind": "ScalarField",
  "name": "id"
},
v10 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v11 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v12 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  }
],
v13 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v14 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v15 = {
  "kind": "ScalarField",
  "name": "onSale"
},
v16 = {
  "kind": "ScalarField",
  "name": "altText"
},
v17 = [
  (v9/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v16/*:: as any*/)
],
v18 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v17/*:: as any*/)
},
v19 = {
  "kind": "ScalarField",
  "name": "sku"
},
v20 = {
  "kind": "ScalarField",
  "name": "purchasable"
},
v21 = {
  "kind": "ScalarField",
  "name": "dateOnSaleTo"
},
v22 = {
  "kind": "Literal",
  "name": "where",
  "value": {
    "visibility": "VISIBLE"
  }
},
v23 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isProductUnion"
},
v24 = {
  "kind": "ScalarField",
  "name": "stockStatus"
},
v25 = {
  "kind": "InlineFragment",
  "selections": [
    (v24/*:: as any*/)
  ],
  "type": "InventoriedProduct",
  "abstractKey": "__isInventoriedProduct"
},
v26 = [
  {
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v11/*:: as any*/),
      (v23/*:: as any*/),
      (v9/*:: as any*/),
      (v14/*:: as any*/),
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": (v12/*:: as any*/),
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
                  (v9/*:: as any*/)
                ]
              }
            ],
            "storageKey": "productCategories(first:10)"
          }
        ],
        "type": "Product",
        "abstractKey": "__isProduct"
      },
      (v25/*:: as any*/)
    ]
  }
],
v27 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 32
  },
  (v22/*:: as any*/)
],
v28 = {
  "kind": "ScalarField",
  "name": "description"
},
v29 = {
  "kind": "ScalarField",
  "name": "rating"
},
v30 = [
  (v5/*:: as any*/)
],
v31 = {
  "kind": "ScalarField",
  "name": "price"
},
v32 = {
  "kind": "ScalarField",
  "name": "regularPrice"
},
v33 = {
  "alias": "raw",
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
v34 = {
  "kind": "ScalarField",
  "name": "stockQuantity"
},
v35 = {
  "kind": "ScalarField",
  "name": "soldIndividually"
},
v36 = {
  "kind": "ScalarField",
  "name": "backordersAllowed"
},
v37 = {
  "kind": "ScalarField",
  "name": "label"
},
v38 = {
  "kind": "ScalarField",
  "name": "variation"
},
v39 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isProductAttribute"
},
v40 = {
  "kind": "ScalarField",
  "name": "options"
},
v41 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "args": [
        (v5/*:: as any*/),
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
          "selections": [
            (v11/*:: as any*/),
            (v6/*:: as any*/),
            (v4/*:: as any*/),
            (v28/*:: as any*/),
            (v9/*:: as any*/)
          ]
        }
      ],
      "storageKey": "terms(first:100,where:{\"order\":\"ASC\",\"orderby\":\"MENU_ORDER\"})"
    }
  ],
  "type": "GlobalProductAttribute"
},
v42 = {
  "kind": "ScalarField",
  "name": "value"
},
v43 = [
  {
    "concreteType": "VariationAttribute",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v4/*:: as any*/),
      (v42/*:: as any*/),
      (v9/*:: as any*/)
    ]
  }
],
v44 = {
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
    (v42/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "storageKey": "metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"])"
},
v45 = {
  "kind": "ScalarField",
  "name": "lowStockAmount"
},
v46 = {
  "kind": "ScalarField",
  "name": "visible"
},
v47 = [
  {
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v11/*:: as any*/),
      (v40/*:: as any*/),
      (v9/*:: as any*/)
    ]
  }
],
v48 = {
  "args": (v30/*:: as any*/),
  "concreteType": "ProductWithAttributesToProductAttributeConnection",
  "kind": "LinkedField",
  "name": "attributes",
  "plural": false,
  "selections": (v47/*:: as any*/),
  "storageKey": "attributes(first:100)"
},
v49 = {
  "kind": "InlineFragment",
  "selections": [
    (v31/*:: as any*/),
    (v33/*:: as any*/)
  ],
  "type": "ProductWithPricing",
  "abstractKey": "__isProductWithPricing"
},
v50 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v16/*:: as any*/),
    (v9/*:: as any*/)
  ]
},
v51 = {
  "args": [
    (v10/*:: as any*/)
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
        (v7/*:: as any*/),
        (v9/*:: as any*/)
      ]
    }
  ],
  "storageKey": "galleryImages(first:1)"
},
v52 = {
  "kind": "InlineFragment",
  "selections": [
    (v31/*:: as any*/)
  ],
  "type": "ProductWithPricing",
  "abstractKey": "__isProductWithPricing"
},
v53 = {
  "kind": "InlineFragment",
  "selections": [
    (v44/*:: as any*/),
    {
      "kind": "InlineFragment",
      "selections": [
        (v32/*:: as any*/),
        (v33/*:: as any*/)
      ],
      "type": "ProductWithPricing",
      "abstractKey": "__isProductWithPricing"
    }
  ],
  "type": "ProductUnion",
  "abstractKey": "__isProductUnion"
},
v54 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "stated",
      "args": (v30/*:: as any*/),
      "concreteType": "ProductWithAttributesToProductAttributeConnection",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v47/*:: as any*/),
      "storageKey": "attributes(first:100)"
    },
    {
      "args": (v30/*:: as any*/),
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
            (v11/*:: as any*/),
            (v4/*:: as any*/),
            (v20/*:: as any*/),
            (v49/*:: as any*/),
            (v25/*:: as any*/),
            (v9/*:: as any*/)
          ]
        }
      ],
      "storageKey": "products(first:100)"
    }
  ],
  "type": "GroupProduct"
},
v55 = {
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
            (v11/*:: as any*/),
            (v37/*:: as any*/),
            (v38/*:: as any*/),
            (v46/*:: as any*/),
            (v39/*:: as any*/),
            (v40/*:: as any*/),
            (v41/*:: as any*/),
            (v9/*:: as any*/)
          ]
        }
      ],
      "storageKey": "attributes(first:6)"
    }
  ],
  "type": "ProductWithAttributes",
  "abstractKey": "__isProductWithAttributes"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "ProductPageQuery",
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
        "args": (v3/*:: as any*/),
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "ProductView_product"
          }
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ProductPageQuery",
    "selections": [
      {
        "args": [
          (v5/*:: as any*/),
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
              (v6/*:: as any*/),
              (v4/*:: as any*/),
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
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ]
              },
              (v9/*:: as any*/)
            ]
          }
        ],
        "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true,\"parent\":0})"
      },
      {
        "alias": "saleItems",
        "args": [
          (v10/*:: as any*/),
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
              (v11/*:: as any*/),
              (v9/*:: as any*/)
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
              (v9/*:: as any*/)
            ]
          }
        ],
        "storageKey": "pages(first:14,where:{\"hasPassword\":false,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"parent\":\"0\"})"
      },
      {
        "args": (v3/*:: as any*/),
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v11/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isProduct"
          },
          {
            "args": (v12/*:: as any*/),
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
                  (v6/*:: as any*/),
                  {
                    "args": (v13/*:: as any*/),
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
                          (v6/*:: as any*/),
                          (v9/*:: as any*/),
                          (v14/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "ancestors(first:20)"
                  },
                  (v9/*:: as any*/),
                  (v14/*:: as any*/)
                ]
              }
            ],
            "storageKey": "productCategories(first:10)"
          },
          (v9/*:: as any*/),
          (v6/*:: as any*/),
          (v15/*:: as any*/),
          (v18/*:: as any*/),
          {
            "args": (v13/*:: as any*/),
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
          (v14/*:: as any*/),
          (v19/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "shortDescription"
          },
          {
            "kind": "ScalarField",
            "name": "averageRating"
          },
          {
            "kind": "ScalarField",
            "name": "reviewCount"
          },
          (v20/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "link"
          },
          (v21/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "virtual"
          },
          {
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 4
              },
              (v22/*:: as any*/)
            ],
            "concreteType": "ProductToUpsellConnection",
            "kind": "LinkedField",
            "name": "upsell",
            "plural": false,
            "selections": (v26/*:: as any*/),
            "storageKey": "upsell(first:4,where:{\"visibility\":\"VISIBLE\"})"
          },
          {
            "args": (v27/*:: as any*/),
            "concreteType": "ProductToProductUnionConnection",
            "kind": "LinkedField",
            "name": "related",
            "plural": false,
            "selections": (v26/*:: as any*/),
            "storageKey": "related(first:32,where:{\"visibility\":\"VISIBLE\"})"
          },
          (v28/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "reviewsAllowed"
          },
          {
            "args": [
              {
                "kind": "Variable",
                "name": "after",
                "variableName": "reviewsAfter"
              },
              {
                "kind": "Literal",
                "name": "first",
                "value": 50
              }
            ],
            "concreteType": "ProductToCommentConnection",
            "kind": "LinkedField",
            "name": "reviews",
            "plural": false,
            "selections": [
              {
                "concreteType": "ProductToCommentConnectionPageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "endCursor"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "hasNextPage"
                  }
                ]
              },
              {
                "concreteType": "ProductToCommentConnectionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  (v29/*:: as any*/),
                  {
                    "concreteType": "Comment",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "content"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "date"
                      },
                      {
                        "concreteType": "CommentToCommenterConnectionEdge",
                        "kind": "LinkedField",
                        "name": "author",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              (v11/*:: as any*/),
                              (v4/*:: as any*/),
                              (v9/*:: as any*/)
                            ]
                          }
                        ]
                      }
                    ]
                  }
                ]
              }
            ]
          },
          {
            "alias": "ratings",
            "args": (v30/*:: as any*/),
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
                  (v29/*:: as any*/)
                ]
              }
            ],
            "storageKey": "reviews(first:100)"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v31/*:: as any*/),
              (v32/*:: as any*/),
              (v33/*:: as any*/)
            ],
            "type": "ProductWithPricing",
            "abstractKey": "__isProductWithPricing"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v24/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/),
              (v36/*:: as any*/)
            ],
            "type": "InventoriedProduct",
            "abstractKey": "__isInventoriedProduct"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": (v30/*:: as any*/),
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
                      (v11/*:: as any*/),
                      (v4/*:: as any*/),
                      (v37/*:: as any*/),
                      (v38/*:: as any*/),
                      (v39/*:: as any*/),
                      (v40/*:: as any*/),
                      (v41/*:: as any*/),
                      (v9/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "attributes(first:100)"
              },
              {
                "args": (v30/*:: as any*/),
                "concreteType": "ProductWithAttributesToVariationAttributeConnection",
                "kind": "LinkedField",
                "name": "defaultAttributes",
                "plural": false,
                "selections": (v43/*:: as any*/),
                "storageKey": "defaultAttributes(first:100)"
              },
              {
                "args": (v30/*:: as any*/),
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
                      (v11/*:: as any*/),
                      (v14/*:: as any*/),
                      (v19/*:: as any*/),
                      (v15/*:: as any*/),
                      (v20/*:: as any*/),
                      (v31/*:: as any*/),
                      (v32/*:: as any*/),
                      (v33/*:: as any*/),
                      (v21/*:: as any*/),
                      (v24/*:: as any*/),
                      (v34/*:: as any*/),
                      (v36/*:: as any*/),
                      (v18/*:: as any*/),
                      {
                        "args": (v30/*:: as any*/),
                        "concreteType": "ProductVariationToVariationAttributeConnection",
                        "kind": "LinkedField",
                        "name": "attributes",
                        "plural": false,
                        "selections": (v43/*:: as any*/),
                        "storageKey": "attributes(first:100)"
                      },
                      (v9/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v44/*:: as any*/),
                          {
                            "kind": "TypeDiscriminator",
                            "abstractKey": "__isProductWithPricing"
                          }
                        ],
                        "type": "ProductUnion",
                        "abstractKey": "__isProductUnion"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v45/*:: as any*/)
                        ],
                        "type": "InventoriedProduct",
                        "abstractKey": "__isInventoriedProduct"
                      }
                    ]
                  }
                ],
                "storageKey": "variations(first:100)"
              }
            ],
            "type": "ProductWithVariations",
            "abstractKey": "__isProductWithVariations"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": (v30/*:: as any*/),
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
                      (v11/*:: as any*/),
                      (v37/*:: as any*/),
                      (v40/*:: as any*/),
                      (v46/*:: as any*/),
                      (v9/*:: as any*/)
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
              (v48/*:: as any*/),
              {
                "args": (v30/*:: as any*/),
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
                      (v11/*:: as any*/),
                      (v14/*:: as any*/),
                      (v4/*:: as any*/),
                      (v49/*:: as any*/),
                      (v25/*:: as any*/),
                      (v9/*:: as any*/)
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
          {
            "kind": "InlineFragment",
            "selections": [
              (v44/*:: as any*/)
            ],
            "type": "ProductUnion",
            "abstractKey": "__isProductUnion"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v24/*:: as any*/),
              (v34/*:: as any*/),
              (v45/*:: as any*/),
              (v36/*:: as any*/)
            ],
            "type": "InventoriedProduct",
            "abstractKey": "__isInventoriedProduct"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v48/*:: as any*/),
              {
                "args": (v30/*:: as any*/),
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
                      (v11/*:: as any*/),
                      (v9/*:: as any*/),
                      (v14/*:: as any*/),
                      (v6/*:: as any*/),
                      (v4/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "type"
                      },
                      (v20/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v31/*:: as any*/),
                          (v33/*:: as any*/),
                          (v32/*:: as any*/)
                        ],
                        "type": "ProductWithPricing",
                        "abstractKey": "__isProductWithPricing"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v24/*:: as any*/),
                          (v34/*:: as any*/),
                          (v36/*:: as any*/),
                          (v35/*:: as any*/)
                        ],
                        "type": "InventoriedProduct",
                        "abstractKey": "__isInventoriedProduct"
                      },
                      (v15/*:: as any*/),
                      (v50/*:: as any*/),
                      (v23/*:: as any*/),
                      (v44/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "products(first:100)"
              }
            ],
            "type": "GroupProduct"
          },
          {
            "condition": "hasRelated",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "args": (v27/*:: as any*/),
                "concreteType": "ProductToProductUnionConnection",
                "kind": "LinkedField",
                "name": "related",
                "plural": false,
                "selections": [
                  {
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v6/*:: as any*/),
                          (v4/*:: as any*/),
                          (v19/*:: as any*/),
                          (v15/*:: as any*/),
                          (v20/*:: as any*/),
                          (v50/*:: as any*/),
                          (v51/*:: as any*/),
                          (v52/*:: as any*/),
                          (v53/*:: as any*/),
                          (v54/*:: as any*/),
                          (v55/*:: as any*/)
                        ],
                        "type": "Product",
                        "abstractKey": "__isProduct"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v6/*:: as any*/),
                          (v4/*:: as any*/),
                          (v19/*:: as any*/),
                          (v15/*:: as any*/),
                          (v20/*:: as any*/),
                          (v50/*:: as any*/),
                          (v51/*:: as any*/),
                          (v52/*:: as any*/),
                          (v25/*:: as any*/),
                          (v53/*:: as any*/),
                          (v54/*:: as any*/),
                          (v55/*:: as any*/)
                        ],
                        "type": "Product",
                        "abstractKey": "__isProduct"
                      }
                    ]
                  }
                ],
                "storageKey": "related(first:32,where:{\"visibility\":\"VISIBLE\"})"
              }
            ]
          },
          (v54/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": (v30/*:: as any*/),
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
                      (v11/*:: as any*/),
                      (v4/*:: as any*/),
                      (v37/*:: as any*/),
                      (v46/*:: as any*/),
                      (v39/*:: as any*/),
                      (v40/*:: as any*/),
                      (v41/*:: as any*/),
                      (v9/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "attributes(first:100)"
              }
            ],
            "type": "ProductWithAttributes",
            "abstractKey": "__isProductWithAttributes"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "1a1aa13dd0dc6546cd8dd71db5a01f7d",
    "id": "3ad935adfacbfaefc306a4251e63cda8a8a4ed67cd0ffea4249ee4bf2da33f71",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": "query ProductPageQuery($slug:ID!,$reviewsAfter:String,$hasRelated:Boolean=false){...SiteHeader_query,...SiteFooter_query,product(id:$slug,idType:SLUG){__typename,name,...ProductView_product,id}}fragment AttributeTable_product on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:100){nodes{__typename,name,label,visible,...attributeOptions_attribute,id}}}fragment BuyBar_product on Product{__isProduct:__typename,name,image{...ProductPicture_picture,id},...ProductPrice_product}fragment BuyColumn_early on Product{__isProduct:__typename,databaseId}fragment BuyColumn_product on Product{__isProduct:__typename,databaseId,name,sku,shortDescription,averageRating,reviewCount,onSale,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,raw:price(format:RAW)},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},...on GroupProduct{attributes(first:100){nodes{__typename,options,id}},products(first:100){nodes{__typename,databaseId,name,...on ProductWithPricing{__isProductWithPricing:__typename,price,raw:price(format:RAW)},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},id}}},...on ExternalProduct{externalUrl,buttonText},__typename,link,dateOnSaleTo,virtual,...ProductPrice_product,...SaleTicket_product,...BuyForm_product,...StockLine_stock,...GroupedParts_product,...RelatedProducts_product,...SetPrice_set}fragment BuyForm_product on Product{__isProduct:__typename,databaseId,name,purchasable,...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus,stockQuantity,soldIndividually,backordersAllowed},...BuyBar_product}fragment CardMeta_product on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:6){nodes{__typename,label,variation,visible,...attributeOptions_attribute,id}}}fragment CategoryNav_query on RootQuery{...TopCategoryLinks_query}fragment Gallery_product on Product{__isProduct:__typename,name,image{id,sourceUrl,...ProductPicture_picture},galleryImages(first:20){nodes{id,sourceUrl,...ProductPicture_picture}},...on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:100){nodes{__typename,label,options,visible,id}}}}fragment GroupedParts_product on GroupProduct{databaseId,...showAddedToast_set,attributes(first:100){nodes{__typename,options,id}},products(first:100){nodes{__typename,id,databaseId,slug,name,type,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,raw:price(format:RAW)},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus,stockQuantity,backordersAllowed,soldIndividually},onSale,image{...ProductPicture_picture,id},...ProductPrice_product,...SaleTicket_product}},...BuyBar_product}fragment HeaderMenu_query on RootQuery{...TopCategoryLinks_query,...ShopLinks_query}fragment PageLinks_query on RootQuery{pages(first:14,where:{parent:\"0\",hasPassword:false,orderby:[{field:MENU_ORDER,order:ASC}]}){nodes{title,uri,isPostsPage,isPrivacyPage,id}}}fragment ProductCard_product on Product{__isProduct:__typename,slug,name,sku,onSale,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price},image{...ProductPicture_picture,id},galleryImages(first:1){nodes{sourceUrl,id}},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},...BuyColumn_early,...ProductPrice_product,...SaleTicket_product,...SetPrice_set,...CardMeta_product,...QuickAdd_product,...slotProduct_product}fragment ProductDetails_product on Product{__isProduct:__typename,description,...on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:100){nodes{__typename,visible,id}}},...ProductReference_product,...AttributeTable_product}fragment ProductGrid_products on Product{__isProduct:__typename,id,...ProductCard_product}fragment ProductPicture_picture on MediaItem{sourceUrl,srcSet,altText}fragment ProductPriceRefresh_product on Product{__isProduct:__typename,id,slug,onSale,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus}}fragment ProductPrice_product on ProductUnion{__isProductUnion:__typename,onSale,purchasable,metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"]){key,value,id},...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment ProductReference_product on Product{__isProduct:__typename,name,sku}fragment ProductReviews_product on Product{__isProduct:__typename,averageRating,reviewCount,reviewsAllowed,slug,reviews(first:50,after:$reviewsAfter){pageInfo{endCursor,hasNextPage},edges{rating,node{id},...ProductReviews_review}},ratings:reviews(first:100){edges{rating}}}fragment ProductReviews_review on ProductToCommentConnectionEdge{rating,node{content,date,author{node{__typename,name,id}},id}}fragment ProductView_product on Product{__isProduct:__typename,productCategories(first:10){nodes{name,slug,ancestors(first:20){nodes{name,slug,id}},id}},...ProductPriceRefresh_product,...useVariation_product,...Gallery_product,...BuyColumn_product,...ProductDetails_product,...slotProduct_product,...ProductReviews_product,...RelatedProducts_product,...RecentlyViewed_product}fragment QuickAdd_product on Product{__isProduct:__typename,__typename,databaseId,name,purchasable,...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus}}fragment RecentlyViewed_product on Product{__isProduct:__typename,slug,name,image{sourceUrl,srcSet,id}}fragment RelatedProducts_product on Product{__isProduct:__typename,...selectRelated_product,upsell(first:4,where:{visibility:VISIBLE}){nodes{__typename,id}},related(first:32,where:{visibility:VISIBLE})@include(if:$hasRelated){nodes{__typename,...ProductCard_product,...ProductGrid_products,id}}}fragment SaleTicket_product on ProductUnion{__isProductUnion:__typename,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice,raw:price(format:RAW)}}fragment SetPrice_set on GroupProduct{stated:attributes(first:100){nodes{__typename,options,id}},products(first:100){nodes{__typename,name,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,raw:price(format:RAW)},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},id}}}fragment ShopLinks_query on RootQuery{productCategories(first:100,where:{parent:0,hideEmpty:true}){nodes{slug,id}},saleItems:products(first:1,where:{visibility:VISIBLE,status:\"publish\",onSale:true,orderby:[{field:DATE,order:DESC}]}){nodes{__typename,id}}}fragment SiteFooter_query on RootQuery{...TopCategoryLinks_query,...PageLinks_query}fragment SiteHeader_query on RootQuery{...CategoryNav_query,...HeaderMenu_query,...ShopLinks_query}fragment StockLine_stock on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus,stockQuantity,lowStockAmount,backordersAllowed}fragment TopCategoryLinks_query on RootQuery{productCategories(first:100,where:{parent:0,hideEmpty:true}){nodes{slug,name,menuOrder,image{sourceUrl,srcSet,id},id}}}fragment attributeOptions_attribute on ProductAttribute{__isProductAttribute:__typename,options,...on GlobalProductAttribute{terms(first:100,where:{orderby:MENU_ORDER,order:ASC}){nodes{__typename,slug,name,description,id}}}}fragment selectRelated_product on Product{__isProduct:__typename,id,databaseId,productCategories(first:10){nodes{id,databaseId,ancestors(first:20){nodes{databaseId,id}}}},upsell(first:4,where:{visibility:VISIBLE}){nodes{__typename,__isProductUnion:__typename,id,databaseId,...on Product{__isProduct:__typename,productCategories(first:10){nodes{id}}},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus}}},related(first:32,where:{visibility:VISIBLE}){nodes{__typename,__isProductUnion:__typename,id,databaseId,...on Product{__isProduct:__typename,productCategories(first:10){nodes{id}}},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus}}}}fragment showAddedToast_set on GroupProduct{name,image{sourceUrl,srcSet,id}}fragment slotProduct_product on Product{__isProduct:__typename,databaseId,slug,name}fragment useVariation_product on ProductWithVariations{__isProductWithVariations:__typename,attributes(first:100){nodes{__typename,name,label,variation,...attributeOptions_attribute,id}},defaultAttributes(first:100){nodes{name,value,id}},variations(first:100){nodes{__typename,databaseId,sku,onSale,purchasable,price,regularPrice,raw:price(format:RAW),dateOnSaleTo,stockStatus,stockQuantity,backordersAllowed,image{id,sourceUrl,...ProductPicture_picture},attributes(first:100){nodes{name,value,id}},...ProductPrice_product,...SaleTicket_product,...StockLine_stock,id}}}"
  }
};
})();

(node as any).hash = "5c86b438d0ee43d5754e965b6ab9eeff";

export default node;
