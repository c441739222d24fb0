/**
 * @generated SignedSource<<8aa83269385482d704b0996df7914e7f>>
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
      readonly isPostsPage: boolean;
      readonly modifiedGmt: string | null | undefined;
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
  "name": "uri"
},
v3 = {
  "kind": "ScalarField",
  "name": "isPostsPage"
},
v4 = {
  "kind": "ScalarField",
  "name": "modifiedGmt"
},
v5 = {
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
    "cacheID": "5c9755d32775831a08f64f25816e51a7",
    "id": null,
    "metadata": {},
    "name": "catalogueListsPagesQuery",
    "operationKind": "query",
    "text": "query catalogueListsPagesQuery($after:String){list:pages(first:100,after:$after,where:{hasPassword:false}){nodes{uri,isPostsPage,modifiedGmt,id},pageInfo{hasNextPage,endCursor}}}"
  }
};
})();

(node as any).hash = "e021d9e099920e5a3a2515cffa9d2d0e";

export default node;
