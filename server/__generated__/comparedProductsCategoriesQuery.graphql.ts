/**
 * @generated SignedSource<<193578cd81aed89d1fe631741d05dfb2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type comparedProductsCategoriesQuery$variables = {
  after?: string | null | undefined;
};
export type comparedProductsCategoriesQuery$data = {
  readonly list: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
      readonly description: string | null | undefined;
      readonly image: {
        readonly altText: string | null | undefined;
        readonly sourceUrl: string | null | undefined;
      } | null | undefined;
      readonly name: string | null | undefined;
      readonly parentDatabaseId: number | null | undefined;
      readonly slug: string | null | undefined;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  } | null | undefined;
};
export type comparedProductsCategoriesQuery = {
  response: comparedProductsCategoriesQuery$data;
  variables: comparedProductsCategoriesQuery$variables;
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
  "name": "slug"
},
v4 = {
  "kind": "ScalarField",
  "name": "name"
},
v5 = {
  "kind": "ScalarField",
  "name": "description"
},
v6 = {
  "kind": "ScalarField",
  "name": "parentDatabaseId"
},
v7 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v8 = {
  "kind": "ScalarField",
  "name": "altText"
},
v9 = {
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
},
v10 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "comparedProductsCategoriesQuery",
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
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/)
                ]
              }
            ]
          },
          (v9/*:: as any*/)
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "comparedProductsCategoriesQuery",
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
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v10/*:: as any*/)
                ]
              },
              (v10/*:: as any*/)
            ]
          },
          (v9/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "72acecfc11944d97ce689c7782703250",
    "id": null,
    "metadata": {},
    "name": "comparedProductsCategoriesQuery",
    "operationKind": "query",
    "text": "query comparedProductsCategoriesQuery($after:String){list:productCategories(first:100,after:$after){nodes{databaseId,slug,name,description,parentDatabaseId,image{sourceUrl,altText,id},id},pageInfo{hasNextPage,endCursor}}}"
  }
};
})();

(node as any).hash = "0978930d2b4672cc3ca8de0da4d3eb45";

export default node;
