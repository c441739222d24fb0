/**
 * @generated SignedSource<<37709cbfca4a7d226519cbde24232840>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type mirroredPagesQuery$variables = {
  after?: string | null | undefined;
};
export type mirroredPagesQuery$data = {
  readonly list: {
    readonly nodes: ReadonlyArray<{
      readonly content: string | null | undefined;
      readonly databaseId: number;
      readonly dateGmt: string | null | undefined;
      readonly isPostsPage: boolean;
      readonly isPrivacyPage: boolean;
      readonly menuOrder: number | null | undefined;
      readonly modifiedGmt: string | null | undefined;
      readonly parentDatabaseId: number | null | undefined;
      readonly slug: string | null | undefined;
      readonly title: string | null | undefined;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  } | null | undefined;
};
export type mirroredPagesQuery = {
  response: mirroredPagesQuery$data;
  variables: mirroredPagesQuery$variables;
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
    "value": 50
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
  "name": "slug"
},
v4 = {
  "kind": "ScalarField",
  "name": "title"
},
v5 = {
  "kind": "ScalarField",
  "name": "content"
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
  "name": "isPrivacyPage"
},
v9 = {
  "kind": "ScalarField",
  "name": "isPostsPage"
},
v10 = {
  "kind": "ScalarField",
  "name": "dateGmt"
},
v11 = {
  "kind": "ScalarField",
  "name": "modifiedGmt"
},
v12 = {
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
    "name": "mirroredPagesQuery",
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
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ]
          },
          (v12/*:: as any*/)
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "mirroredPagesQuery",
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
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "id"
              }
            ]
          },
          (v12/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "70f49ff482bb9a86dbb22db408608ee2",
    "id": null,
    "metadata": {},
    "name": "mirroredPagesQuery",
    "operationKind": "query",
    "text": "query mirroredPagesQuery($after:String){list:pages(first:50,after:$after,where:{hasPassword:false}){nodes{databaseId,slug,title,content,parentDatabaseId,menuOrder,isPrivacyPage,isPostsPage,dateGmt,modifiedGmt,id},pageInfo{hasNextPage,endCursor}}}"
  }
};
})();

(node as any).hash = "d2ff2fdca08b63c7f873f05e147d4c8e";

export default node;
