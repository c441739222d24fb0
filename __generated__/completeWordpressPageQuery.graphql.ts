/**
 * @generated SignedSource<<ee1e9afeed248f13c7064d5f355ba1fd>>
 * @relayHash a650b82f7587b340d694057133daa776
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 518c5cb857fa8f88903fe9829d19880e1737af93f837fdd655828bf6b33ae5c7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type completeWordpressPageQuery$variables = {
  slugs?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type completeWordpressPageQuery$data = {
  readonly listed: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"PageText_products">;
    }>;
  } | null | undefined;
};
export type completeWordpressPageQuery = {
  response: completeWordpressPageQuery$data;
  variables: completeWordpressPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slugs"
  }
],
v1 = [
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
v2 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v3 = {
  "kind": "ScalarField",
  "name": "slug"
},
v4 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v5 = {
  "kind": "ScalarField",
  "name": "name"
},
v6 = {
  "kind": "ScalarField",
  "name": "id"
},
v7 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v8 = [
  (v7/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "srcSet"
  },
  {
    "kind": "ScalarField",
    "name": "altText"
  },
  (v6/*:: as any*/)
],
v9 = {
  "kind": "ScalarField",
  "name": "purchasable"
},
v10 = {
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
v11 = {
  "kind": "ScalarField",
  "name": "price"
},
v12 = {
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
v13 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v14 = [
  (v13/*:: as any*/)
],
v15 = {
  "kind": "ScalarField",
  "name": "options"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "completeWordpressPageQuery",
    "selections": [
      {
        "alias": "listed",
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
              {
                "kind": "FragmentSpread",
                "name": "PageText_products"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "completeWordpressPageQuery",
    "selections": [
      {
        "alias": "listed",
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
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isProduct"
              },
              (v3/*:: as any*/),
              {
                "args": (v4/*:: as any*/),
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
                      (v3/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/)
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
                    "selections": (v8/*:: as any*/)
                  }
                ],
                "storageKey": "galleryImages(first:2)"
              },
              (v6/*:: as any*/),
              (v5/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "sku"
              },
              {
                "kind": "ScalarField",
                "name": "onSale"
              },
              (v9/*:: as any*/),
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": (v8/*:: as any*/)
              },
              {
                "args": (v4/*:: as any*/),
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
                      (v6/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "galleryImages(first:1)"
              },
              {
                "kind": "ScalarField",
                "name": "databaseId"
              },
              (v10/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v11/*:: as any*/)
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
                      (v6/*:: as any*/)
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
                      (v12/*:: as any*/)
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
                    "args": (v14/*:: as any*/),
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
                          (v15/*:: as any*/),
                          (v6/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "attributes(first:100)"
                  },
                  {
                    "args": (v14/*:: as any*/),
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
                          (v2/*:: as any*/),
                          (v5/*:: as any*/),
                          (v9/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v11/*:: as any*/),
                              (v12/*:: as any*/)
                            ],
                            "type": "ProductWithPricing",
                            "abstractKey": "__isProductWithPricing"
                          },
                          (v10/*:: as any*/),
                          (v6/*:: as any*/)
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
                          (v2/*:: as any*/),
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
                          (v15/*:: as any*/),
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
                                      (v2/*:: as any*/),
                                      (v3/*:: as any*/),
                                      (v5/*:: as any*/),
                                      {
                                        "kind": "ScalarField",
                                        "name": "description"
                                      },
                                      (v6/*:: as any*/)
                                    ]
                                  }
                                ],
                                "storageKey": "terms(first:100,where:{\"order\":\"ASC\",\"orderby\":\"MENU_ORDER\"})"
                              }
                            ],
                            "type": "GlobalProductAttribute"
                          },
                          (v6/*:: as any*/)
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
  },
  "params": {
    "cacheID": "a650b82f7587b340d694057133daa776",
    "id": "518c5cb857fa8f88903fe9829d19880e1737af93f837fdd655828bf6b33ae5c7",
    "metadata": {},
    "name": "completeWordpressPageQuery",
    "operationKind": "query",
    "text": "query completeWordpressPageQuery($slugs:[String]){listed:products(first:48,where:{visibility:VISIBLE,status:\"publish\",slugIn:$slugs}){nodes{__typename,...PageText_products,id}}}fragment BuyColumn_early on Product{__isProduct:__typename,databaseId}fragment CardMeta_product on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:6){nodes{__typename,label,variation,visible,...attributeOptions_attribute,id}}}fragment PageText_products on Product{__isProduct:__typename,slug,...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},productCategories(first:1){nodes{slug,name,id}},viewImages:galleryImages(first:2){nodes{...ProductPicture_picture,id}},...ProductGrid_products}fragment ProductCard_product on Product{__isProduct:__typename,slug,name,sku,onSale,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price},image{...ProductPicture_picture,id},galleryImages(first:1){nodes{sourceUrl,id}},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},...BuyColumn_early,...ProductPrice_product,...SaleTicket_product,...SetPrice_set,...CardMeta_product,...QuickAdd_product,...slotProduct_product}fragment ProductGrid_products on Product{__isProduct:__typename,id,...ProductCard_product}fragment ProductPicture_picture on MediaItem{sourceUrl,srcSet,altText}fragment ProductPrice_product on ProductUnion{__isProductUnion:__typename,onSale,purchasable,metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"]){key,value,id},...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment QuickAdd_product on Product{__isProduct:__typename,__typename,databaseId,name,purchasable,...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus}}fragment SaleTicket_product on ProductUnion{__isProductUnion:__typename,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice,raw:price(format:RAW)}}fragment SetPrice_set on GroupProduct{stated:attributes(first:100){nodes{__typename,options,id}},products(first:100){nodes{__typename,name,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,raw:price(format:RAW)},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},id}}}fragment attributeOptions_attribute on ProductAttribute{__isProductAttribute:__typename,options,...on GlobalProductAttribute{terms(first:100,where:{orderby:MENU_ORDER,order:ASC}){nodes{__typename,slug,name,description,id}}}}fragment slotProduct_product on Product{__isProduct:__typename,databaseId,slug,name}"
  }
};
})();

(node as any).hash = "01107162025b3bd3ae08dae9401ccfe7";

export default node;
