/**
 * @generated SignedSource<<2d6a6969ea3096aa49d3810ca30b163a>>
 * @relayHash 9adc8f1ccf2a92a75db4b05d0c1480cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76369c5b12aa6ce824ac8eae7d5d00fd6ca0d0edd89fe1f40db8679865c5bdb3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type addAccountQuery$variables = Record<PropertyKey, never>;
export type addAccountQuery$data = {
  readonly popular: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
    }>;
  } | null | undefined;
};
export type addAccountQuery = {
  response: addAccountQuery$data;
  variables: addAccountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
v1 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "slug"
},
v4 = {
  "kind": "ScalarField",
  "name": "name"
},
v5 = {
  "kind": "ScalarField",
  "name": "purchasable"
},
v6 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v7 = {
  "kind": "ScalarField",
  "name": "price"
},
v8 = {
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
v9 = {
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
v10 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v11 = [
  (v10/*:: as any*/)
],
v12 = {
  "kind": "ScalarField",
  "name": "options"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "addAccountQuery",
    "selections": [
      {
        "alias": "popular",
        "args": (v0/*:: as any*/),
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
                "name": "ProductGrid_products"
              }
            ]
          }
        ],
        "storageKey": "products(first:4,where:{\"orderby\":[{\"field\":\"POPULARITY\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "addAccountQuery",
    "selections": [
      {
        "alias": "popular",
        "args": (v0/*:: as any*/),
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
              (v1/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isProduct"
              },
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "sku"
              },
              {
                "kind": "ScalarField",
                "name": "onSale"
              },
              (v5/*:: as any*/),
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "srcSet"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "altText"
                  },
                  (v2/*:: as any*/)
                ]
              },
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
                      (v6/*:: as any*/),
                      (v2/*:: as any*/)
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
                  (v7/*:: as any*/)
                ],
                "type": "ProductWithPricing",
                "abstractKey": "__isProductWithPricing"
              },
              (v8/*:: as any*/),
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
                      (v2/*:: as any*/)
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
                      (v9/*:: as any*/)
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
                    "args": (v11/*:: as any*/),
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
                          (v1/*:: as any*/),
                          (v12/*:: as any*/),
                          (v2/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "attributes(first:100)"
                  },
                  {
                    "args": (v11/*:: as any*/),
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
                          (v1/*:: as any*/),
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v7/*:: as any*/),
                              (v9/*:: as any*/)
                            ],
                            "type": "ProductWithPricing",
                            "abstractKey": "__isProductWithPricing"
                          },
                          (v8/*:: as any*/),
                          (v2/*:: as any*/)
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
                          (v1/*:: as any*/),
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
                          (v12/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": [
                                  (v10/*:: as any*/),
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
                                      (v1/*:: as any*/),
                                      (v3/*:: as any*/),
                                      (v4/*:: as any*/),
                                      {
                                        "kind": "ScalarField",
                                        "name": "description"
                                      },
                                      (v2/*:: as any*/)
                                    ]
                                  }
                                ],
                                "storageKey": "terms(first:100,where:{\"order\":\"ASC\",\"orderby\":\"MENU_ORDER\"})"
                              }
                            ],
                            "type": "GlobalProductAttribute"
                          },
                          (v2/*:: as any*/)
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
        ],
        "storageKey": "products(first:4,where:{\"orderby\":[{\"field\":\"POPULARITY\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
      }
    ]
  },
  "params": {
    "cacheID": "9adc8f1ccf2a92a75db4b05d0c1480cf",
    "id": "76369c5b12aa6ce824ac8eae7d5d00fd6ca0d0edd89fe1f40db8679865c5bdb3",
    "metadata": {},
    "name": "addAccountQuery",
    "operationKind": "query",
    "text": "query addAccountQuery{popular:products(first:4,where:{visibility:VISIBLE,status:\"publish\",orderby:[{field:POPULARITY,order:DESC}]}){nodes{__typename,...ProductGrid_products,id}}}fragment BuyColumn_early on Product{__isProduct:__typename,databaseId}fragment CardMeta_product on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:6){nodes{__typename,label,variation,visible,...attributeOptions_attribute,id}}}fragment ProductCard_product on Product{__isProduct:__typename,slug,name,sku,onSale,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price},image{...ProductPicture_picture,id},galleryImages(first:1){nodes{sourceUrl,id}},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},...BuyColumn_early,...ProductPrice_product,...SaleTicket_product,...SetPrice_set,...CardMeta_product,...QuickAdd_product,...slotProduct_product}fragment ProductGrid_products on Product{__isProduct:__typename,id,...ProductCard_product}fragment ProductPicture_picture on MediaItem{sourceUrl,srcSet,altText}fragment ProductPrice_product on ProductUnion{__isProductUnion:__typename,onSale,purchasable,metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"]){key,value,id},...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment QuickAdd_product on Product{__isProduct:__typename,__typename,databaseId,name,purchasable,...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus}}fragment SaleTicket_product on ProductUnion{__isProductUnion:__typename,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice,raw:price(format:RAW)}}fragment SetPrice_set on GroupProduct{stated:attributes(first:100){nodes{__typename,options,id}},products(first:100){nodes{__typename,name,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,raw:price(format:RAW)},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},id}}}fragment attributeOptions_attribute on ProductAttribute{__isProductAttribute:__typename,options,...on GlobalProductAttribute{terms(first:100,where:{orderby:MENU_ORDER,order:ASC}){nodes{__typename,slug,name,description,id}}}}fragment slotProduct_product on Product{__isProduct:__typename,databaseId,slug,name}"
  }
};
})();

(node as any).hash = "eadfe06262445ea4fb73eee4a5b2af92";

export default node;
