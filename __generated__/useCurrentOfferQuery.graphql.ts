/**
 * @generated SignedSource<<0b4d4c56116ee1f6fa824bb794290b08>>
 * @relayHash 67566888c4dca2ed5158ed403a7bb08b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8285b4b2619e6efa1a576e420a8a93c7e6847864c035cc80816f5471c159dc1b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCurrentOfferQuery$variables = {
  after?: string | null | undefined;
  id: string;
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
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "kind": "FragmentSpread",
  "name": "useCurrentOffer_offer"
},
v4 = [
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
v5 = {
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
v6 = {
  "kind": "LinkedField",
  "name": "nodes",
  "plural": true,
  "selections": [
    (v3/*:: as any*/)
  ]
},
v7 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v8 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v9 = {
  "kind": "ScalarField",
  "name": "dateOnSaleTo"
},
v10 = {
  "kind": "ScalarField",
  "name": "onSale"
},
v11 = {
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
v12 = {
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
v13 = {
  "kind": "InlineFragment",
  "selections": [
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/)
  ],
  "type": "ProductUnion",
  "abstractKey": "__isProductUnion"
},
v14 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useCurrentOfferQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": (v4/*:: as any*/),
                "concreteType": "ProductWithVariationsToProductVariationConnection",
                "kind": "LinkedField",
                "name": "variations",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
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
                "args": (v7/*:: as any*/),
                "concreteType": "GroupProductToProductUnionConnection",
                "kind": "LinkedField",
                "name": "products",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/)
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
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCurrentOfferQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v13/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": (v4/*:: as any*/),
                "concreteType": "ProductWithVariationsToProductVariationConnection",
                "kind": "LinkedField",
                "name": "variations",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v8/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/)
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
                "args": (v7/*:: as any*/),
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
                      (v8/*:: as any*/),
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isProductUnion"
                      },
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v14/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "products(first:100)"
              }
            ],
            "type": "GroupProduct"
          },
          (v14/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "67566888c4dca2ed5158ed403a7bb08b",
    "id": "8285b4b2619e6efa1a576e420a8a93c7e6847864c035cc80816f5471c159dc1b",
    "metadata": {},
    "name": "useCurrentOfferQuery",
    "operationKind": "query",
    "text": "query useCurrentOfferQuery($id:ID!,$after:String){product(id:$id){__typename,...useCurrentOffer_offer,...on ProductWithVariations{__isProductWithVariations:__typename,variations(first:99,after:$after){pageInfo{endCursor},nodes{__typename,...useCurrentOffer_offer,id}}},...on GroupProduct{products(first:100){nodes{__typename,...useCurrentOffer_offer,id}}},id}}fragment ProductPrice_product on ProductUnion{__isProductUnion:__typename,onSale,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment StockLine_stock on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus,stockQuantity,lowStockAmount,backordersAllowed}fragment useCurrentOffer_offer on ProductUnion{__isProductUnion:__typename,dateOnSaleTo,...ProductPrice_product,...on InventoriedProduct{__isInventoriedProduct:__typename,backordersAllowed,...StockLine_stock}}"
  }
};
})();

(node as any).hash = "3d1aad69e61dab6f1cffdb6ca92ddb8e";

export default node;
