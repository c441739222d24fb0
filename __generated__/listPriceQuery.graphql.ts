/**
 * @generated SignedSource<<72f3652cd3d0036ed67379373cb2f750>>
 * @relayHash 11899d4ac91cfe3d37951172cadc52a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70b91df9d9f245aba6ef4a521fc653ad0d5406eace7f9944c235053aac8d7a17

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type listPriceQuery$variables = {
  slugs?: ReadonlyArray<string | null | undefined> | null | undefined;
};
export type listPriceQuery$data = {
  readonly products: {
    readonly nodes: ReadonlyArray<{
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
    "name": "listPriceQuery",
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
                "name": "priceAndStock_product"
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
    "cacheID": "11899d4ac91cfe3d37951172cadc52a6",
    "id": "70b91df9d9f245aba6ef4a521fc653ad0d5406eace7f9944c235053aac8d7a17",
    "metadata": {},
    "name": "listPriceQuery",
    "operationKind": "query",
    "text": "query listPriceQuery($slugs:[String]){products(first:100,where:{slugIn:$slugs}){nodes{__typename,...priceAndStock_product,id}}}fragment priceAndStock_product on Product{__isProduct:__typename,slug,onSale,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus}}"
  }
};
})();

(node as any).hash = "1d6cc14f79b03f2b6c0f0dc7311faa6f";

export default node;
