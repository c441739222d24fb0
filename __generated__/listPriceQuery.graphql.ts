/**
 * @generated SignedSource<<27ae0a3a691af0ba7282ab213992f493>>
 * @relayHash 382c936c97e0902cf481c450bb033512
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31e68a006e859f17a2c41c6c0b9fbabf6de2893f17da6017aa4f28419a766ec9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type listPriceQuery$variables = {
  slugs?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type listPriceQuery$data = {
  readonly products: {
    readonly nodes: ReadonlyArray<{
      readonly set: {
        readonly " $fragmentSpreads": FragmentRefs<"SetPrice_set">;
      } | null | undefined;
      readonly slug: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ProductPrice_product" | "priceAndStock_product">;
    }>;
  } | null | undefined;
};
export type listPriceQuery = {
  response: listPriceQuery$data;
  variables: listPriceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slugs"
  }
],
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v2 = [
  (v1/*:: as any*/),
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
v3 = {
  "kind": "ScalarField",
  "name": "slug"
},
v4 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v5 = {
  "kind": "ScalarField",
  "name": "id"
},
v6 = {
  "kind": "ScalarField",
  "name": "price"
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
v8 = {
  "kind": "ScalarField",
  "name": "purchasable"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "listPriceQuery",
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
              {
                "kind": "FragmentSpread",
                "name": "priceAndStock_product"
              },
              {
                "kind": "FragmentSpread",
                "name": "ProductPrice_product"
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
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "listPriceQuery",
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
              (v4/*:: as any*/),
              (v3/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isProduct"
              },
              {
                "kind": "ScalarField",
                "name": "onSale"
              },
              (v5/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v6/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "regularPrice"
                  }
                ],
                "type": "ProductWithPricing",
                "abstractKey": "__isProductWithPricing"
              },
              (v7/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v8/*:: as any*/)
                ],
                "type": "ProductUnion",
                "abstractKey": "__isProductUnion"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": [
                      (v1/*:: as any*/)
                    ],
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
                          (v4/*:: as any*/),
                          (v8/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v6/*:: as any*/),
                              {
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
                              }
                            ],
                            "type": "ProductWithPricing",
                            "abstractKey": "__isProductWithPricing"
                          },
                          (v7/*:: as any*/),
                          (v5/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "products(first:100)"
                  }
                ],
                "type": "GroupProduct"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "382c936c97e0902cf481c450bb033512",
    "id": "31e68a006e859f17a2c41c6c0b9fbabf6de2893f17da6017aa4f28419a766ec9",
    "metadata": {},
    "name": "listPriceQuery",
    "operationKind": "query",
    "text": "query listPriceQuery($slugs:[String]){products(first:100,where:{slugIn:$slugs}){nodes{__typename,slug,...priceAndStock_product,...ProductPrice_product,...SetPrice_set,id}}}fragment ProductPrice_product on ProductUnion{__isProductUnion:__typename,onSale,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment SetPrice_set on GroupProduct{products(first:100){nodes{__typename,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,raw:price(format:RAW)},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},id}}}fragment priceAndStock_product on Product{__isProduct:__typename,slug,onSale,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus}}"
  }
};
})();

(node as any).hash = "a6b980c41d5824e8bb3eb8dfdb979888";

export default node;
