/**
 * @generated SignedSource<<b2be3143957b3d4197d16c508f411dc7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type accountSourceDownloadsQuery$variables = Record<PropertyKey, never>;
export type accountSourceDownloadsQuery$data = {
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
export type accountSourceDownloadsQuery = {
  response: accountSourceDownloadsQuery$data;
  variables: accountSourceDownloadsQuery$variables;
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
    "name": "accountSourceDownloadsQuery",
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
    "name": "accountSourceDownloadsQuery",
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
    "cacheID": "2ff306e84f99610de678f20d4c5e87ce",
    "id": null,
    "metadata": {},
    "name": "accountSourceDownloadsQuery",
    "operationKind": "query",
    "text": "query accountSourceDownloadsQuery{customer{downloadableItems(first:100){nodes{name,url,downloadsRemaining,accessExpires,id}},id}}"
  }
};
})();

(node as any).hash = "f9f18f96f693cacaee6869638193c98b";

export default node;
