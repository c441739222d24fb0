/**
 * @generated SignedSource<<ff6a2bfb0f1c0202df5e9205976f75cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type mirroredTermsCategoriesQuery$variables = {
  after?: string | null | undefined;
};
export type mirroredTermsCategoriesQuery$data = {
  readonly list: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
      readonly description: string | null | undefined;
      readonly image: {
        readonly altText: string | null | undefined;
        readonly databaseId: number;
        readonly sourceUrl: string | null | undefined;
        readonly title: string | null | undefined;
      } | null | undefined;
      readonly menuOrder: number | null | undefined;
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
export type mirroredTermsCategoriesQuery = {
  response: mirroredTermsCategoriesQuery$data;
  variables: mirroredTermsCategoriesQuery$variables;
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
  },
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "hideEmpty": false
    }
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
  "name": "menuOrder"
},
v8 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v9 = {
  "kind": "ScalarField",
  "name": "altText"
},
v10 = {
  "kind": "ScalarField",
  "name": "title"
},
v11 = {
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
v12 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "mirroredTermsCategoriesQuery",
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
              (v7/*:: as any*/),
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/)
                ]
              }
            ]
          },
          (v11/*:: as any*/)
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "mirroredTermsCategoriesQuery",
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
              (v7/*:: as any*/),
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v12/*:: as any*/)
                ]
              },
              (v12/*:: as any*/)
            ]
          },
          (v11/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "0522db26cfc8bf96801c8c77a5d9521f",
    "id": null,
    "metadata": {},
    "name": "mirroredTermsCategoriesQuery",
    "operationKind": "query",
    "text": "query mirroredTermsCategoriesQuery($after:String){list:productCategories(first:100,after:$after,where:{hideEmpty:false}){nodes{databaseId,slug,name,description,parentDatabaseId,menuOrder,image{databaseId,sourceUrl,altText,title,id},id},pageInfo{hasNextPage,endCursor}}}"
  }
};
})();

(node as any).hash = "cbd94cf3707e14a420f13ee514b21acb";

export default node;
