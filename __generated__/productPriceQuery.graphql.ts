/**
 * @generated SignedSource<<5ce6053604a83b4799514e65304daabd>>
 * @relayHash b16bee5ab2298739ad0bafe2f7e8ad4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bef01f0e06a143e38c12b1dc6d51d00a9932b56e87353365045f94b519734b92

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type productPriceQuery$variables = {
  after?: string | null | undefined;
  id: string;
  slugs?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type productPriceQuery$data = {
  readonly product: {
    readonly products?: {
      readonly nodes: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"productPriceQuery_product">;
      }>;
    } | null | undefined;
    readonly variations?: {
      readonly nodes: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"productPriceQuery_product">;
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
      };
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"productPriceQuery_product">;
  } | null | undefined;
  readonly products: {
    readonly nodes: ReadonlyArray<{
      readonly set: {
        readonly " $fragmentSpreads": FragmentRefs<"SetPrice_set">;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"priceAndStock_product">;
    }>;
  } | null | undefined;
};
export type productPriceQuery = {
  response: productPriceQuery$data;
  variables: productPriceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slugs"
},
v3 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v4 = [
  (v3/*:: as any*/),
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "slugIn",
        "variableName": "slugs"
      }
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v6 = {
  "kind": "FragmentSpread",
  "name": "productPriceQuery_product"
},
v7 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 99
  }
],
v8 = {
  "concreteType": "ProductWithVariationsToProductVariationConnectionPageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "endCursor"
    }
  ]
},
v9 = {
  "kind": "LinkedField",
  "name": "nodes",
  "plural": true,
  "selections": [
    (v6/*:: as any*/)
  ]
},
v10 = [
  (v3/*:: as any*/)
],
v11 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v12 = {
  "kind": "ScalarField",
  "name": "onSale"
},
v13 = {
  "kind": "ScalarField",
  "name": "price"
},
v14 = {
  "kind": "ScalarField",
  "name": "regularPrice"
},
v15 = {
  "kind": "ScalarField",
  "name": "stockStatus"
},
v16 = {
  "kind": "InlineFragment",
  "selections": [
    (v15/*:: as any*/)
  ],
  "type": "InventoriedProduct",
  "abstractKey": "__isInventoriedProduct"
},
v17 = {
  "kind": "ScalarField",
  "name": "id"
},
v18 = {
  "kind": "ScalarField",
  "name": "purchasable"
},
v19 = {
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
v20 = {
  "kind": "InlineFragment",
  "selections": [
    (v19/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/)
  ],
  "type": "ProductWithPricing",
  "abstractKey": "__isProductWithPricing"
},
v21 = {
  "kind": "ScalarField",
  "name": "dateOnSaleTo"
},
v22 = {
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
    (v17/*:: as any*/)
  ],
  "storageKey": "metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"])"
},
v23 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "backordersAllowed"
    },
    (v15/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "stockQuantity"
    },
    {
      "kind": "ScalarField",
      "name": "lowStockAmount"
    }
  ],
  "type": "InventoriedProduct",
  "abstractKey": "__isInventoriedProduct"
},
v24 = {
  "kind": "InlineFragment",
  "selections": [
    (v18/*:: as any*/),
    (v20/*:: as any*/),
    (v21/*:: as any*/),
    (v12/*:: as any*/),
    (v22/*:: as any*/),
    (v23/*:: as any*/)
  ],
  "type": "ProductUnion",
  "abstractKey": "__isProductUnion"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "productPriceQuery",
    "selections": [
      {
        "args": (v4/*:: as any*/),
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
                "name": "priceAndStock_product"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "FragmentSpread",
                      "name": "SetPrice_set"
                    }
                  ],
                  "type": "GroupProduct"
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "set"
              }
            ]
          }
        ]
      },
      {
        "args": (v5/*:: as any*/),
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": (v7/*:: as any*/),
                "concreteType": "ProductWithVariationsToProductVariationConnection",
                "kind": "LinkedField",
                "name": "variations",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ]
              }
            ],
            "type": "ProductWithVariations",
            "abstractKey": "__isProductWithVariations"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": (v10/*:: as any*/),
                "concreteType": "GroupProductToProductUnionConnection",
                "kind": "LinkedField",
                "name": "products",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/)
                ],
                "storageKey": "products(first:100)"
              }
            ],
            "type": "GroupProduct"
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
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "productPriceQuery",
    "selections": [
      {
        "args": (v4/*:: as any*/),
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
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isProduct"
              },
              {
                "kind": "ScalarField",
                "name": "slug"
              },
              (v12/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v13/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "type": "ProductWithPricing",
                "abstractKey": "__isProductWithPricing"
              },
              (v16/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "stated",
                    "args": (v10/*:: as any*/),
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
                            "name": "options"
                          },
                          (v17/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "attributes(first:100)"
                  },
                  {
                    "args": (v10/*:: as any*/),
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
                          {
                            "kind": "ScalarField",
                            "name": "name"
                          },
                          (v18/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v13/*:: as any*/),
                              (v19/*:: as any*/)
                            ],
                            "type": "ProductWithPricing",
                            "abstractKey": "__isProductWithPricing"
                          },
                          (v16/*:: as any*/),
                          (v17/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "products(first:100)"
                  }
                ],
                "type": "GroupProduct"
              },
              (v17/*:: as any*/)
            ]
          }
        ]
      },
      {
        "args": (v5/*:: as any*/),
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v11/*:: as any*/),
          (v24/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": (v7/*:: as any*/),
                "concreteType": "ProductWithVariationsToProductVariationConnection",
                "kind": "LinkedField",
                "name": "variations",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v11/*:: as any*/),
                      (v24/*:: as any*/),
                      (v17/*:: as any*/)
                    ]
                  }
                ]
              }
            ],
            "type": "ProductWithVariations",
            "abstractKey": "__isProductWithVariations"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": (v10/*:: as any*/),
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
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isProductUnion"
                      },
                      (v18/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/),
                      (v12/*:: as any*/),
                      (v22/*:: as any*/),
                      (v23/*:: as any*/),
                      (v17/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "products(first:100)"
              }
            ],
            "type": "GroupProduct"
          },
          (v17/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "b16bee5ab2298739ad0bafe2f7e8ad4d",
    "id": "bef01f0e06a143e38c12b1dc6d51d00a9932b56e87353365045f94b519734b92",
    "metadata": {},
    "name": "productPriceQuery",
    "operationKind": "query",
    "text": "query productPriceQuery($id:ID!,$slugs:[String],$after:String){products(first:100,where:{slugIn:$slugs}){nodes{__typename,...priceAndStock_product,...SetPrice_set,id}},product(id:$id){__typename,...productPriceQuery_product,...on ProductWithVariations{__isProductWithVariations:__typename,variations(first:99,after:$after){pageInfo{endCursor},nodes{__typename,...productPriceQuery_product,id}}},...on GroupProduct{products(first:100){nodes{__typename,...productPriceQuery_product,id}}},id}}fragment ProductPrice_product on ProductUnion{__isProductUnion:__typename,onSale,purchasable,metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"]){key,value,id},...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment SetPrice_set on GroupProduct{stated:attributes(first:100){nodes{__typename,options,id}},products(first:100){nodes{__typename,name,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,raw:price(format:RAW)},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},id}}}fragment StockLine_stock on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus,stockQuantity,lowStockAmount,backordersAllowed}fragment priceAndStock_product on Product{__isProduct:__typename,slug,onSale,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus}}fragment productPriceQuery_product on ProductUnion{__isProductUnion:__typename,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,raw:price(format:RAW)},dateOnSaleTo,...ProductPrice_product,...on InventoriedProduct{__isInventoriedProduct:__typename,backordersAllowed,...StockLine_stock}}"
  }
};
})();

(node as any).hash = "8b50608f8838238842770d15f0f3d23e";

export default node;
