/**
 * @generated SignedSource<<f02ceef8c83b9c33cc9a792b79202e4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type shopChoicesPagesQuery$variables = Record<PropertyKey, never>;
export type shopChoicesPagesQuery$data = {
  readonly pages: {
    readonly nodes: ReadonlyArray<{
      readonly uri: string | null | undefined;
    }>;
  } | null | undefined;
};
export type shopChoicesPagesQuery = {
  response: shopChoicesPagesQuery$data;
  variables: shopChoicesPagesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 14
  },
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "hasPassword": false,
      "orderby": [
        {
          "field": "MENU_ORDER",
          "order": "ASC"
        }
      ],
      "parent": "0"
    }
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "uri"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "shopChoicesPagesQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
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
              (v1/*:: as any*/)
            ]
          }
        ],
        "storageKey": "pages(first:14,where:{\"hasPassword\":false,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"parent\":\"0\"})"
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "shopChoicesPagesQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
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
              (v1/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "id"
              }
            ]
          }
        ],
        "storageKey": "pages(first:14,where:{\"hasPassword\":false,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"parent\":\"0\"})"
      }
    ]
  },
  "params": {
    "cacheID": "9226aa5d86ca93cd12fd9921dfdcced8",
    "id": null,
    "metadata": {},
    "name": "shopChoicesPagesQuery",
    "operationKind": "query",
    "text": "query shopChoicesPagesQuery{pages(first:14,where:{parent:\"0\",hasPassword:false,orderby:[{field:MENU_ORDER,order:ASC}]}){nodes{uri,id}}}"
  }
};
})();

(node as any).hash = "e94a7c93c522dfa4a1a9b7c1c2fe8853";

export default node;
