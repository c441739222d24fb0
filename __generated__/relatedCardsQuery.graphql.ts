/**
 * @generated SignedSource<<8732a3d2b2a1022359fbc29d8d2042de>>
 * @relayHash 0add1bc18284dabbd2987cc16472c6aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfeea194b4896a9ed41394a59ba04532a73924f67f65e3ad4f56f67ea8049a12

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StockStatusEnum = "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK";
export type relatedCardsQuery$variables = {
  categories: ReadonlyArray<number | null | undefined>;
  ids: ReadonlyArray<number | null | undefined>;
  isShort: boolean;
};
export type relatedCardsQuery$data = {
  readonly near?: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId?: number;
      readonly id?: string;
      readonly productCategories?: {
        readonly nodes: ReadonlyArray<{
          readonly id: string;
        }>;
      } | null | undefined;
      readonly stockStatus?: StockStatusEnum | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
    }>;
  } | null | undefined;
  readonly popular?: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId?: number;
      readonly id?: string;
      readonly productCategories?: {
        readonly nodes: ReadonlyArray<{
          readonly id: string;
        }>;
      } | null | undefined;
      readonly stockStatus?: StockStatusEnum | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
    }>;
  } | null | undefined;
  readonly selected: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId?: number;
      readonly id?: string;
      readonly productCategories?: {
        readonly nodes: ReadonlyArray<{
          readonly id: string;
        }>;
      } | null | undefined;
      readonly stockStatus?: StockStatusEnum | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
    }>;
  } | null | undefined;
};
export type relatedCardsQuery = {
  response: relatedCardsQuery$data;
  variables: relatedCardsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "categories"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ids"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isShort"
},
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 4
  },
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "include",
        "variableName": "ids"
      }
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v4 = {
  "kind": "ScalarField",
  "name": "id"
},
v5 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
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
            (v4/*:: as any*/)
          ]
        }
      ],
      "storageKey": "productCategories(first:10)"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
},
v7 = {
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
v8 = [
  {
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      {
        "kind": "InlineFragment",
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "type": "ProductUnion",
        "abstractKey": "__isProductUnion"
      },
      {
        "kind": "FragmentSpread",
        "name": "ProductGrid_products"
      }
    ]
  }
],
v9 = {
  "kind": "Literal",
  "name": "first",
  "value": 5
},
v10 = [
  {
    "field": "POPULARITY",
    "order": "DESC"
  }
],
v11 = [
  "IN_STOCK"
],
v12 = [
  (v9/*:: as any*/),
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "categoryIdIn",
        "variableName": "categories"
      },
      {
        "kind": "Literal",
        "name": "orderby",
        "value": (v10/*:: as any*/)
      },
      {
        "kind": "Literal",
        "name": "status",
        "value": "publish"
      },
      {
        "kind": "Literal",
        "name": "stockStatus",
        "value": (v11/*:: as any*/)
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
v13 = [
  (v9/*:: as any*/),
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "orderby": (v10/*:: as any*/),
      "status": "publish",
      "stockStatus": (v11/*:: as any*/),
      "visibility": "VISIBLE"
    }
  }
],
v14 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v15 = {
  "kind": "ScalarField",
  "name": "slug"
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
  "name": "sourceUrl"
},
v19 = {
  "kind": "ScalarField",
  "name": "price"
},
v20 = {
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
v21 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v22 = [
  (v21/*:: as any*/)
],
v23 = {
  "kind": "ScalarField",
  "name": "options"
},
v24 = [
  {
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v14/*:: as any*/),
      {
        "kind": "TypeDiscriminator",
        "abstractKey": "__isProduct"
      },
      (v4/*:: as any*/),
      (v15/*:: as any*/),
      (v16/*:: as any*/),
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
        "concreteType": "MediaItem",
        "kind": "LinkedField",
        "name": "image",
        "plural": false,
        "selections": [
          (v18/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "srcSet"
          },
          {
            "kind": "ScalarField",
            "name": "altText"
          },
          (v4/*:: as any*/)
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
              (v18/*:: as any*/),
              (v4/*:: as any*/)
            ]
          }
        ],
        "storageKey": "galleryImages(first:1)"
      },
      (v5/*:: as any*/),
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
              (v4/*:: as any*/)
            ],
            "storageKey": "metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"])"
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v19/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "regularPrice"
              },
              (v20/*:: as any*/)
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
          (v19/*:: as any*/)
        ],
        "type": "ProductWithPricing",
        "abstractKey": "__isProductWithPricing"
      },
      (v7/*:: as any*/),
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": "stated",
            "args": (v22/*:: as any*/),
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
                  (v14/*:: as any*/),
                  (v23/*:: as any*/),
                  (v4/*:: as any*/)
                ]
              }
            ],
            "storageKey": "attributes(first:100)"
          },
          {
            "args": (v22/*:: as any*/),
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
                  (v14/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v19/*:: as any*/),
                      (v20/*:: as any*/)
                    ],
                    "type": "ProductWithPricing",
                    "abstractKey": "__isProductWithPricing"
                  },
                  (v7/*:: as any*/),
                  (v4/*:: as any*/)
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
                  (v14/*:: as any*/),
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
                  (v23/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "args": [
                          (v21/*:: as any*/),
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
                              (v14/*:: as any*/),
                              (v15/*:: as any*/),
                              (v16/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "description"
                              },
                              (v4/*:: as any*/)
                            ]
                          }
                        ],
                        "storageKey": "terms(first:100,where:{\"order\":\"ASC\",\"orderby\":\"MENU_ORDER\"})"
                      }
                    ],
                    "type": "GlobalProductAttribute"
                  },
                  (v4/*:: as any*/)
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
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "relatedCardsQuery",
    "selections": [
      {
        "alias": "selected",
        "args": (v3/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v8/*:: as any*/)
      },
      {
        "condition": "isShort",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "near",
            "args": (v12/*:: as any*/),
            "concreteType": "RootQueryToProductConnection",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": (v8/*:: as any*/)
          },
          {
            "alias": "popular",
            "args": (v13/*:: as any*/),
            "concreteType": "RootQueryToProductConnection",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": "products(first:5,where:{\"orderby\":[{\"field\":\"POPULARITY\",\"order\":\"DESC\"}],\"status\":\"publish\",\"stockStatus\":[\"IN_STOCK\"],\"visibility\":\"VISIBLE\"})"
          }
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "relatedCardsQuery",
    "selections": [
      {
        "alias": "selected",
        "args": (v3/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v24/*:: as any*/)
      },
      {
        "condition": "isShort",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "near",
            "args": (v12/*:: as any*/),
            "concreteType": "RootQueryToProductConnection",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": (v24/*:: as any*/)
          },
          {
            "alias": "popular",
            "args": (v13/*:: as any*/),
            "concreteType": "RootQueryToProductConnection",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": (v24/*:: as any*/),
            "storageKey": "products(first:5,where:{\"orderby\":[{\"field\":\"POPULARITY\",\"order\":\"DESC\"}],\"status\":\"publish\",\"stockStatus\":[\"IN_STOCK\"],\"visibility\":\"VISIBLE\"})"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "0add1bc18284dabbd2987cc16472c6aa",
    "id": "bfeea194b4896a9ed41394a59ba04532a73924f67f65e3ad4f56f67ea8049a12",
    "metadata": {},
    "name": "relatedCardsQuery",
    "operationKind": "query",
    "text": "query relatedCardsQuery($ids:[Int]!,$categories:[Int]!,$isShort:Boolean!){selected:products(first:4,where:{include:$ids}){nodes{__typename,__isProduct:__typename,...on ProductUnion{__isProductUnion:__typename,id,databaseId,...on Product{__isProduct:__typename,productCategories(first:10){nodes{id}}},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus}},...ProductGrid_products,id}},near:products(first:5,where:{categoryIdIn:$categories,visibility:VISIBLE,status:\"publish\",stockStatus:[IN_STOCK],orderby:[{field:POPULARITY,order:DESC}]})@include(if:$isShort){nodes{__typename,__isProduct:__typename,...on ProductUnion{__isProductUnion:__typename,id,databaseId,...on Product{__isProduct:__typename,productCategories(first:10){nodes{id}}},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus}},...ProductGrid_products,id}}\n  popular:products(first:5,where:{visibility:VISIBLE,status:\"publish\",stockStatus:[IN_STOCK],orderby:[{field:POPULARITY,order:DESC}]})@include(if:$isShort){nodes{__typename,__isProduct:__typename,...on ProductUnion{__isProductUnion:__typename,id,databaseId,...on Product{__isProduct:__typename,productCategories(first:10){nodes{id}}},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus}},...ProductGrid_products,id}}}fragment BuyColumn_early on Product{__isProduct:__typename,databaseId}fragment CardMeta_product on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:6){nodes{__typename,label,variation,visible,...attributeOptions_attribute,id}}}fragment ProductCard_product on Product{__isProduct:__typename,slug,name,sku,onSale,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price},image{...ProductPicture_picture,id},galleryImages(first:1){nodes{sourceUrl,id}},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},...BuyColumn_early,...ProductPrice_product,...SaleTicket_product,...SetPrice_set,...CardMeta_product,...QuickAdd_product,...slotProduct_product}fragment ProductGrid_products on Product{__isProduct:__typename,id,...ProductCard_product}fragment ProductPicture_picture on MediaItem{sourceUrl,srcSet,altText}fragment ProductPrice_product on ProductUnion{__isProductUnion:__typename,onSale,purchasable,metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"]){key,value,id},...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment QuickAdd_product on Product{__isProduct:__typename,__typename,databaseId,name,purchasable,...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus}}fragment SaleTicket_product on ProductUnion{__isProductUnion:__typename,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice,raw:price(format:RAW)}}fragment SetPrice_set on GroupProduct{stated:attributes(first:100){nodes{__typename,options,id}},products(first:100){nodes{__typename,name,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,raw:price(format:RAW)},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},id}}}fragment attributeOptions_attribute on ProductAttribute{__isProductAttribute:__typename,options,...on GlobalProductAttribute{terms(first:100,where:{orderby:MENU_ORDER,order:ASC}){nodes{__typename,slug,name,description,id}}}}fragment slotProduct_product on Product{__isProduct:__typename,databaseId,slug,name}"
  }
};
})();

(node as any).hash = "5d7ad7e021fea70358d2ae7339e2383b";

export default node;
