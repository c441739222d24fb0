/**
 * @generated SignedSource<<a50210fcc9a0c4685b56b9abd3f6fd46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type searchedProductCategoriesQuery$variables = {
  after?: string | null | undefined;
};
export type searchedProductCategoriesQuery$data = {
  readonly list: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
      readonly name: string | null | undefined;
      readonly parentDatabaseId: number | null | undefined;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  } | null | undefined;
};
export type searchedProductCategoriesQuery = {
  response: searchedProductCategoriesQuery$data;
  variables: searchedProductCategoriesQuery$variables;
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
  "name": "databaseId"
},
v3 = {
  "kind": "ScalarField",
  "name": "name"
},
v4 = {
  "kind": "ScalarField",
  "name": "parentDatabaseId"
},
v5 = {
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
    "name": "searchedProductCategoriesQuery",
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
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ]
          },
          (v5/*:: as any*/)
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "searchedProductCategoriesQuery",
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "id"
              }
            ]
          },
          (v5/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "4ca8b5dec4976f8232affb4b009a3555",
    "id": null,
    "metadata": {},
    "name": "searchedProductCategoriesQuery",
    "operationKind": "query",
    "text": "query searchedProductCategoriesQuery($after:String){list:productCategories(first:100,after:$after){nodes{databaseId,name,parentDatabaseId,id},pageInfo{hasNextPage,endCursor}}}"
  }
};
})();

(node as any).hash = "2a9093b58c24957b674ebd01a5275367";

export default node;
