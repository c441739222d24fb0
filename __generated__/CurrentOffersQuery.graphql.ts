/**
 * @generated SignedSource<<35a59cbcc694c8c8a8a0274d56cd7afb>>
 * @relayHash 4004f9edfa8a233c76864d5376ca5e05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4f1a577b550d2fab18b4c5aa743f19455b25f2e2da2d4c966806fc8e0b3e0a6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CurrentOffersQuery$variables = {
  slugs?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type CurrentOffersQuery$data = {
  readonly products: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"offerFields_product">;
    }>;
  } | null | undefined;
};
export type CurrentOffersQuery = {
  response: CurrentOffersQuery$data;
  variables: CurrentOffersQuery$variables;
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
    "value": 100
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "CurrentOffersQuery",
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
              {
                "kind": "FragmentSpread",
                "name": "offerFields_product"
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
    "name": "CurrentOffersQuery",
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
              {
                "kind": "ScalarField",
                "name": "__typename"
              },
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
              {
                "kind": "ScalarField",
                "name": "id"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "4004f9edfa8a233c76864d5376ca5e05",
    "id": "a4f1a577b550d2fab18b4c5aa743f19455b25f2e2da2d4c966806fc8e0b3e0a6",
    "metadata": {},
    "name": "CurrentOffersQuery",
    "operationKind": "query",
    "text": "query CurrentOffersQuery($slugs:[String]){products(first:100,where:{slugIn:$slugs}){nodes{__typename,...offerFields_product,id}}}fragment offerFields_product on Product{__isProduct:__typename,slug,onSale,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus}}"
  }
};
})();

(node as any).hash = "811620bd2b167929e47a5214abef257c";

export default node;
