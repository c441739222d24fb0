/**
 * @generated SignedSource<<c8827df79fa729e1f4d1ae9338891e40>>
 * @relayHash 46d11602a0bd20116724299fd3ed7279
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f060b4f9f650ad6a386ce59c7b0fa8f07af978560967b1b7db6588c11a870ff

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCurrentOfferQuery$variables = {
  after?: string | null | undefined;
  id: string;
  slugs?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type useCurrentOfferQuery$data = {
  readonly product: {
    readonly products?: {
      readonly nodes: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"useCurrentOffer_offer">;
      }>;
    } | null | undefined;
    readonly variations?: {
      readonly nodes: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"useCurrentOffer_offer">;
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
      };
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useCurrentOffer_offer">;
  } | null | undefined;
  readonly products: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useCurrentOffer_offer">;
    }>;
  } | null | undefined;
};
export type useCurrentOfferQuery = {
  response: useCurrentOfferQuery$data;
  variables: useCurrentOfferQuery$variables;
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
v5 = {
  "kind": "FragmentSpread",
  "name": "useCurrentOffer_offer"
},
v6 = {
  "kind": "LinkedField",
  "name": "nodes",
  "plural": true,
  "selections": [
    (v5/*:: as any*/)
  ]
},
v7 = [
  (v6/*:: as any*/)
],
v8 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v9 = [
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
v10 = {
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
v11 = [
  (v3/*:: as any*/)
],
v12 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v13 = {
  "kind": "ScalarField",
  "name": "dateOnSaleTo"
},
v14 = {
  "kind": "ScalarField",
  "name": "onSale"
},
v15 = {
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
v16 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "backordersAllowed"
    },
    {
      "kind": "ScalarField",
      "name": "stockStatus"
    },
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
v17 = {
  "kind": "InlineFragment",
  "selections": [
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/),
    (v16/*:: as any*/)
  ],
  "type": "ProductUnion",
  "abstractKey": "__isProductUnion"
},
v18 = {
  "kind": "ScalarField",
  "name": "id"
},
v19 = {
  "kind": "LinkedField",
  "name": "nodes",
  "plural": true,
  "selections": [
    (v12/*:: as any*/),
    (v17/*:: as any*/),
    (v18/*:: as any*/)
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useCurrentOfferQuery",
    "selections": [
      {
        "args": (v4/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v7/*:: as any*/)
      },
      {
        "args": (v8/*:: as any*/),
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": (v9/*:: as any*/),
                "concreteType": "ProductWithVariationsToProductVariationConnection",
                "kind": "LinkedField",
                "name": "variations",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v6/*:: as any*/)
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
                "args": (v11/*:: as any*/),
                "concreteType": "GroupProductToProductUnionConnection",
                "kind": "LinkedField",
                "name": "products",
                "plural": false,
                "selections": (v7/*:: as any*/),
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
    "name": "useCurrentOfferQuery",
    "selections": [
      {
        "args": (v4/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v19/*:: as any*/)
        ]
      },
      {
        "args": (v8/*:: as any*/),
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v12/*:: as any*/),
          (v17/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": (v9/*:: as any*/),
                "concreteType": "ProductWithVariationsToProductVariationConnection",
                "kind": "LinkedField",
                "name": "variations",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v19/*:: as any*/)
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
                      (v12/*:: as any*/),
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isProductUnion"
                      },
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v18/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "products(first:100)"
              }
            ],
            "type": "GroupProduct"
          },
          (v18/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "46d11602a0bd20116724299fd3ed7279",
    "id": "5f060b4f9f650ad6a386ce59c7b0fa8f07af978560967b1b7db6588c11a870ff",
    "metadata": {},
    "name": "useCurrentOfferQuery",
    "operationKind": "query",
    "text": "query useCurrentOfferQuery($id:ID!,$slugs:[String],$after:String){products(first:100,where:{slugIn:$slugs}){nodes{__typename,...useCurrentOffer_offer,id}},product(id:$id){__typename,...useCurrentOffer_offer,...on ProductWithVariations{__isProductWithVariations:__typename,variations(first:99,after:$after){pageInfo{endCursor},nodes{__typename,...useCurrentOffer_offer,id}}},...on GroupProduct{products(first:100){nodes{__typename,...useCurrentOffer_offer,id}}},id}}fragment ProductPrice_product on ProductUnion{__isProductUnion:__typename,onSale,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment StockLine_stock on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus,stockQuantity,lowStockAmount,backordersAllowed}fragment useCurrentOffer_offer on ProductUnion{__isProductUnion:__typename,dateOnSaleTo,...ProductPrice_product,...on InventoriedProduct{__isInventoriedProduct:__typename,backordersAllowed,...StockLine_stock}}"
  }
};
})();

(node as any).hash = "4597cbb3c9877aabb0a49ae1a9165a98";

export default node;
