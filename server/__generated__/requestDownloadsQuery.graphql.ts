/**
 * @generated SignedSource<<8d1f73cb38ea32f281d22cb91cce5377>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type requestDownloadsQuery$variables = Record<PropertyKey, never>;
export type requestDownloadsQuery$data = {
  readonly customer: {
    readonly downloadableItems: {
      readonly nodes: ReadonlyArray<{
        readonly accessExpires: string | null | undefined;
        readonly downloadsRemaining: number | null | undefined;
        readonly name: string | null | undefined;
        readonly url: string | null | undefined;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type requestDownloadsQuery = {
  response: requestDownloadsQuery$data;
  variables: requestDownloadsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "name"
},
v2 = {
  "kind": "ScalarField",
  "name": "url"
},
v3 = {
  "kind": "ScalarField",
  "name": "downloadsRemaining"
},
v4 = {
  "kind": "ScalarField",
  "name": "accessExpires"
},
v5 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "requestDownloadsQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "CustomerToDownloadableItemConnection",
            "kind": "LinkedField",
            "name": "downloadableItems",
            "plural": false,
            "selections": [
              {
                "concreteType": "DownloadableItem",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ]
              }
            ],
            "storageKey": "downloadableItems(first:100)"
          }
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "requestDownloadsQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "CustomerToDownloadableItemConnection",
            "kind": "LinkedField",
            "name": "downloadableItems",
            "plural": false,
            "selections": [
              {
                "concreteType": "DownloadableItem",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ]
              }
            ],
            "storageKey": "downloadableItems(first:100)"
          },
          (v5/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "ee65dfcc7f8f46d6ff24327634a8db86",
    "id": null,
    "metadata": {},
    "name": "requestDownloadsQuery",
    "operationKind": "query",
    "text": "query requestDownloadsQuery{customer{downloadableItems(first:100){nodes{name,url,downloadsRemaining,accessExpires,id}},id}}"
  }
};
})();

(node as any).hash = "7ec9ffb561776e51e1175069d3ab286b";

export default node;
