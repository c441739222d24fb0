/**
 * @generated SignedSource<<fbdff8b02ebc3bde244973040df45996>>
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
      readonly featuredImage: {
        readonly node: {
          readonly altText: string | null | undefined;
          readonly databaseId: number;
          readonly sourceUrl: string | null | undefined;
          readonly title: string | null | undefined;
        };
      } | null | undefined;
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
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v13 = {
  "kind": "ScalarField",
  "name": "altText"
},
v14 = {
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
},
v15 = {
  "kind": "ScalarField",
  "name": "id"
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
              (v11/*:: as any*/),
              {
                "concreteType": "NodeWithFeaturedImageToMediaItemConnectionEdge",
                "kind": "LinkedField",
                "name": "featuredImage",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "MediaItem",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v4/*:: as any*/)
                    ]
                  }
                ]
              }
            ]
          },
          (v14/*:: as any*/)
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
                "concreteType": "NodeWithFeaturedImageToMediaItemConnectionEdge",
                "kind": "LinkedField",
                "name": "featuredImage",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "MediaItem",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v4/*:: as any*/),
                      (v15/*:: as any*/)
                    ]
                  }
                ]
              },
              (v15/*:: as any*/)
            ]
          },
          (v14/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "c589f1c502ce1dd47c54a9eea8a02408",
    "id": null,
    "metadata": {},
    "name": "mirroredPagesQuery",
    "operationKind": "query",
    "text": "query mirroredPagesQuery($after:String){list:pages(first:50,after:$after,where:{hasPassword:false}){nodes{databaseId,slug,title,content,parentDatabaseId,menuOrder,isPrivacyPage,isPostsPage,dateGmt,modifiedGmt,featuredImage{node{databaseId,sourceUrl,altText,title,id}},id},pageInfo{hasNextPage,endCursor}}}"
  }
};
})();

(node as any).hash = "d8630b85cabb0a2cb1835a6629685da8";

export default node;
