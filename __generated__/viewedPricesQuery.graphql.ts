/**
 * @generated SignedSource<<df54fd0e8cd1b5d411ab43878ee4f0b7>>
 * @relayHash 013aa730f62b106b77a511ff35e6a4f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0811f230a377302729ac8c0fb971f2bd861801be19126bb537ef243f9b370425

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type viewedPricesQuery$variables = {
  slugs?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type viewedPricesQuery$data = {
  readonly products: {
    readonly nodes: ReadonlyArray<{
      readonly set: {
        readonly " $fragmentSpreads": FragmentRefs<"SetPrice_set">;
      } | null | undefined;
      readonly slug: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ProductPrice_product">;
    }>;
  } | null | undefined;
};
export type viewedPricesQuery = {
  response: viewedPricesQuery$data;
  variables: viewedPricesQuery$variables;
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
    "value": 12
  },
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
v2 = {
  "kind": "ScalarField",
  "name": "slug"
},
v3 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v4 = {
  "kind": "ScalarField",
  "name": "purchasable"
},
v5 = {
  "kind": "ScalarField",
  "name": "price"
},
v6 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "viewedPricesQuery",
    "selections": [
      {
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
    "name": "viewedPricesQuery",
    "selections": [
      {
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
              (v3/*:: as any*/),
              (v2/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "onSale"
                  },
                  (v4/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "regularPrice"
                      }
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
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "first",
                        "value": 100
                      }
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
                          (v4/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v5/*:: as any*/),
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
                          {
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
    "cacheID": "013aa730f62b106b77a511ff35e6a4f0",
    "id": "0811f230a377302729ac8c0fb971f2bd861801be19126bb537ef243f9b370425",
    "metadata": {},
    "name": "viewedPricesQuery",
    "operationKind": "query",
    "text": "query viewedPricesQuery($slugs:[String]){products(first:12,where:{slugIn:$slugs}){nodes{__typename,slug,...ProductPrice_product,...SetPrice_set,id}}}fragment ProductPrice_product on ProductUnion{__isProductUnion:__typename,onSale,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment SetPrice_set on GroupProduct{products(first:100){nodes{__typename,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,raw:price(format:RAW)},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},id}}}"
  }
};
})();

(node as any).hash = "7a022938e2b5bdf9a41de602f74b9fd2";

export default node;
