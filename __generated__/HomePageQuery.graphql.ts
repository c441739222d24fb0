/**
 * @generated SignedSource<<7266641c1ac11dd3d0ebce6d79404007>>
 * @relayHash de49ff92762928e5308ba2ca58568a98
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32de24810971cb06081607d06bc864ad50dad7d3266e1b0ff35bea852c38f9bc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomePageQuery$variables = {
  hasStory: boolean;
  story?: string | null | undefined;
};
export type HomePageQuery$data = {
  readonly categories: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"CategoryIndex_categories">;
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
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasStory"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "story"
},
v2 = [
  {
    "field": "DATE",
    "order": "DESC"
  }
],
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 8
  },
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "orderby": (v2/*:: as any*/),
      "status": "publish",
      "visibility": "VISIBLE"
    }
  }
],
v4 = {
  "kind": "ScalarField",
  "name": "found"
},
v5 = {
  "kind": "FragmentSpread",
  "name": "ProductGrid_products"
},
v6 = [
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
v7 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v8 = [
  (v7/*:: as any*/),
  {
    "fields": [
      {
        "items": [
          {
            "kind": "Variable",
            "name": "slugIn.0",
            "variableName": "story"
          }
        ],
        "kind": "ListValue",
        "name": "slugIn"
      },
      {
        "kind": "Literal",
        "name": "status",
        "value": "publish"
      },
      {
        "kind": "Literal",
        "name": "visibility",
        "value": "VISIBLE"
      }
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v9 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v10 = [
  (v9/*:: as any*/),
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "hideEmpty": true
    }
  }
],
v11 = {
  "kind": "ScalarField",
  "name": "slug"
},
v12 = {
  "kind": "ScalarField",
  "name": "name"
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
  "name": "id"
},
v16 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v17 = [
  {
    "field": "MENU_ORDER",
    "order": "ASC"
  }
],
v18 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v19 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isProduct"
},
v20 = {
  "kind": "ScalarField",
  "name": "altText"
},
v21 = [
  (v13/*:: as any*/),
  (v14/*:: as any*/),
  (v20/*:: as any*/),
  (v15/*:: as any*/)
],
v22 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v21/*:: as any*/)
},
v23 = {
  "kind": "ScalarField",
  "name": "price"
},
v24 = {
  "kind": "InlineFragment",
  "selections": [
    (v23/*:: as any*/)
  ],
  "type": "ProductWithPricing",
  "abstractKey": "__isProductWithPricing"
},
v25 = [
  (v9/*:: as any*/)
],
v26 = {
  "kind": "ScalarField",
  "name": "options"
},
v27 = {
  "kind": "ScalarField",
  "name": "purchasable"
},
v28 = {
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
v29 = {
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
v30 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "stated",
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
            (v16/*:: as any*/),
            (v26/*:: as any*/),
            (v15/*:: as any*/)
          ]
        }
      ],
      "storageKey": "attributes(first:100)"
    },
    {
      "args": (v25/*:: as any*/),
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
            (v16/*:: as any*/),
            (v12/*:: as any*/),
            (v27/*:: as any*/),
            {
              "kind": "InlineFragment",
              "selections": [
                (v23/*:: as any*/),
                (v28/*:: as any*/)
              ],
              "type": "ProductWithPricing",
              "abstractKey": "__isProductWithPricing"
            },
            (v29/*:: as any*/),
            (v15/*:: as any*/)
          ]
        }
      ],
      "storageKey": "products(first:100)"
    }
  ],
  "type": "GroupProduct"
},
v31 = {
  "kind": "ScalarField",
  "name": "onSale"
},
v32 = {
  "args": [
    (v7/*:: as any*/)
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
        (v13/*:: as any*/),
        (v15/*:: as any*/)
      ]
    }
  ],
  "storageKey": "galleryImages(first:1)"
},
v33 = {
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
        (v15/*:: as any*/)
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
        (v28/*:: as any*/)
      ],
      "type": "ProductWithPricing",
      "abstractKey": "__isProductWithPricing"
    }
  ],
  "type": "ProductUnion",
  "abstractKey": "__isProductUnion"
},
v34 = {
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
            (v16/*:: as any*/),
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
            (v26/*:: as any*/),
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": [
                    (v9/*:: as any*/),
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
                        (v16/*:: as any*/),
                        (v11/*:: as any*/),
                        (v12/*:: as any*/),
                        {
                          "kind": "ScalarField",
                          "name": "description"
                        },
                        (v15/*:: as any*/)
                      ]
                    }
                  ],
                  "storageKey": "terms(first:100,where:{\"order\":\"ASC\",\"orderby\":\"MENU_ORDER\"})"
                }
              ],
              "type": "GlobalProductAttribute"
            },
            (v15/*:: as any*/)
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
      (v1/*:: as any*/)
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
        "args": (v3/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "Hero_newest"
              },
              (v5/*:: as any*/)
            ]
          }
        ],
        "storageKey": "products(first:8,where:{\"orderby\":[{\"field\":\"DATE\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
      },
      {
        "alias": "reduced",
        "args": (v6/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v5/*:: as any*/)
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
            "args": (v8/*:: as any*/),
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
        "alias": "categories",
        "args": (v10/*:: as any*/),
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "HomePageQuery",
    "selections": [
      {
        "args": [
          (v9/*:: as any*/),
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
              (v11/*:: as any*/),
              (v12/*:: as any*/),
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
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/)
                ]
              },
              (v15/*:: as any*/)
            ]
          }
        ],
        "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true,\"parent\":0})"
      },
      {
        "alias": "saleItems",
        "args": [
          (v7/*:: as any*/),
          {
            "kind": "Literal",
            "name": "where",
            "value": {
              "onSale": true,
              "orderby": (v2/*:: as any*/),
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
              (v16/*:: as any*/),
              (v15/*:: as any*/)
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
              "orderby": (v17/*:: as any*/),
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
              (v15/*:: as any*/)
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
              "orderby": (v17/*:: as any*/),
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
              (v16/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v22/*:: as any*/),
              (v24/*:: as any*/),
              (v30/*:: as any*/),
              (v15/*:: as any*/)
            ]
          }
        ],
        "storageKey": "products(first:4,where:{\"featured\":true,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
      },
      {
        "alias": "newest",
        "args": (v3/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v16/*:: as any*/),
              (v19/*:: as any*/),
              (v18/*:: as any*/),
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v16/*:: as any*/),
                  (v15/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v20/*:: as any*/)
                ]
              },
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v15/*:: as any*/),
              (v31/*:: as any*/),
              (v27/*:: as any*/),
              (v32/*:: as any*/),
              (v24/*:: as any*/),
              (v30/*:: as any*/),
              (v29/*:: as any*/),
              (v33/*:: as any*/),
              (v34/*:: as any*/)
            ]
          }
        ],
        "storageKey": "products(first:8,where:{\"orderby\":[{\"field\":\"DATE\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
      },
      {
        "alias": "reduced",
        "args": (v6/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v16/*:: as any*/),
              (v19/*:: as any*/),
              (v15/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v31/*:: as any*/),
              (v27/*:: as any*/),
              (v22/*:: as any*/),
              (v32/*:: as any*/),
              (v18/*:: as any*/),
              (v24/*:: as any*/),
              (v29/*:: as any*/),
              (v33/*:: as any*/),
              (v30/*:: as any*/),
              (v34/*:: as any*/)
            ]
          }
        ],
        "storageKey": "products(first:12,where:{\"onSale\":true,\"orderby\":[{\"field\":\"POPULARITY\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
      },
      {
        "alias": "categories",
        "args": (v10/*:: as any*/),
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
              (v18/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "parentDatabaseId"
              },
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "count"
              },
              (v15/*:: as any*/)
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
            "args": (v8/*:: as any*/),
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
                  (v16/*:: as any*/),
                  (v19/*:: as any*/),
                  (v11/*:: as any*/),
                  (v22/*:: as any*/),
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
                        "selections": (v21/*:: as any*/)
                      }
                    ],
                    "storageKey": "galleryImages(first:2)"
                  },
                  (v15/*:: as any*/)
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "de49ff92762928e5308ba2ca58568a98",
    "id": "32de24810971cb06081607d06bc864ad50dad7d3266e1b0ff35bea852c38f9bc",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": "query HomePageQuery($story:String,$hasStory:Boolean!){...SiteHeader_query,...SiteFooter_query,...Hero_query,newest:products(first:8,where:{visibility:VISIBLE,status:\"publish\",orderby:[{field:DATE,order:DESC}]}){found,nodes{__typename,...Hero_newest,...ProductGrid_products,id}},reduced:products(first:12,where:{visibility:VISIBLE,status:\"publish\",onSale:true,orderby:[{field:POPULARITY,order:DESC}]}){found,nodes{__typename,...ProductGrid_products,id}},story:products(first:1,where:{visibility:VISIBLE,status:\"publish\",slugIn:[$story]})@include(if:$hasStory){nodes{__typename,...StoryPanel_product,id}},categories:productCategories(first:100,where:{hideEmpty:true}){nodes{...CategoryIndex_categories,id}}}fragment BuyColumn_early on Product{__isProduct:__typename,databaseId}fragment CardMeta_product on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:6){nodes{__typename,label,variation,visible,...attributeOptions_attribute,id}}}fragment CategoryIndex_categories on ProductCategory{databaseId,parentDatabaseId,slug,name,count}fragment CategoryNav_query on RootQuery{...TopCategoryLinks_query}fragment HeaderMenu_query on RootQuery{...TopCategoryLinks_query,...ShopLinks_query}fragment HeroTile_product on Product{__isProduct:__typename,slug,name,image{...ProductPicture_picture,id},...on ProductWithPricing{__isProductWithPricing:__typename,price},...SetPrice_set}fragment Hero_newest on Product{__isProduct:__typename,databaseId,image{__typename,id},...HeroTile_product}fragment Hero_query on RootQuery{...CategoryNav_query,featured:products(first:4,where:{visibility:VISIBLE,status:\"publish\",featured:true,orderby:[{field:MENU_ORDER,order:ASC}]}){nodes{__typename,databaseId,...HeroTile_product,id}}}fragment PageLinks_query on RootQuery{pages(first:14,where:{parent:\"0\",hasPassword:false,orderby:[{field:MENU_ORDER,order:ASC}]}){nodes{title,uri,isPostsPage,isPrivacyPage,id}}}fragment ProductCard_product on Product{__isProduct:__typename,slug,name,onSale,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price},image{...ProductPicture_picture,id},galleryImages(first:1){nodes{sourceUrl,id}},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},...BuyColumn_early,...ProductPrice_product,...SaleTicket_product,...SetPrice_set,...CardMeta_product}fragment ProductGrid_products on Product{__isProduct:__typename,id,...ProductCard_product}fragment ProductPicture_picture on MediaItem{sourceUrl,srcSet,altText}fragment ProductPrice_product on ProductUnion{__isProductUnion:__typename,onSale,purchasable,metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"]){key,value,id},...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment SaleTicket_product on ProductUnion{__isProductUnion:__typename,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice,raw:price(format:RAW)}}fragment SetPrice_set on GroupProduct{stated:attributes(first:100){nodes{__typename,options,id}},products(first:100){nodes{__typename,name,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,raw:price(format:RAW)},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},id}}}fragment ShopLinks_query on RootQuery{productCategories(first:100,where:{parent:0,hideEmpty:true}){nodes{slug,id}},saleItems:products(first:1,where:{visibility:VISIBLE,status:\"publish\",onSale:true,orderby:[{field:DATE,order:DESC}]}){nodes{__typename,id}}}fragment SiteFooter_query on RootQuery{...TopCategoryLinks_query,...PageLinks_query}fragment SiteHeader_query on RootQuery{...CategoryNav_query,...HeaderMenu_query,...ShopLinks_query}fragment StoryPanel_product on Product{__isProduct:__typename,slug,image{...ProductPicture_picture,id},galleryImages(first:2){nodes{...ProductPicture_picture,id}}}fragment TopCategoryLinks_query on RootQuery{productCategories(first:100,where:{parent:0,hideEmpty:true}){nodes{slug,name,menuOrder,image{sourceUrl,srcSet,id},id}}}fragment attributeOptions_attribute on ProductAttribute{__isProductAttribute:__typename,options,...on GlobalProductAttribute{terms(first:100,where:{orderby:MENU_ORDER,order:ASC}){nodes{__typename,slug,name,description,id}}}}"
  }
};
})();

(node as any).hash = "73a64eadeba9a7a963d3081ca92cb650";

export default node;
