/**
 * @generated SignedSource<<f4f854484797d081f12c6e6f43037b5c>>
 * @relayHash e9bf073bbb84781276c41b93084e8c72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc7b88ac2694e219e3d85d9600757f00f03fd419ac6ba04a6f508b98b1a1a232

import type { ConcreteRequest } from 'relay-runtime';
export type CheckoutFooterQuery$variables = Record<PropertyKey, never>;
export type CheckoutFooterQuery$data = {
  readonly pages: {
    readonly nodes: ReadonlyArray<{
      readonly title: string | null | undefined;
      readonly uri: string | null | undefined;
    }>;
  } | null | undefined;
};
export type CheckoutFooterQuery = {
  response: CheckoutFooterQuery$data;
  variables: CheckoutFooterQuery$variables;
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
    "name": "CheckoutFooterQuery",
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
    "name": "CheckoutFooterQuery",
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
    "cacheID": "e9bf073bbb84781276c41b93084e8c72",
    "id": "fc7b88ac2694e219e3d85d9600757f00f03fd419ac6ba04a6f508b98b1a1a232",
    "metadata": {},
    "name": "CheckoutFooterQuery",
    "operationKind": "query",
    "text": "query CheckoutFooterQuery{pages(first:14,where:{parent:\"0\",hasPassword:false,orderby:[{field:MENU_ORDER,order:ASC}]}){nodes{title,uri,id}}}"
  }
};
})();

(node as any).hash = "caf3220068fb1937150dbc02cc3a0b82";

export default node;
