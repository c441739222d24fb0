/**
 * @generated SignedSource<<72efa315d4d01ec7f47ad850700c0af9>>
 * @relayHash 43ac7abf28737f3789a331b50d800cfd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb4c70beb944d85b5f3e2bf3981a4bc15583fe5c7812b9bc17bdf326d060b9ca

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WordpressPageQuery$variables = {
  hasListed: boolean;
  slugs?: ReadonlyArray<string | null | undefined> | null | undefined;
  uri: string;
};
export type WordpressPageQuery$data = {
  readonly listed?: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"PageText_products">;
    }>;
  } | null | undefined;
  readonly page: {
    readonly title: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"PageText_page">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SiteFooter_query" | "SiteHeader_query">;
};
export type WordpressPageQuery = {
  response: WordpressPageQuery$data;
  variables: WordpressPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasListed"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slugs"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "uri"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "uri"
  },
  {
    "kind": "Literal",
    "name": "idType",
    "value": "URI"
  }
],
v4 = {
  "kind": "ScalarField",
  "name": "title"
},
v5 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 48
  },
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "slugIn",
        "variableName": "slugs"
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
v6 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
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
  "name": "sourceUrl"
},
v10 = {
  "kind": "ScalarField",
  "name": "srcSet"
},
v11 = {
  "kind": "ScalarField",
  "name": "id"
},
v12 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v13 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v14 = [
  {
    "field": "MENU_ORDER",
    "order": "ASC"
  }
],
v15 = {
  "kind": "ScalarField",
  "name": "uri"
},
v16 = {
  "kind": "ScalarField",
  "name": "content"
},
v17 = [
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "altText"
  },
  (v11/*:: as any*/)
],
v18 = {
  "concreteType": "NodeWithFeaturedImageToMediaItemConnectionEdge",
  "kind": "LinkedField",
  "name": "featuredImage",
  "plural": false,
  "selections": [
    {
      "concreteType": "MediaItem",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": (v17/*:: as any*/)
    }
  ]
},
v19 = [
  (v6/*:: as any*/),
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "hasPassword": false,
      "orderby": (v14/*:: as any*/)
    }
  }
],
v20 = [
  (v12/*:: as any*/)
],
v21 = {
  "kind": "ScalarField",
  "name": "purchasable"
},
v22 = {
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
v23 = {
  "kind": "ScalarField",
  "name": "price"
},
v24 = {
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
v25 = [
  (v6/*:: as any*/)
],
v26 = {
  "kind": "ScalarField",
  "name": "options"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "WordpressPageQuery",
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
        "concreteType": "Page",
        "kind": "LinkedField",
        "name": "page",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "PageText_page"
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
            "args": (v5/*:: as any*/),
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
                    "name": "PageText_products"
                  }
                ]
              }
            ]
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
    "name": "WordpressPageQuery",
    "selections": [
      {
        "args": [
          (v6/*:: as any*/),
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
              (v7/*:: as any*/),
              (v8/*:: as any*/),
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
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
                ]
              },
              (v11/*:: as any*/)
            ]
          }
        ],
        "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true,\"parent\":0})"
      },
      {
        "alias": "saleItems",
        "args": [
          (v12/*:: as any*/),
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
              (v13/*:: as any*/),
              (v11/*:: as any*/)
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
              "orderby": (v14/*:: as any*/),
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
              (v4/*:: as any*/),
              (v15/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "isPostsPage"
              },
              {
                "kind": "ScalarField",
                "name": "isPrivacyPage"
              },
              (v11/*:: as any*/)
            ]
          }
        ],
        "storageKey": "pages(first:14,where:{\"hasPassword\":false,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"parent\":\"0\"})"
      },
      {
        "args": (v3/*:: as any*/),
        "concreteType": "Page",
        "kind": "LinkedField",
        "name": "page",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "modified"
          },
          (v18/*:: as any*/),
          {
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 20
              }
            ],
            "concreteType": "HierarchicalContentNodeToContentNodeAncestorsConnection",
            "kind": "LinkedField",
            "name": "ancestors",
            "plural": false,
            "selections": [
              {
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v13/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v4/*:: as any*/)
                    ],
                    "type": "NodeWithTitle",
                    "abstractKey": "__isNodeWithTitle"
                  },
                  (v11/*:: as any*/)
                ]
              }
            ],
            "storageKey": "ancestors(first:20)"
          },
          {
            "args": (v19/*:: as any*/),
            "concreteType": "HierarchicalContentNodeToContentNodeChildrenConnection",
            "kind": "LinkedField",
            "name": "children",
            "plural": false,
            "selections": [
              {
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v13/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v16/*:: as any*/),
                      (v4/*:: as any*/),
                      (v15/*:: as any*/),
                      (v18/*:: as any*/)
                    ],
                    "type": "Page"
                  },
                  (v11/*:: as any*/)
                ]
              }
            ],
            "storageKey": "children(first:100,where:{\"hasPassword\":false,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}]})"
          },
          {
            "concreteType": "HierarchicalContentNodeToParentContentNodeConnectionEdge",
            "kind": "LinkedField",
            "name": "parent",
            "plural": false,
            "selections": [
              {
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v13/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "args": (v19/*:: as any*/),
                        "concreteType": "HierarchicalContentNodeToContentNodeChildrenConnection",
                        "kind": "LinkedField",
                        "name": "children",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "LinkedField",
                            "name": "nodes",
                            "plural": true,
                            "selections": [
                              (v13/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v4/*:: as any*/),
                                  (v15/*:: as any*/),
                                  (v18/*:: as any*/)
                                ],
                                "type": "Page"
                              },
                              (v11/*:: as any*/)
                            ]
                          }
                        ],
                        "storageKey": "children(first:100,where:{\"hasPassword\":false,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}]})"
                      }
                    ],
                    "type": "Page"
                  },
                  (v11/*:: as any*/)
                ]
              }
            ]
          },
          (v11/*:: as any*/)
        ]
      },
      {
        "condition": "hasListed",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "listed",
            "args": (v5/*:: as any*/),
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
                  (v13/*:: as any*/),
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isProduct"
                  },
                  (v7/*:: as any*/),
                  {
                    "args": (v20/*:: as any*/),
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
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v11/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "productCategories(first:1)"
                  },
                  {
                    "alias": "viewImages",
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
                        "selections": (v17/*:: as any*/)
                      }
                    ],
                    "storageKey": "galleryImages(first:2)"
                  },
                  (v11/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "sku"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "onSale"
                  },
                  (v21/*:: as any*/),
                  {
                    "concreteType": "MediaItem",
                    "kind": "LinkedField",
                    "name": "image",
                    "plural": false,
                    "selections": (v17/*:: as any*/)
                  },
                  {
                    "args": (v20/*:: as any*/),
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
                          (v9/*:: as any*/),
                          (v11/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "galleryImages(first:1)"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "databaseId"
                  },
                  (v22/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v23/*:: as any*/)
                    ],
                    "type": "ProductWithPricing",
                    "abstractKey": "__isProductWithPricing"
                  },
                  {
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
                          (v11/*:: as any*/)
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
                          (v24/*:: as any*/)
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
                              (v13/*:: as any*/),
                              (v26/*:: as any*/),
                              (v11/*:: as any*/)
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
                              (v13/*:: as any*/),
                              (v8/*:: as any*/),
                              (v21/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v23/*:: as any*/),
                                  (v24/*:: as any*/)
                                ],
                                "type": "ProductWithPricing",
                                "abstractKey": "__isProductWithPricing"
                              },
                              (v22/*:: as any*/),
                              (v11/*:: as any*/)
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
                              (v13/*:: as any*/),
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
                                      (v6/*:: as any*/),
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
                                          (v13/*:: as any*/),
                                          (v7/*:: as any*/),
                                          (v8/*:: as any*/),
                                          {
                                            "kind": "ScalarField",
                                            "name": "description"
                                          },
                                          (v11/*:: as any*/)
                                        ]
                                      }
                                    ],
                                    "storageKey": "terms(first:100,where:{\"order\":\"ASC\",\"orderby\":\"MENU_ORDER\"})"
                                  }
                                ],
                                "type": "GlobalProductAttribute"
                              },
                              (v11/*:: as any*/)
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
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "43ac7abf28737f3789a331b50d800cfd",
    "id": "bb4c70beb944d85b5f3e2bf3981a4bc15583fe5c7812b9bc17bdf326d060b9ca",
    "metadata": {},
    "name": "WordpressPageQuery",
    "operationKind": "query",
    "text": "query WordpressPageQuery($uri:ID!,$slugs:[String],$hasListed:Boolean!){...SiteHeader_query,...SiteFooter_query,page(id:$uri,idType:URI){title,...PageText_page,id},listed:products(first:48,where:{visibility:VISIBLE,status:\"publish\",slugIn:$slugs})@include(if:$hasListed){nodes{__typename,...PageText_products,id}}}fragment BuyColumn_early on Product{__isProduct:__typename,databaseId}fragment CardMeta_product on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:6){nodes{__typename,label,variation,visible,...attributeOptions_attribute,id}}}fragment CategoryNav_query on RootQuery{...TopCategoryLinks_query}fragment HeaderMenu_query on RootQuery{...TopCategoryLinks_query,...ShopLinks_query}fragment PageLinks_query on RootQuery{pages(first:14,where:{parent:\"0\",hasPassword:false,orderby:[{field:MENU_ORDER,order:ASC}]}){nodes{title,uri,isPostsPage,isPrivacyPage,id}}}fragment PageText_page on Page{title,uri,content,modified,featuredImage{node{...ProductPicture_picture,id}},ancestors(first:20){nodes{__typename,uri,...on NodeWithTitle{__isNodeWithTitle:__typename,title},id}},children(first:100,where:{hasPassword:false,orderby:[{field:MENU_ORDER,order:ASC}]}){nodes{__typename,...on Page{content,title,uri,featuredImage{node{...ProductPicture_picture,id}}},id}},parent{node{__typename,...on Page{children(first:100,where:{hasPassword:false,orderby:[{field:MENU_ORDER,order:ASC}]}){nodes{__typename,...on Page{title,uri,featuredImage{node{...ProductPicture_picture,id}}},id}}},id}}}fragment PageText_products on Product{__isProduct:__typename,slug,...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},productCategories(first:1){nodes{slug,name,id}},viewImages:galleryImages(first:2){nodes{...ProductPicture_picture,id}},...ProductGrid_products}fragment ProductCard_product on Product{__isProduct:__typename,slug,name,sku,onSale,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price},image{...ProductPicture_picture,id},galleryImages(first:1){nodes{sourceUrl,id}},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},...BuyColumn_early,...ProductPrice_product,...SaleTicket_product,...SetPrice_set,...CardMeta_product,...QuickAdd_product,...slotProduct_product}fragment ProductGrid_products on Product{__isProduct:__typename,id,...ProductCard_product}fragment ProductPicture_picture on MediaItem{sourceUrl,srcSet,altText}fragment ProductPrice_product on ProductUnion{__isProductUnion:__typename,onSale,purchasable,metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"]){key,value,id},...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment QuickAdd_product on Product{__isProduct:__typename,__typename,databaseId,name,purchasable,...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus}}fragment SaleTicket_product on ProductUnion{__isProductUnion:__typename,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice,raw:price(format:RAW)}}fragment SetPrice_set on GroupProduct{stated:attributes(first:100){nodes{__typename,options,id}},products(first:100){nodes{__typename,name,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,raw:price(format:RAW)},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},id}}}fragment ShopLinks_query on RootQuery{productCategories(first:100,where:{parent:0,hideEmpty:true}){nodes{slug,id}},saleItems:products(first:1,where:{visibility:VISIBLE,status:\"publish\",onSale:true,orderby:[{field:DATE,order:DESC}]}){nodes{__typename,id}}}fragment SiteFooter_query on RootQuery{...TopCategoryLinks_query,...PageLinks_query}fragment SiteHeader_query on RootQuery{...CategoryNav_query,...HeaderMenu_query,...ShopLinks_query}fragment TopCategoryLinks_query on RootQuery{productCategories(first:100,where:{parent:0,hideEmpty:true}){nodes{slug,name,menuOrder,image{sourceUrl,srcSet,id},id}}}fragment attributeOptions_attribute on ProductAttribute{__isProductAttribute:__typename,options,...on GlobalProductAttribute{terms(first:100,where:{orderby:MENU_ORDER,order:ASC}){nodes{__typename,slug,name,description,id}}}}fragment slotProduct_product on Product{__isProduct:__typename,databaseId,slug,name}"
  }
};
})();

(node as any).hash = "f44584e991197e643abe4d9a5c075e0b";

export default node;
