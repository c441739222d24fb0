/**
 * @generated SignedSource<<35a2cf0c21cf4a48b8595a50a336efdf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type cataloguePathsCategoriesQuery$variables = {
  after?: string | null | undefined;
};
export type cataloguePathsCategoriesQuery$data = {
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
export type cataloguePathsCategoriesQuery = {
  response: cataloguePathsCategoriesQuery$data;
  variables: cataloguePathsCategoriesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
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
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "slug"
},
v3 = {
  "concreteType": "RootQueryToProductCategoryConnectionPageInfo",
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
    "name": "cataloguePathsCategoriesQuery",
    "selections": [
      {
        "alias": "list",
        "args": (v1/*:: as any*/),
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
    "name": "cataloguePathsCategoriesQuery",
    "selections": [
      {
        "alias": "list",
        "args": (v1/*:: as any*/),
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
    "cacheID": "914b5ec9d70b0c2a28dcbc3831444d5a",
    "id": null,
    "metadata": {},
    "name": "cataloguePathsCategoriesQuery",
    "operationKind": "query",
    "text": "query cataloguePathsCategoriesQuery($after:String){list:productCategories(first:100,after:$after){nodes{slug,id},pageInfo{hasNextPage,endCursor}}}"
  }
};
})();

(node as any).hash = "e44b37fc20550b804e36b5732209e1cb";

export default node;
