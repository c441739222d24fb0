/**
 * @generated SignedSource<<8a80bfa3870fdc9197831a7c87f35cb4>>
 * @relayHash 164f04e8e1804b9a94e32276774b878a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4b3d3550edce914a5e04436fc46aad8cdf4bbe56f84576ba4e95e0d9d4a47e5

import type { ConcreteRequest } from 'relay-runtime';
export type usePagesQuery$variables = Record<PropertyKey, never>;
export type usePagesQuery$data = {
  readonly pages: {
    readonly nodes: ReadonlyArray<{
      readonly title: string | null | undefined;
      readonly uri: string | null | undefined;
    }>;
  } | null | undefined;
};
export type usePagesQuery = {
  response: usePagesQuery$data;
  variables: usePagesQuery$variables;
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
  "name": "title"
},
v2 = {
  "kind": "ScalarField",
  "name": "uri"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "usePagesQuery",
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
              (v2/*:: as any*/)
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
    "name": "usePagesQuery",
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
              (v2/*:: as any*/),
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
    "cacheID": "164f04e8e1804b9a94e32276774b878a",
    "id": "d4b3d3550edce914a5e04436fc46aad8cdf4bbe56f84576ba4e95e0d9d4a47e5",
    "metadata": {},
    "name": "usePagesQuery",
    "operationKind": "query",
    "text": "query usePagesQuery{pages(first:14,where:{parent:\"0\",hasPassword:false,orderby:[{field:MENU_ORDER,order:ASC}]}){nodes{title,uri,id}}}"
  }
};
})();

(node as any).hash = "32d05533721131b01395977f3367b6a3";

export default node;
