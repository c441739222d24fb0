/**
 * @generated SignedSource<<5e5e310b31637f201860802414c2679a>>
 * @relayHash a0f5b590270540a0e8486fa55098cbf0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21ab815e5912a6b8824fbafd7fefeadeb65f001330344eba879a4372d5a78369

import type { ConcreteRequest } from 'relay-runtime';
export type wordpressPageFactsQuery$variables = {
  uri: string;
};
export type wordpressPageFactsQuery$data = {
  readonly described: {
    readonly ancestors: {
      readonly nodes: ReadonlyArray<{
        readonly title?: string | null | undefined;
        readonly uri: string | null | undefined;
      }>;
    } | null | undefined;
    readonly content: string | null | undefined;
    readonly featuredImage: {
      readonly node: {
        readonly altText: string | null | undefined;
        readonly sourceUrl: string | null | undefined;
        readonly srcSet: string | null | undefined;
      };
    } | null | undefined;
    readonly modifiedGmt: string | null | undefined;
    readonly title: string | null | undefined;
  } | null | undefined;
};
export type wordpressPageFactsQuery = {
  response: wordpressPageFactsQuery$data;
  variables: wordpressPageFactsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "uri"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "uri"
  },
  {
    "kind": "Literal",
    "name": "idType",
    "value": "URI"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "title"
},
v3 = {
  "kind": "ScalarField",
  "name": "content"
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
  "kind": "ScalarField",
  "name": "srcSet"
},
v7 = {
  "kind": "ScalarField",
  "name": "altText"
},
v8 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v9 = {
  "kind": "ScalarField",
  "name": "uri"
},
v10 = {
  "kind": "InlineFragment",
  "selections": [
    (v2/*:: as any*/)
  ],
  "type": "NodeWithTitle",
  "abstractKey": "__isNodeWithTitle"
},
v11 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "wordpressPageFactsQuery",
    "selections": [
      {
        "alias": "described",
        "args": (v1/*:: as any*/),
        "concreteType": "Page",
        "kind": "LinkedField",
        "name": "page",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ]
              }
            ]
          },
          {
            "args": (v8/*:: as any*/),
            "concreteType": "HierarchicalContentNodeToContentNodeAncestorsConnection",
            "kind": "LinkedField",
            "name": "ancestors",
            "plural": false,
            "selections": [
              {
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v9/*:: as any*/),
                  (v10/*:: as any*/)
                ]
              }
            ],
            "storageKey": "ancestors(first:20)"
          }
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "wordpressPageFactsQuery",
    "selections": [
      {
        "alias": "described",
        "args": (v1/*:: as any*/),
        "concreteType": "Page",
        "kind": "LinkedField",
        "name": "page",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v11/*:: as any*/)
                ]
              }
            ]
          },
          {
            "args": (v8/*:: as any*/),
            "concreteType": "HierarchicalContentNodeToContentNodeAncestorsConnection",
            "kind": "LinkedField",
            "name": "ancestors",
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
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
                ]
              }
            ],
            "storageKey": "ancestors(first:20)"
          },
          (v11/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "a0f5b590270540a0e8486fa55098cbf0",
    "id": "21ab815e5912a6b8824fbafd7fefeadeb65f001330344eba879a4372d5a78369",
    "metadata": {},
    "name": "wordpressPageFactsQuery",
    "operationKind": "query",
    "text": "query wordpressPageFactsQuery($uri:ID!){described:page(id:$uri,idType:URI){title,content,modifiedGmt,featuredImage{node{sourceUrl,srcSet,altText,id}},ancestors(first:20){nodes{__typename,uri,...on NodeWithTitle{__isNodeWithTitle:__typename,title},id}},id}}"
  }
};
})();

(node as any).hash = "83fd208197fcdceb9e533fbed75ef9c2";

export default node;
