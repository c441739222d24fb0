/**
 * @generated SignedSource<<86ca2cfd230e094ddedbd39b94affbae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ProductsOrderByEnum = "DATE" | "IN" | "MENU_ORDER" | "MODIFIED" | "NAME" | "ON_SALE_FROM" | "ON_SALE_TO" | "POPULARITY" | "PRICE" | "RATING" | "REGULAR_PRICE" | "REVIEW_COUNT" | "SALE_PRICE" | "SLUG" | "TOTAL_SALES";
export type cataloguePathsProductsQuery$variables = {
  after?: string | null | undefined;
  order: ProductsOrderByEnum;
};
export type cataloguePathsProductsQuery$data = {
  readonly list: {
    readonly nodes: ReadonlyArray<{
      readonly slug: string | null | undefined;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  } | null | undefined;
};
export type cataloguePathsProductsQuery = {
  response: cataloguePathsProductsQuery$data;
  variables: cataloguePathsProductsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "order"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  },
  {
    "fields": [
      {
        "items": [
          {
            "fields": [
              {
                "kind": "Variable",
                "name": "field",
                "variableName": "order"
              },
              {
                "kind": "Literal",
                "name": "order",
                "value": "DESC"
              }
            ],
            "kind": "ObjectValue",
            "name": "orderby.0"
          }
        ],
        "kind": "ListValue",
        "name": "orderby"
      },
      {
        "kind": "Literal",
        "name": "status",
        "value": "publish"
      },
      {
        "kind": "Literal",
        "name": "visibility",
        "value": "VISIBLE"
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
  "concreteType": "RootQueryToProductConnectionPageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "hasNextPage"
    },
    {
      "kind": "ScalarField",
      "name": "endCursor"
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "cataloguePathsProductsQuery",
    "selections": [
      {
        "alias": "list",
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
              (v2/*:: as any*/)
            ]
          },
          (v3/*:: as any*/)
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "cataloguePathsProductsQuery",
    "selections": [
      {
        "alias": "list",
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
              (v2/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "id"
              }
            ]
          },
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "507d9d787b6416e31c66d6d87e545111",
    "id": null,
    "metadata": {},
    "name": "cataloguePathsProductsQuery",
    "operationKind": "query",
    "text": "query cataloguePathsProductsQuery($after:String,$order:ProductsOrderByEnum!){list:products(first:100,after:$after,where:{visibility:VISIBLE,status:\"publish\",orderby:[{field:$order,order:DESC}]}){nodes{__typename,slug,id},pageInfo{hasNextPage,endCursor}}}"
  }
};
})();

(node as any).hash = "e9f3f13c27807ea9c4b486ef1836a698";

export default node;
