/**
 * @generated SignedSource<<6915d71781c1f9a97bce941e3dcc9719>>
 * @relayHash ade610c09b1b830cdd71362bf6d7874d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 251652285d5e4f3f9f029bd9d8c2f632299e8358529de853e20fade43e6b2569

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
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "ade610c09b1b830cdd71362bf6d7874d",
    "id": "251652285d5e4f3f9f029bd9d8c2f632299e8358529de853e20fade43e6b2569",
    "metadata": {},
    "name": "wordpressPageFactsQuery",
    "operationKind": "query",
    "text": "query wordpressPageFactsQuery($uri:ID!){told:page(id:$uri,idType:URI){title,content,modifiedGmt,id}}"
  }
};
})();

(node as any).hash = "dbdf87735790ce02cbf2834364de907c";

export default node;
