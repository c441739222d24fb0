/**
 * @generated SignedSource<<7feab198586fe8c9f457d469c0f155a1>>
 * @relayHash d3cf68224202a903919e04f4328c5758
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 993f317b6c0f4a8f2ed7fa4d89c094f66850262c4377fe87b5cdec2847cce661

import type { ConcreteRequest } from 'relay-runtime';
export type wordpressPageFactsQuery$variables = {
  uri: string;
};
export type wordpressPageFactsQuery$data = {
  readonly described: {
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
          (v4/*:: as any*/)
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
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "d3cf68224202a903919e04f4328c5758",
    "id": "993f317b6c0f4a8f2ed7fa4d89c094f66850262c4377fe87b5cdec2847cce661",
    "metadata": {},
    "name": "wordpressPageFactsQuery",
    "operationKind": "query",
    "text": "query wordpressPageFactsQuery($uri:ID!){described:page(id:$uri,idType:URI){title,content,modifiedGmt,id}}"
  }
};
})();

(node as any).hash = "24c5889df3f2516b65a6656e3bbbc366";

export default node;
