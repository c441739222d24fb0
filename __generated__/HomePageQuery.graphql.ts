/**
 * @generated SignedSource<<203b618a393571e7524800a02eca715f>>
 * @relayHash c4b7040cb1a79a67dacf15f1c56bd660
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1058ac89bbe862ca7126555b4cc98eff7189511ddf9f48f103c957956bf71251

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomePageQuery$variables = {
  hasListed?: boolean | null | undefined;
  hasStory: boolean;
  slugs?: ReadonlyArray<string | null | undefined> | null | undefined;
  story?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type HomePageQuery$data = {
  readonly categories: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"CategoryIndex_categories">;
    }>;
  } | null | undefined;
  readonly listed?: {
    readonly nodes: ReadonlyArray<{
      readonly slug: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"HeroTile_product" | "ProductGrid_products">;
    }>;
  } | null | undefined;
  readonly newest: {
    readonly found: number | null | undefined;
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"Hero_newest" | "ProductGrid_products">;
    }>;
  } | null | undefined;
  readonly reduced: {
    readonly found: number | null | undefined;
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
    }>;
  } | null | undefined;
  readonly story?: {
    readonly nodes: ReadonlyArray<{
      readonly slug: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"StoryPanel_product">;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Hero_query" | "SiteFooter_query" | "SiteHeader_query">;
};
export type HomePageQuery = {
  response: HomePageQuery$data;
  variables: HomePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": false,
  "kind": "LocalArgument",
  "name": "hasListed"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasStory"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slugs"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "story"
},
v4 = [
  {
    "field": "DATE",
    "order": "DESC"
  }
],
v5 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 8
  },
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "orderby": (v4/*:: as any*/),
      "status": "publish",
      "visibility": "VISIBLE"
    }
  }
],
v6 = {
  "kind": "ScalarField",
  "name": "found"
},
v7 = {
  "kind": "FragmentSpread",
  "name": "ProductGrid_products"
},
v8 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 12
  },
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "onSale": true,
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
v9 = {
  "kind": "Literal",
  "name": "status",
  "value": "publish"
},
v10 = {
  "kind": "Literal",
  "name": "visibility",
  "value": "VISIBLE"
},
v11 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  },
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "slugIn",
        "variableName": "story"
      },
      (v9/*:: as any*/),
      (v10/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v12 = {
  "kind": "ScalarField",
  "name": "slug"
},
v13 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v14 = [
  (v13/*:: as any*/),
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "slugIn",
        "variableName": "slugs"
      },
      (v9/*:: as any*/),
      (v10/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v15 = [
  (v13/*:: as any*/),
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "hideEmpty": true
    }
  }
],
v16 = {
  "kind": "ScalarField",
  "name": "name"
},
v17 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v18 = {
  "kind": "ScalarField",
  "name": "srcSet"
},
v19 = {
  "kind": "ScalarField",
  "name": "id"
},
v20 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v21 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v22 = [
  {
    "field": "MENU_ORDER",
    "order": "ASC"
  }
],
v23 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v24 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isProduct"
},
v25 = {
  "kind": "ScalarField",
  "name": "altText"
},
v26 = [
  (v17/*:: as any*/),
  (v18/*:: as any*/),
  (v25/*:: as any*/),
  (v19/*:: as any*/)
],
v27 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v26/*:: as any*/)
},
v28 = {
  "kind": "ScalarField",
  "name": "price"
},
v29 = {
  "kind": "InlineFragment",
  "selections": [
    (v28/*:: as any*/)
  ],
  "type": "ProductWithPricing",
  "abstractKey": "__isProductWithPricing"
},
v30 = [
  (v13/*:: as any*/)
],
v31 = {
  "kind": "ScalarField",
  "name": "options"
},
v32 = {
  "kind": "ScalarField",
  "name": "purchasable"
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
v35 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "stated",
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
            (v21/*:: as any*/),
            (v31/*:: as any*/),
            (v19/*:: as any*/)
          ]
        }
      ],
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
            (v21/*:: as any*/),
            (v16/*:: as any*/),
            (v32/*:: as any*/),
            {
              "kind": "InlineFragment",
              "selections": [
                (v28/*:: as any*/),
                (v33/*:: as any*/)
              ],
              "type": "ProductWithPricing",
              "abstractKey": "__isProductWithPricing"
            },
            (v34/*:: as any*/),
            (v19/*:: as any*/)
          ]
        }
      ],
      "storageKey": "products(first:100)"
    }
  ],
  "type": "GroupProduct"
},
v36 = {
  "kind": "ScalarField",
  "name": "sku"
},
v37 = {
  "kind": "ScalarField",
  "name": "onSale"
},
v38 = {
  "args": [
    (v20/*:: as any*/)
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
        (v17/*:: as any*/),
        (v19/*:: as any*/)
      ]
    }
  ],
  "storageKey": "galleryImages(first:1)"
},
v39 = {
  "kind": "InlineFragment",
  "selections": [
    {
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
        {
          "kind": "ScalarField",
          "name": "value"
        },
        (v19/*:: as any*/)
      ],
      "storageKey": "metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"])"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "regularPrice"
        },
        (v33/*:: as any*/)
      ],
      "type": "ProductWithPricing",
      "abstractKey": "__isProductWithPricing"
    }
  ],
  "type": "ProductUnion",
  "abstractKey": "__isProductUnion"
},
v40 = {
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
            (v21/*:: as any*/),
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
            (v31/*:: as any*/),
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": [
                    (v13/*:: as any*/),
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
                        (v21/*:: as any*/),
                        (v12/*:: as any*/),
                        (v16/*:: as any*/),
                        {
                          "kind": "ScalarField",
                          "name": "description"
                        },
                        (v19/*:: as any*/)
                      ]
                    }
                  ],
                  "storageKey": "terms(first:100,where:{\"order\":\"ASC\",\"orderby\":\"MENU_ORDER\"})"
                }
              ],
              "type": "GlobalProductAttribute"
            },
            (v19/*:: as any*/)
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
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "HomePageQuery",
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
        "kind": "FragmentSpread",
        "name": "Hero_query"
      },
      {
        "alias": "newest",
        "args": (v5/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "Hero_newest"
              },
              (v7/*:: as any*/)
            ]
          }
        ],
        "storageKey": "products(first:8,where:{\"orderby\":[{\"field\":\"DATE\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
      },
      {
        "alias": "reduced",
        "args": (v8/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v7/*:: as any*/)
            ]
          }
        ],
        "storageKey": "products(first:12,where:{\"onSale\":true,\"orderby\":[{\"field\":\"POPULARITY\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
      },
      {
        "condition": "hasStory",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "story",
            "args": (v11/*:: as any*/),
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
                  (v12/*:: as any*/),
                  {
                    "kind": "FragmentSpread",
                    "name": "StoryPanel_product"
                  }
                ]
              }
            ]
          }
        ]
      },
      {
        "condition": "hasListed",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "listed",
            "args": (v14/*:: as any*/),
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
                  (v12/*:: as any*/),
                  {
                    "kind": "FragmentSpread",
                    "name": "HeroTile_product"
                  },
                  (v7/*:: as any*/)
                ]
              }
            ]
          }
        ]
      },
      {
        "alias": "categories",
        "args": (v15/*:: as any*/),
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
                "name": "CategoryIndex_categories"
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
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "HomePageQuery",
    "selections": [
      {
        "args": [
          (v13/*:: as any*/),
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
              (v12/*:: as any*/),
              (v16/*:: as any*/),
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
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/)
                ]
              },
              (v19/*:: as any*/)
            ]
          }
        ],
        "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true,\"parent\":0})"
      },
      {
        "alias": "saleItems",
        "args": [
          (v20/*:: as any*/),
          {
            "kind": "Literal",
            "name": "where",
            "value": {
              "onSale": true,
              "orderby": (v4/*:: as any*/),
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
              (v21/*:: as any*/),
              (v19/*:: as any*/)
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
              "orderby": (v22/*:: as any*/),
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
              (v19/*:: as any*/)
            ]
          }
        ],
        "storageKey": "pages(first:14,where:{\"hasPassword\":false,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"parent\":\"0\"})"
      },
      {
        "alias": "featured",
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
              "featured": true,
              "orderby": (v22/*:: as any*/),
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
              (v21/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v12/*:: as any*/),
              (v16/*:: as any*/),
              (v27/*:: as any*/),
              (v29/*:: as any*/),
              (v35/*:: as any*/),
              (v19/*:: as any*/)
            ]
          }
        ],
        "storageKey": "products(first:4,where:{\"featured\":true,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
      },
      {
        "alias": "newest",
        "args": (v5/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v21/*:: as any*/),
              (v24/*:: as any*/),
              (v23/*:: as any*/),
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v21/*:: as any*/),
                  (v19/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v25/*:: as any*/)
                ]
              },
              (v12/*:: as any*/),
              (v16/*:: as any*/),
              (v19/*:: as any*/),
              (v36/*:: as any*/),
              (v37/*:: as any*/),
              (v32/*:: as any*/),
              (v38/*:: as any*/),
              (v29/*:: as any*/),
              (v35/*:: as any*/),
              (v34/*:: as any*/),
              (v39/*:: as any*/),
              (v40/*:: as any*/)
            ]
          }
        ],
        "storageKey": "products(first:8,where:{\"orderby\":[{\"field\":\"DATE\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
      },
      {
        "alias": "reduced",
        "args": (v8/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v21/*:: as any*/),
              (v24/*:: as any*/),
              (v19/*:: as any*/),
              (v12/*:: as any*/),
              (v16/*:: as any*/),
              (v36/*:: as any*/),
              (v37/*:: as any*/),
              (v32/*:: as any*/),
              (v27/*:: as any*/),
              (v38/*:: as any*/),
              (v23/*:: as any*/),
              (v29/*:: as any*/),
              (v34/*:: as any*/),
              (v39/*:: as any*/),
              (v35/*:: as any*/),
              (v40/*:: as any*/)
            ]
          }
        ],
        "storageKey": "products(first:12,where:{\"onSale\":true,\"orderby\":[{\"field\":\"POPULARITY\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
      },
      {
        "alias": "categories",
        "args": (v15/*:: as any*/),
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
              (v23/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "parentDatabaseId"
              },
              (v12/*:: as any*/),
              (v16/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "count"
              },
              (v19/*:: as any*/)
            ]
          }
        ],
        "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true})"
      },
      {
        "condition": "hasStory",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "story",
            "args": (v11/*:: as any*/),
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
                  (v21/*:: as any*/),
                  (v12/*:: as any*/),
                  (v24/*:: as any*/),
                  (v27/*:: as any*/),
                  {
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "first",
                        "value": 2
                      }
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
                        "selections": (v26/*:: as any*/)
                      }
                    ],
                    "storageKey": "galleryImages(first:2)"
                  },
                  (v19/*:: as any*/)
                ]
              }
            ]
          }
        ]
      },
      {
        "condition": "hasListed",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "listed",
            "args": (v14/*:: as any*/),
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
                  (v21/*:: as any*/),
                  (v12/*:: as any*/),
                  (v24/*:: as any*/),
                  (v16/*:: as any*/),
                  (v27/*:: as any*/),
                  (v19/*:: as any*/),
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  (v32/*:: as any*/),
                  (v38/*:: as any*/),
                  (v23/*:: as any*/),
                  (v29/*:: as any*/),
                  (v35/*:: as any*/),
                  (v34/*:: as any*/),
                  (v39/*:: as any*/),
                  (v40/*:: as any*/)
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "c4b7040cb1a79a67dacf15f1c56bd660",
    "id": "1058ac89bbe862ca7126555b4cc98eff7189511ddf9f48f103c957956bf71251",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": "query HomePageQuery($story:[String],$hasStory:Boolean!,$slugs:[String],$hasListed:Boolean=false){...SiteHeader_query,...SiteFooter_query,...Hero_query,newest:products(first:8,where:{visibility:VISIBLE,status:\"publish\",orderby:[{field:DATE,order:DESC}]}){found,nodes{__typename,...Hero_newest,...ProductGrid_products,id}},reduced:products(first:12,where:{visibility:VISIBLE,status:\"publish\",onSale:true,orderby:[{field:POPULARITY,order:DESC}]}){found,nodes{__typename,...ProductGrid_products,id}},story:products(first:20,where:{visibility:VISIBLE,status:\"publish\",slugIn:$story})@include(if:$hasStory){nodes{__typename,slug,...StoryPanel_product,id}},listed:products(first:100,where:{visibility:VISIBLE,status:\"publish\",slugIn:$slugs})@include(if:$hasListed){nodes{__typename,slug,...HeroTile_product,...ProductGrid_products,id}},categories:productCategories(first:100,where:{hideEmpty:true}){nodes{...CategoryIndex_categories,id}}}fragment BuyColumn_early on Product{__isProduct:__typename,databaseId}fragment CardMeta_product on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:6){nodes{__typename,label,variation,visible,...attributeOptions_attribute,id}}}fragment CategoryIndex_categories on ProductCategory{databaseId,parentDatabaseId,slug,name,count}fragment CategoryNav_query on RootQuery{...TopCategoryLinks_query}fragment HeaderMenu_query on RootQuery{...TopCategoryLinks_query,...ShopLinks_query}fragment HeroTile_product on Product{__isProduct:__typename,slug,name,image{...ProductPicture_picture,id},...on ProductWithPricing{__isProductWithPricing:__typename,price},...SetPrice_set}fragment Hero_newest on Product{__isProduct:__typename,databaseId,image{__typename,id},...HeroTile_product}fragment Hero_query on RootQuery{...CategoryNav_query,featured:products(first:4,where:{visibility:VISIBLE,status:\"publish\",featured:true,orderby:[{field:MENU_ORDER,order:ASC}]}){nodes{__typename,databaseId,...HeroTile_product,id}}}fragment PageLinks_query on RootQuery{pages(first:14,where:{parent:\"0\",hasPassword:false,orderby:[{field:MENU_ORDER,order:ASC}]}){nodes{title,uri,isPostsPage,isPrivacyPage,id}}}fragment ProductCard_product on Product{__isProduct:__typename,slug,name,sku,onSale,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price},image{...ProductPicture_picture,id},galleryImages(first:1){nodes{sourceUrl,id}},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},...BuyColumn_early,...ProductPrice_product,...SaleTicket_product,...SetPrice_set,...CardMeta_product,...QuickAdd_product,...slotProduct_product}fragment ProductGrid_products on Product{__isProduct:__typename,id,...ProductCard_product}fragment ProductPicture_picture on MediaItem{sourceUrl,srcSet,altText}fragment ProductPrice_product on ProductUnion{__isProductUnion:__typename,onSale,purchasable,metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"]){key,value,id},...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment QuickAdd_product on Product{__isProduct:__typename,__typename,databaseId,name,purchasable,...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus}}fragment SaleTicket_product on ProductUnion{__isProductUnion:__typename,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice,raw:price(format:RAW)}}fragment SetPrice_set on GroupProduct{stated:attributes(first:100){nodes{__typename,options,id}},products(first:100){nodes{__typename,name,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,raw:price(format:RAW)},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},id}}}fragment ShopLinks_query on RootQuery{productCategories(first:100,where:{parent:0,hideEmpty:true}){nodes{slug,id}},saleItems:products(first:1,where:{visibility:VISIBLE,status:\"publish\",onSale:true,orderby:[{field:DATE,order:DESC}]}){nodes{__typename,id}}}fragment SiteFooter_query on RootQuery{...TopCategoryLinks_query,...PageLinks_query}fragment SiteHeader_query on RootQuery{...CategoryNav_query,...HeaderMenu_query,...ShopLinks_query}fragment StoryPanel_product on Product{__isProduct:__typename,slug,image{...ProductPicture_picture,id},galleryImages(first:2){nodes{...ProductPicture_picture,id}}}fragment TopCategoryLinks_query on RootQuery{productCategories(first:100,where:{parent:0,hideEmpty:true}){nodes{slug,name,menuOrder,image{sourceUrl,srcSet,id},id}}}fragment attributeOptions_attribute on ProductAttribute{__isProductAttribute:__typename,options,...on GlobalProductAttribute{terms(first:100,where:{orderby:MENU_ORDER,order:ASC}){nodes{__typename,slug,name,description,id}}}}fragment slotProduct_product on Product{__isProduct:__typename,databaseId,slug,name}"
  }
};
})();

(node as any).hash = "180b6b9f4d16040df66ea2500175711c";

export default node;
