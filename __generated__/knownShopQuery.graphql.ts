/**
 * @generated SignedSource<<d9673fd0ed72bf3741a706d099316b5b>>
 * @relayHash e2c868d3aa781a623768d06b853b2bc2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48c6209c7426fc9a52d3915ac2ed2a70c01bee8f6257a1eae40b0b6f762f601f

import type { ConcreteRequest } from 'relay-runtime';
export type knownShopQuery$variables = Record<PropertyKey, never>;
export type knownShopQuery$data = {
  readonly productCategories: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
      readonly name: string | null | undefined;
      readonly parentDatabaseId: number | null | undefined;
      readonly slug: string | null | undefined;
    }>;
  } | null | undefined;
  readonly products: {
    readonly nodes: ReadonlyArray<{
      readonly price?: string | null | undefined;
    }>;
  } | null | undefined;
};
export type knownShopQuery = {
  response: knownShopQuery$data;
  variables: knownShopQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  },
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "hideEmpty": true
    }
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v2 = {
  "kind": "ScalarField",
  "name": "parentDatabaseId"
},
v3 = {
  "kind": "ScalarField",
  "name": "slug"
},
v4 = {
  "kind": "ScalarField",
  "name": "name"
},
v5 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  },
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "orderby": [
        {
          "field": "PRICE",
          "order": "DESC"
        }
      ],
      "visibility": "VISIBLE"
    }
  }
],
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "price"
    }
  ],
  "type": "ProductWithPricing",
  "abstractKey": "__isProductWithPricing"
},
v7 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "knownShopQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "RootQueryToProductCategoryConnection",
        "kind": "LinkedField",
        "name": "productCategories",
        "plural": false,
        "selections": [
          {
            "concreteType": "ProductCategory",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ]
          }
        ],
        "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true})"
      },
      {
        "args": (v5/*:: as any*/),
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
              (v6/*:: as any*/)
            ]
          }
        ],
        "storageKey": "products(first:1,where:{\"orderby\":[{\"field\":\"PRICE\",\"order\":\"DESC\"}],\"visibility\":\"VISIBLE\"})"
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "knownShopQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "RootQueryToProductCategoryConnection",
        "kind": "LinkedField",
        "name": "productCategories",
        "plural": false,
        "selections": [
          {
            "concreteType": "ProductCategory",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v7/*:: as any*/)
            ]
          }
        ],
        "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true})"
      },
      {
        "args": (v5/*:: as any*/),
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
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ]
          }
        ],
        "storageKey": "products(first:1,where:{\"orderby\":[{\"field\":\"PRICE\",\"order\":\"DESC\"}],\"visibility\":\"VISIBLE\"})"
      }
    ]
  },
  "params": {
    "cacheID": "e2c868d3aa781a623768d06b853b2bc2",
    "id": "48c6209c7426fc9a52d3915ac2ed2a70c01bee8f6257a1eae40b0b6f762f601f",
    "metadata": {},
    "name": "knownShopQuery",
    "operationKind": "query",
    "text": "query knownShopQuery{productCategories(first:100,where:{hideEmpty:true}){nodes{databaseId,parentDatabaseId,slug,name,id}},products(first:1,where:{visibility:VISIBLE,orderby:[{field:PRICE,order:DESC}]}){nodes{__typename,...on ProductWithPricing{__isProductWithPricing:__typename,price},id}}}"
  }
};
})();

(node as any).hash = "bb7c2d379526983f422426143c6f0847";

export default node;
