/**
 * @generated SignedSource<<6b92bbcf217c090dd568bcb4fe08c490>>
 * @relayHash 5540b2db00612d127b23a10bb3f1971c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4db8942747ef088d2513f2a16814942abf758f68e99851bbaa6c25acd832984f

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
      readonly " $fragmentSpreads": FragmentRefs<"priceAndStock_product">;
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
  "name": "__typename"
},
v4 = {
  "kind": "ScalarField",
  "name": "price"
},
v5 = {
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
v6 = {
  "kind": "ScalarField",
  "name": "id"
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
              (v3/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isProduct"
              },
              {
                "kind": "ScalarField",
                "name": "slug"
              },
              {
                "kind": "ScalarField",
                "name": "onSale"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "regularPrice"
                  }
                ],
                "type": "ProductWithPricing",
                "abstractKey": "__isProductWithPricing"
              },
              (v5/*:: as any*/),
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
                          (v3/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "purchasable"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v4/*:: as any*/),
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
                          (v5/*:: as any*/),
                          (v6/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "products(first:100)"
                  }
                ],
                "type": "GroupProduct"
              },
              (v6/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "5540b2db00612d127b23a10bb3f1971c",
    "id": "4db8942747ef088d2513f2a16814942abf758f68e99851bbaa6c25acd832984f",
    "metadata": {},
    "name": "listPriceQuery",
    "operationKind": "query",
    "text": "query listPriceQuery($slugs:[String]){products(first:100,where:{slugIn:$slugs}){nodes{__typename,...priceAndStock_product,...SetPrice_set,id}}}fragment SetPrice_set on GroupProduct{products(first:100){nodes{__typename,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,raw:price(format:RAW)},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},id}}}fragment priceAndStock_product on Product{__isProduct:__typename,slug,onSale,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus}}"
  }
};
})();

(node as any).hash = "9c68fa24a1473ca34259ba494bd53a7e";

export default node;
