/**
 * @generated SignedSource<<28aefe0514ea3e454d113cbd5f78da08>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type comparedProductsTermsQuery$variables = {
  after?: string | null | undefined;
};
export type comparedProductsTermsQuery$data = {
  readonly list: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
      readonly description: string | null | undefined;
      readonly image?: {
        readonly altText: string | null | undefined;
        readonly sourceUrl: string | null | undefined;
      } | null | undefined;
      readonly name: string | null | undefined;
      readonly parentDatabaseId?: number | null | undefined;
      readonly slug: string | null | undefined;
      readonly taxonomyName: string | null | undefined;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  } | null | undefined;
};
export type comparedProductsTermsQuery = {
  response: comparedProductsTermsQuery$data;
  variables: comparedProductsTermsQuery$variables;
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
  "name": "taxonomyName"
},
v4 = {
  "kind": "ScalarField",
  "name": "slug"
},
v5 = {
  "kind": "ScalarField",
  "name": "name"
},
v6 = {
  "kind": "ScalarField",
  "name": "description"
},
v7 = {
  "kind": "ScalarField",
  "name": "parentDatabaseId"
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
  "concreteType": "RootQueryToTermNodeConnectionPageInfo",
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
v11 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "comparedProductsTermsQuery",
    "selections": [
      {
        "alias": "list",
        "args": (v1/*:: as any*/),
        "concreteType": "RootQueryToTermNodeConnection",
        "kind": "LinkedField",
        "name": "terms",
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
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "concreteType": "MediaItem",
                    "kind": "LinkedField",
                    "name": "image",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      (v9/*:: as any*/)
                    ]
                  }
                ],
                "type": "ProductCategory"
              }
            ]
          },
          (v10/*:: as any*/)
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "comparedProductsTermsQuery",
    "selections": [
      {
        "alias": "list",
        "args": (v1/*:: as any*/),
        "concreteType": "RootQueryToTermNodeConnection",
        "kind": "LinkedField",
        "name": "terms",
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
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "concreteType": "MediaItem",
                    "kind": "LinkedField",
                    "name": "image",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v11/*:: as any*/)
                    ]
                  }
                ],
                "type": "ProductCategory"
              },
              (v11/*:: as any*/)
            ]
          },
          (v10/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "3720bc2e12c2a88d344f1f5439db92b0",
    "id": null,
    "metadata": {},
    "name": "comparedProductsTermsQuery",
    "operationKind": "query",
    "text": "query comparedProductsTermsQuery($after:String){list:terms(first:100,after:$after){nodes{__typename,databaseId,taxonomyName,slug,name,description,...on ProductCategory{parentDatabaseId,image{sourceUrl,altText,id}},id},pageInfo{hasNextPage,endCursor}}}"
  }
};
})();

(node as any).hash = "b0d15de69ba9a4f35a80a55df0754daf";

export default node;
