/**
 * @generated SignedSource<<90c870ae6c7e9c1ca428e8203dd9eb88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type sitemapEntriesProductsQuery$variables = {
  after?: string | null | undefined;
  ids?: ReadonlyArray<number | null | undefined> | null | undefined;
};
export type sitemapEntriesProductsQuery$data = {
  readonly list: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
      readonly image: {
        readonly sourceUrl: string | null | undefined;
      } | null | undefined;
      readonly modifiedGmt: string | null | undefined;
      readonly slug: string | null | undefined;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  } | null | undefined;
};
export type sitemapEntriesProductsQuery = {
  response: sitemapEntriesProductsQuery$data;
  variables: sitemapEntriesProductsQuery$variables;
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
    "name": "ids"
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
        "kind": "Variable",
        "name": "include",
        "variableName": "ids"
      },
      {
        "kind": "Literal",
        "name": "orderby",
        "value": [
          {
            "field": "DATE",
            "order": "DESC"
          }
        ]
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
  "name": "databaseId"
},
v3 = {
  "kind": "ScalarField",
  "name": "slug"
},
v4 = {
  "kind": "ScalarField",
  "name": "modifiedGmt"
},
v5 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v6 = {
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
},
v7 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "sitemapEntriesProductsQuery",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/)
                ]
              }
            ]
          },
          (v6/*:: as any*/)
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sitemapEntriesProductsQuery",
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v7/*:: as any*/)
                ]
              },
              (v7/*:: as any*/)
            ]
          },
          (v6/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "29dfc803010617c66c869612d723eac2",
    "id": null,
    "metadata": {},
    "name": "sitemapEntriesProductsQuery",
    "operationKind": "query",
    "text": "query sitemapEntriesProductsQuery($after:String,$ids:[Int]){list:products(first:100,after:$after,where:{include:$ids,visibility:VISIBLE,status:\"publish\",orderby:[{field:DATE,order:DESC}]}){nodes{__typename,databaseId,slug,modifiedGmt,image{sourceUrl,id},id},pageInfo{hasNextPage,endCursor}}}"
  }
};
})();

(node as any).hash = "80eb5f2514edecc9997bc171fc417acb";

export default node;
