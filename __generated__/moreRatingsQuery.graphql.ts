/**
 * @generated SignedSource<<72bea189aac1401ae5315a7792ef0a56>>
 * @relayHash caf574cb4116a6d47ba1268d2b618a66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a474c3cbdc3cfecf2397968ea5f1f108f00e0525f72ea86717ff128e61be8271

import type { ConcreteRequest } from 'relay-runtime';
export type moreRatingsQuery$variables = {
  after?: string | null | undefined;
  id: string;
};
export type moreRatingsQuery$data = {
  readonly product: {
    readonly reviews: {
      readonly edges: ReadonlyArray<{
        readonly rating: number | null | undefined;
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
    } | null | undefined;
  } | null | undefined;
};
export type moreRatingsQuery = {
  response: moreRatingsQuery$data;
  variables: moreRatingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "args": [
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
  "concreteType": "ProductToCommentConnection",
  "kind": "LinkedField",
  "name": "reviews",
  "plural": false,
  "selections": [
    {
      "concreteType": "ProductToCommentConnectionPageInfo",
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
    {
      "concreteType": "ProductToCommentConnectionEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "rating"
        }
      ]
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "moreRatingsQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "moreRatingsQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "__typename"
          },
          (v3/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "caf574cb4116a6d47ba1268d2b618a66",
    "id": "a474c3cbdc3cfecf2397968ea5f1f108f00e0525f72ea86717ff128e61be8271",
    "metadata": {},
    "name": "moreRatingsQuery",
    "operationKind": "query",
    "text": "query moreRatingsQuery($id:ID!,$after:String){product(id:$id){__typename,reviews(first:100,after:$after){pageInfo{hasNextPage,endCursor},edges{rating}},id}}"
  }
};
})();

(node as any).hash = "2dea7b4d65e00a35b98debb5f7233b79";

export default node;
