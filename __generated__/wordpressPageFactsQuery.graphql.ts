/**
 * @generated SignedSource<<9b189b9227fda787edfb6bf435a7dc9a>>
 * @relayHash 415b67da446337c497863f7a1cfb4cce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fdb0143926e40f69bcf8ccc2e335600819b70fb047e7dd4708baf2bbf04eacf6

import type { ConcreteRequest } from 'relay-runtime';
export type wordpressPageFactsQuery$variables = {
  uri: string;
};
export type wordpressPageFactsQuery$data = {
  readonly told: {
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "content",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "modifiedGmt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "wordpressPageFactsQuery",
    "selections": [
      {
        "alias": "told",
        "args": (v1/*:: as any*/),
        "concreteType": "Page",
        "kind": "LinkedField",
        "name": "page",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "RootQuery",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "wordpressPageFactsQuery",
    "selections": [
      {
        "alias": "told",
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "415b67da446337c497863f7a1cfb4cce",
    "id": "fdb0143926e40f69bcf8ccc2e335600819b70fb047e7dd4708baf2bbf04eacf6",
    "metadata": {},
    "name": "wordpressPageFactsQuery",
    "operationKind": "query",
    "text": "query wordpressPageFactsQuery(\n  $uri: ID!\n) {\n  told: page(id: $uri, idType: URI) {\n    title\n    content\n    modifiedGmt\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "dbdf87735790ce02cbf2834364de907c";

export default node;
