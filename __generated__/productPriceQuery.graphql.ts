/**
 * @generated SignedSource<<612087337e06f5f881b4d58e087058bf>>
 * @relayHash e007bea6ae2d4d10567da9c0a4f8f254
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 965e350d27ed5bcfbf5f31cb00c2bf2ff82da928ca4df9c7a0efd331281e7e4d

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
        readonly " $fragmentSpreads": FragmentRefs<"productPriceQuery_offer">;
      }>;
    } | null | undefined;
    readonly variations?: {
      readonly nodes: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"productPriceQuery_offer">;
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
      };
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"productPriceQuery_offer">;
  } | null | undefined;
  readonly products: {
    readonly nodes: ReadonlyArray<{
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
  "name": "productPriceQuery_offer"
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
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "price"
    },
    {
      "kind": "ScalarField",
      "name": "regularPrice"
    }
  ],
  "type": "ProductWithPricing",
  "abstractKey": "__isProductWithPricing"
},
v14 = {
  "kind": "ScalarField",
  "name": "stockStatus"
},
v15 = {
  "kind": "ScalarField",
  "name": "id"
},
v16 = {
  "kind": "ScalarField",
  "name": "dateOnSaleTo"
},
v17 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "backordersAllowed"
    },
    (v14/*:: as any*/),
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
v18 = {
  "kind": "InlineFragment",
  "selections": [
    (v16/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v17/*:: as any*/)
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
              (v13/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v14/*:: as any*/)
                ],
                "type": "InventoriedProduct",
                "abstractKey": "__isInventoriedProduct"
              },
              (v15/*:: as any*/)
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
          (v18/*:: as any*/),
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
                      (v18/*:: as any*/),
                      (v15/*:: as any*/)
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
                      (v16/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v17/*:: as any*/),
                      (v15/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "products(first:100)"
              }
            ],
            "type": "GroupProduct"
          },
          (v15/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "e007bea6ae2d4d10567da9c0a4f8f254",
    "id": "965e350d27ed5bcfbf5f31cb00c2bf2ff82da928ca4df9c7a0efd331281e7e4d",
    "metadata": {},
    "name": "productPriceQuery",
    "operationKind": "query",
    "text": "query productPriceQuery($id:ID!,$slugs:[String],$after:String){products(first:100,where:{slugIn:$slugs}){nodes{__typename,...priceAndStock_product,id}},product(id:$id){__typename,...productPriceQuery_offer,...on ProductWithVariations{__isProductWithVariations:__typename,variations(first:99,after:$after){pageInfo{endCursor},nodes{__typename,...productPriceQuery_offer,id}}},...on GroupProduct{products(first:100){nodes{__typename,...productPriceQuery_offer,id}}},id}}fragment ProductPrice_product on ProductUnion{__isProductUnion:__typename,onSale,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment StockLine_stock on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus,stockQuantity,lowStockAmount,backordersAllowed}fragment priceAndStock_product on Product{__isProduct:__typename,slug,onSale,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus}}fragment productPriceQuery_offer on ProductUnion{__isProductUnion:__typename,dateOnSaleTo,...ProductPrice_product,...on InventoriedProduct{__isInventoriedProduct:__typename,backordersAllowed,...StockLine_stock}}"
  }
};
})();

(node as any).hash = "8eb61fc305cb7561d2f303338e925260";

export default node;
