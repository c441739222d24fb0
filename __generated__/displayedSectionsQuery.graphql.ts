/**
 * @generated SignedSource<<74d3e881f5c6ce51a09cc12a1b64c832>>
 * @relayHash 23af9c623b2130d19c2b4dc8556c3749
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08411c03d94bb56769ad101f76d4e9841dd54887eb0c2314a7ebbcbb9cd5a896

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type displayedSectionsQuery$variables = {
  hasListed: boolean;
  hasStory: boolean;
  slugs?: ReadonlyArray<string | null | undefined> | null | undefined;
  story?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type displayedSectionsQuery$data = {
  readonly listed?: {
    readonly nodes: ReadonlyArray<{
      readonly slug: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"HeroTile_product" | "ProductGrid_products">;
    }>;
  } | null | undefined;
  readonly story?: {
    readonly nodes: ReadonlyArray<{
      readonly slug: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"StoryPanel_product">;
    }>;
  } | null | undefined;
};
export type displayedSectionsQuery = {
  response: displayedSectionsQuery$data;
  variables: displayedSectionsQuery$variables;
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
v4 = {
  "kind": "Literal",
  "name": "status",
  "value": "publish"
},
v5 = {
  "kind": "Literal",
  "name": "visibility",
  "value": "VISIBLE"
},
v6 = [
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
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v7 = {
  "kind": "ScalarField",
  "name": "slug"
},
v8 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v9 = [
  (v8/*:: as any*/),
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "slugIn",
        "variableName": "slugs"
      },
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v10 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v11 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isProduct"
},
v12 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v13 = {
  "kind": "ScalarField",
  "name": "id"
},
v14 = [
  (v12/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "srcSet"
  },
  {
    "kind": "ScalarField",
    "name": "altText"
  },
  (v13/*:: as any*/)
],
v15 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v14/*:: as any*/)
},
v16 = {
  "kind": "ScalarField",
  "name": "name"
},
v17 = {
  "kind": "ScalarField",
  "name": "purchasable"
},
v18 = {
  "kind": "ScalarField",
  "name": "price"
},
v19 = [
  (v8/*:: as any*/)
],
v20 = {
  "kind": "ScalarField",
  "name": "options"
},
v21 = {
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
    "name": "displayedSectionsQuery",
    "selections": [
      {
        "condition": "hasStory",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "story",
            "args": (v6/*:: as any*/),
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
                  (v7/*:: as any*/),
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
            "args": (v9/*:: as any*/),
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
                  (v7/*:: as any*/),
                  {
                    "kind": "FragmentSpread",
                    "name": "HeroTile_product"
                  },
                  {
                    "kind": "FragmentSpread",
                    "name": "ProductGrid_products"
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
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "displayedSectionsQuery",
    "selections": [
      {
        "condition": "hasStory",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "story",
            "args": (v6/*:: as any*/),
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
                  (v10/*:: as any*/),
                  (v7/*:: as any*/),
                  (v11/*:: as any*/),
                  (v15/*:: as any*/),
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
                        "selections": (v14/*:: as any*/)
                      }
                    ],
                    "storageKey": "galleryImages(first:2)"
                  },
                  (v13/*:: as any*/)
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
            "args": (v9/*:: as any*/),
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
                  (v10/*:: as any*/),
                  (v7/*:: as any*/),
                  (v11/*:: as any*/),
                  (v16/*:: as any*/),
                  (v15/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "sku"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "onSale"
                  },
                  (v17/*:: as any*/),
                  {
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "first",
                        "value": 1
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
                        "selections": [
                          (v12/*:: as any*/),
                          (v13/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "galleryImages(first:1)"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "databaseId"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v18/*:: as any*/)
                    ],
                    "type": "ProductWithPricing",
                    "abstractKey": "__isProductWithPricing"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": "stated",
                        "args": (v19/*:: as any*/),
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
                              (v10/*:: as any*/),
                              (v20/*:: as any*/),
                              (v13/*:: as any*/)
                            ]
                          }
                        ],
                        "storageKey": "attributes(first:100)"
                      },
                      {
                        "args": (v19/*:: as any*/),
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
                              (v10/*:: as any*/),
                              (v16/*:: as any*/),
                              (v17/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v18/*:: as any*/),
                                  (v21/*:: as any*/)
                                ],
                                "type": "ProductWithPricing",
                                "abstractKey": "__isProductWithPricing"
                              },
                              (v22/*:: as any*/),
                              (v13/*:: as any*/)
                            ]
                          }
                        ],
                        "storageKey": "products(first:100)"
                      }
                    ],
                    "type": "GroupProduct"
                  },
                  (v22/*:: as any*/),
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
                          (v13/*:: as any*/)
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
                          (v21/*:: as any*/)
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
                              (v10/*:: as any*/),
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
                              (v20/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "args": [
                                      (v8/*:: as any*/),
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
                                          (v10/*:: as any*/),
                                          (v7/*:: as any*/),
                                          (v16/*:: as any*/),
                                          {
                                            "kind": "ScalarField",
                                            "name": "description"
                                          },
                                          (v13/*:: as any*/)
                                        ]
                                      }
                                    ],
                                    "storageKey": "terms(first:100,where:{\"order\":\"ASC\",\"orderby\":\"MENU_ORDER\"})"
                                  }
                                ],
                                "type": "GlobalProductAttribute"
                              },
                              (v13/*:: as any*/)
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
    "cacheID": "23af9c623b2130d19c2b4dc8556c3749",
    "id": "08411c03d94bb56769ad101f76d4e9841dd54887eb0c2314a7ebbcbb9cd5a896",
    "metadata": {},
    "name": "displayedSectionsQuery",
    "operationKind": "query",
    "text": "query displayedSectionsQuery($slugs:[String],$hasListed:Boolean!,$story:[String],$hasStory:Boolean!){story:products(first:20,where:{visibility:VISIBLE,status:\"publish\",slugIn:$story})@include(if:$hasStory){nodes{__typename,slug,...StoryPanel_product,id}},listed:products(first:100,where:{visibility:VISIBLE,status:\"publish\",slugIn:$slugs})@include(if:$hasListed){nodes{__typename,slug,...HeroTile_product,...ProductGrid_products,id}}}fragment BuyColumn_early on Product{__isProduct:__typename,databaseId}fragment CardMeta_product on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:6){nodes{__typename,label,variation,visible,...attributeOptions_attribute,id}}}fragment HeroTile_product on Product{__isProduct:__typename,slug,name,image{...ProductPicture_picture,id},...on ProductWithPricing{__isProductWithPricing:__typename,price},...SetPrice_set}fragment ProductCard_product on Product{__isProduct:__typename,slug,name,sku,onSale,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price},image{...ProductPicture_picture,id},galleryImages(first:1){nodes{sourceUrl,id}},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},...BuyColumn_early,...ProductPrice_product,...SaleTicket_product,...SetPrice_set,...CardMeta_product,...QuickAdd_product,...slotProduct_product}fragment ProductGrid_products on Product{__isProduct:__typename,id,...ProductCard_product}fragment ProductPicture_picture on MediaItem{sourceUrl,srcSet,altText}fragment ProductPrice_product on ProductUnion{__isProductUnion:__typename,onSale,purchasable,metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"]){key,value,id},...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment QuickAdd_product on Product{__isProduct:__typename,__typename,databaseId,name,purchasable,...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus}}fragment SaleTicket_product on ProductUnion{__isProductUnion:__typename,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice,raw:price(format:RAW)}}fragment SetPrice_set on GroupProduct{stated:attributes(first:100){nodes{__typename,options,id}},products(first:100){nodes{__typename,name,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,raw:price(format:RAW)},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},id}}}fragment StoryPanel_product on Product{__isProduct:__typename,slug,image{...ProductPicture_picture,id},galleryImages(first:2){nodes{...ProductPicture_picture,id}}}fragment attributeOptions_attribute on ProductAttribute{__isProductAttribute:__typename,options,...on GlobalProductAttribute{terms(first:100,where:{orderby:MENU_ORDER,order:ASC}){nodes{__typename,slug,name,description,id}}}}fragment slotProduct_product on Product{__isProduct:__typename,databaseId,slug,name}"
  }
};
})();

(node as any).hash = "89109ab2d71cb9bc347594e1c8d6550e";

export default node;
