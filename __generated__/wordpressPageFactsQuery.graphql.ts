/**
 * @generated SignedSource<<6dd9ec1fe5bf39ea8a68f6c0b53c191d>>
 * @relayHash 9a025240e5fc7c66ef144fb5efc6a584
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b93765e74589ee2b8a8654600b119cd235822742bf1398dc5570f74effeca52

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
v5 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v6 = {
  "kind": "ScalarField",
  "name": "uri"
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    (v2/*:: as any*/)
  ],
  "type": "NodeWithTitle",
  "abstractKey": "__isNodeWithTitle"
},
v8 = {
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
            "args": (v5/*:: as any*/),
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
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
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
            "args": (v5/*:: as any*/),
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
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/)
                ]
              }
            ],
            "storageKey": "ancestors(first:20)"
          },
          (v8/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "9a025240e5fc7c66ef144fb5efc6a584",
    "id": "6b93765e74589ee2b8a8654600b119cd235822742bf1398dc5570f74effeca52",
    "metadata": {},
    "name": "wordpressPageFactsQuery",
    "operationKind": "query",
    "text": "query wordpressPageFactsQuery($uri:ID!){described:page(id:$uri,idType:URI){title,content,modifiedGmt,ancestors(first:20){nodes{__typename,uri,...on NodeWithTitle{__isNodeWithTitle:__typename,title},id}},id}}"
  }
};
})();

(node as any).hash = "a10a55652945e90fb1aa5809b86e544a";

export default node;
