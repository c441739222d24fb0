/**
 * @generated SignedSource<<2c8b9a056898996eae5acd9528623df8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type catalogueListsPagesQuery$variables = {
  after?: string | null | undefined;
};
export type catalogueListsPagesQuery$data = {
  readonly list: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
      readonly isPostsPage: boolean;
      readonly menuOrder: number | null | undefined;
      readonly modifiedGmt: string | null | undefined;
      readonly title: string | null | undefined;
      readonly uri: string | null | undefined;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  } | null | undefined;
};
export type catalogueListsPagesQuery = {
  response: catalogueListsPagesQuery$data;
  variables: catalogueListsPagesQuery$variables;
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
      "hasPassword": false
    }
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v3 = {
  "kind": "ScalarField",
  "name": "uri"
},
v4 = {
  "kind": "ScalarField",
  "name": "title"
},
v5 = {
  "kind": "ScalarField",
  "name": "menuOrder"
},
v6 = {
  "kind": "ScalarField",
  "name": "isPostsPage"
},
v7 = {
  "kind": "ScalarField",
  "name": "modifiedGmt"
},
v8 = {
  "concreteType": "RootQueryToPageConnectionPageInfo",
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
    "name": "catalogueListsPagesQuery",
    "selections": [
      {
        "alias": "list",
        "args": (v1/*:: as any*/),
        "concreteType": "RootQueryToPageConnection",
        "kind": "LinkedField",
        "name": "pages",
        "plural": false,
        "selections": [
          {
            "concreteType": "Page",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ]
          },
          (v8/*:: as any*/)
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "catalogueListsPagesQuery",
    "selections": [
      {
        "alias": "list",
        "args": (v1/*:: as any*/),
        "concreteType": "RootQueryToPageConnection",
        "kind": "LinkedField",
        "name": "pages",
        "plural": false,
        "selections": [
          {
            "concreteType": "Page",
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
                "kind": "ScalarField",
                "name": "id"
              }
            ]
          },
          (v8/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "bef170f3092a5e8b74612b71d9f7332b",
    "id": null,
    "metadata": {},
    "name": "catalogueListsPagesQuery",
    "operationKind": "query",
    "text": "query catalogueListsPagesQuery($after:String){list:pages(first:100,after:$after,where:{hasPassword:false}){nodes{databaseId,uri,title,menuOrder,isPostsPage,modifiedGmt,id},pageInfo{hasNextPage,endCursor}}}"
  }
};
})();

(node as any).hash = "cac471ca3b6f3ba47205f72d9c0334a9";

export default node;
