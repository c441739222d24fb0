/**
 * @generated SignedSource<<6928085220d2d96ab933481dabd2d962>>
 * @relayHash 54562aae4497f46f7d7016f5a33952a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d9d7b41d7dd0121a9fef3e3b69047400ec64eefb13f71910d802d90429f0366

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type suggestedProductsQuery$variables = {
  ids?: ReadonlyArray<number | null | undefined> | null | undefined;
};
export type suggestedProductsQuery$data = {
  readonly products: {
    readonly nodes: ReadonlyArray<{
      readonly crossSell?: {
        readonly nodes: ReadonlyArray<{
          readonly databaseId?: number;
          readonly id?: string;
          readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
        }>;
      } | null | undefined;
      readonly id: string;
      readonly productCategories: {
        readonly nodes: ReadonlyArray<{
          readonly id: string;
        }>;
      } | null | undefined;
      readonly productTags: {
        readonly nodes: ReadonlyArray<{
          readonly id: string;
        }>;
      } | null | undefined;
      readonly related: {
        readonly nodes: ReadonlyArray<{
          readonly databaseId?: number;
          readonly id?: string;
          readonly productCategories?: {
            readonly nodes: ReadonlyArray<{
              readonly id: string;
            }>;
          } | null | undefined;
          readonly productTags?: {
            readonly nodes: ReadonlyArray<{
              readonly id: string;
            }>;
          } | null | undefined;
          readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
        }>;
      } | null | undefined;
    }>;
  } | null | undefined;
};
export type suggestedProductsQuery = {
  response: suggestedProductsQuery$data;
  variables: suggestedProductsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 4
},
v2 = [
  (v1/*:: as any*/),
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
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = [
  (v3/*:: as any*/)
],
v5 = {
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
      "selections": (v4/*:: as any*/)
    }
  ],
  "storageKey": "productCategories(first:10)"
},
v6 = {
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 20
    }
  ],
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
      "selections": (v4/*:: as any*/)
    }
  ],
  "storageKey": "productTags(first:20)"
},
v7 = [
  (v1/*:: as any*/),
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "visibility": "VISIBLE"
    }
  }
],
v8 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v9 = {
  "kind": "FragmentSpread",
  "name": "ProductGrid_products"
},
v10 = [
  {
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      {
        "kind": "InlineFragment",
        "selections": [
          (v3/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "type": "Product",
        "abstractKey": "__isProduct"
      }
    ]
  }
],
v11 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v12 = {
  "kind": "ScalarField",
  "name": "slug"
},
v13 = {
  "kind": "ScalarField",
  "name": "name"
},
v14 = {
  "kind": "ScalarField",
  "name": "sku"
},
v15 = {
  "kind": "ScalarField",
  "name": "onSale"
},
v16 = {
  "kind": "ScalarField",
  "name": "purchasable"
},
v17 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v18 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v17/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "srcSet"
    },
    {
      "kind": "ScalarField",
      "name": "altText"
    },
    (v3/*:: as any*/)
  ]
},
v19 = {
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
        (v17/*:: as any*/),
        (v3/*:: as any*/)
      ]
    }
  ],
  "storageKey": "galleryImages(first:1)"
},
v20 = {
  "kind": "ScalarField",
  "name": "price"
},
v21 = {
  "kind": "InlineFragment",
  "selections": [
    (v20/*:: as any*/)
  ],
  "type": "ProductWithPricing",
  "abstractKey": "__isProductWithPricing"
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
v24 = {
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
        (v3/*:: as any*/)
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
        (v23/*:: as any*/)
      ],
      "type": "ProductWithPricing",
      "abstractKey": "__isProductWithPricing"
    }
  ],
  "type": "ProductUnion",
  "abstractKey": "__isProductUnion"
},
v25 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v26 = [
  (v25/*:: as any*/)
],
v27 = {
  "kind": "ScalarField",
  "name": "options"
},
v28 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "stated",
      "args": (v26/*:: as any*/),
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
            (v27/*:: as any*/),
            (v3/*:: as any*/)
          ]
        }
      ],
      "storageKey": "attributes(first:100)"
    },
    {
      "args": (v26/*:: as any*/),
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
            (v13/*:: as any*/),
            (v16/*:: as any*/),
            {
              "kind": "InlineFragment",
              "selections": [
                (v20/*:: as any*/),
                (v23/*:: as any*/)
              ],
              "type": "ProductWithPricing",
              "abstractKey": "__isProductWithPricing"
            },
            (v22/*:: as any*/),
            (v3/*:: as any*/)
          ]
        }
      ],
      "storageKey": "products(first:100)"
    }
  ],
  "type": "GroupProduct"
},
v29 = {
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
            (v27/*:: as any*/),
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": [
                    (v25/*:: as any*/),
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
                        (v12/*:: as any*/),
                        (v13/*:: as any*/),
                        {
                          "kind": "ScalarField",
                          "name": "description"
                        },
                        (v3/*:: as any*/)
                      ]
                    }
                  ],
                  "storageKey": "terms(first:100,where:{\"order\":\"ASC\",\"orderby\":\"MENU_ORDER\"})"
                }
              ],
              "type": "GlobalProductAttribute"
            },
            (v3/*:: as any*/)
          ]
        }
      ],
      "storageKey": "attributes(first:6)"
    }
  ],
  "type": "ProductWithAttributes",
  "abstractKey": "__isProductWithAttributes"
},
v30 = [
  {
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v11/*:: as any*/),
      (v3/*:: as any*/),
      {
        "kind": "InlineFragment",
        "selections": [
          (v8/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          (v24/*:: as any*/),
          (v28/*:: as any*/),
          (v29/*:: as any*/)
        ],
        "type": "Product",
        "abstractKey": "__isProduct"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "suggestedProductsQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
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
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v7/*:: as any*/),
                    "concreteType": "SimpleProductToProductUnionConnection",
                    "kind": "LinkedField",
                    "name": "crossSell",
                    "plural": false,
                    "selections": (v10/*:: as any*/),
                    "storageKey": "crossSell(first:4,where:{\"visibility\":\"VISIBLE\"})"
                  }
                ],
                "type": "SimpleProduct"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v7/*:: as any*/),
                    "concreteType": "VariableProductToProductUnionConnection",
                    "kind": "LinkedField",
                    "name": "crossSell",
                    "plural": false,
                    "selections": (v10/*:: as any*/),
                    "storageKey": "crossSell(first:4,where:{\"visibility\":\"VISIBLE\"})"
                  }
                ],
                "type": "VariableProduct"
              },
              {
                "args": (v7/*:: as any*/),
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
                          (v3/*:: as any*/),
                          (v8/*:: as any*/),
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          (v9/*:: as any*/)
                        ],
                        "type": "Product",
                        "abstractKey": "__isProduct"
                      }
                    ]
                  }
                ],
                "storageKey": "related(first:4,where:{\"visibility\":\"VISIBLE\"})"
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
    "name": "suggestedProductsQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
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
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "args": (v7/*:: as any*/),
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
                      (v11/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v8/*:: as any*/),
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
                          (v21/*:: as any*/),
                          (v22/*:: as any*/),
                          (v24/*:: as any*/),
                          (v28/*:: as any*/),
                          (v29/*:: as any*/)
                        ],
                        "type": "Product",
                        "abstractKey": "__isProduct"
                      }
                    ]
                  }
                ],
                "storageKey": "related(first:4,where:{\"visibility\":\"VISIBLE\"})"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v7/*:: as any*/),
                    "concreteType": "SimpleProductToProductUnionConnection",
                    "kind": "LinkedField",
                    "name": "crossSell",
                    "plural": false,
                    "selections": (v30/*:: as any*/),
                    "storageKey": "crossSell(first:4,where:{\"visibility\":\"VISIBLE\"})"
                  }
                ],
                "type": "SimpleProduct"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": (v7/*:: as any*/),
                    "concreteType": "VariableProductToProductUnionConnection",
                    "kind": "LinkedField",
                    "name": "crossSell",
                    "plural": false,
                    "selections": (v30/*:: as any*/),
                    "storageKey": "crossSell(first:4,where:{\"visibility\":\"VISIBLE\"})"
                  }
                ],
                "type": "VariableProduct"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "54562aae4497f46f7d7016f5a33952a0",
    "id": "0d9d7b41d7dd0121a9fef3e3b69047400ec64eefb13f71910d802d90429f0366",
    "metadata": {},
    "name": "suggestedProductsQuery",
    "operationKind": "query",
    "text": "query suggestedProductsQuery($ids:[Int]){products(first:4,where:{include:$ids}){nodes{__typename,id,productCategories(first:10){nodes{id}},productTags(first:20){nodes{id}},...on SimpleProduct{crossSell(first:4,where:{visibility:VISIBLE}){nodes{__typename,...on Product{__isProduct:__typename,id,databaseId,...ProductGrid_products},id}}},...on VariableProduct{crossSell(first:4,where:{visibility:VISIBLE}){nodes{__typename,...on Product{__isProduct:__typename,id,databaseId,...ProductGrid_products},id}}},related(first:4,where:{visibility:VISIBLE}){nodes{__typename,...on Product{__isProduct:__typename,id,databaseId,productCategories(first:10){nodes{id}},productTags(first:20){nodes{id}},...ProductGrid_products},id}}}}}fragment BuyColumn_early on Product{__isProduct:__typename,databaseId}fragment CardMeta_product on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:6){nodes{__typename,label,variation,visible,...attributeOptions_attribute,id}}}fragment ProductCard_product on Product{__isProduct:__typename,slug,name,sku,onSale,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price},image{...ProductPicture_picture,id},galleryImages(first:1){nodes{sourceUrl,id}},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},...BuyColumn_early,...ProductPrice_product,...SaleTicket_product,...SetPrice_set,...CardMeta_product,...QuickAdd_product,...slotProduct_product}fragment ProductGrid_products on Product{__isProduct:__typename,id,...ProductCard_product}fragment ProductPicture_picture on MediaItem{sourceUrl,srcSet,altText}fragment ProductPrice_product on ProductUnion{__isProductUnion:__typename,onSale,purchasable,metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"]){key,value,id},...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment QuickAdd_product on Product{__isProduct:__typename,__typename,databaseId,name,purchasable,...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus}}fragment SaleTicket_product on ProductUnion{__isProductUnion:__typename,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice,raw:price(format:RAW)}}fragment SetPrice_set on GroupProduct{stated:attributes(first:100){nodes{__typename,options,id}},products(first:100){nodes{__typename,name,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,raw:price(format:RAW)},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},id}}}fragment attributeOptions_attribute on ProductAttribute{__isProductAttribute:__typename,options,...on GlobalProductAttribute{terms(first:100,where:{orderby:MENU_ORDER,order:ASC}){nodes{__typename,slug,name,description,id}}}}fragment slotProduct_product on Product{__isProduct:__typename,databaseId,slug,name}"
  }
};
})();

(node as any).hash = "0932b6f4039a4ba82f1ede18b6fbeb85";

export default node;
