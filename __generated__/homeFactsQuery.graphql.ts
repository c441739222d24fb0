/**
 * @generated SignedSource<<74b4c69405b03d102bea66bd3ae35749>>
 * @relayHash f5aaa5cbd513d7c8639e22d17fee4a9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 291630677bb66ac5d9b30feb931345d22053312b83a08a2732d79ae80f37c8ce

import type { ConcreteRequest } from 'relay-runtime';
export type homeFactsQuery$variables = Record<PropertyKey, never>;
export type homeFactsQuery$data = {
  readonly products: {
    readonly nodes: ReadonlyArray<{
      readonly image: {
        readonly altText: string | null | undefined;
        readonly sourceUrl: string | null | undefined;
        readonly srcSet: string | null | undefined;
      } | null | undefined;
    }>;
  } | null | undefined;
};
export type homeFactsQuery = {
  response: homeFactsQuery$data;
  variables: homeFactsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  },
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "featured": true,
      "orderby": [
        {
          "field": "MENU_ORDER",
          "order": "ASC"
        }
      ],
      "visibility": "VISIBLE"
    }
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sourceUrl",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "srcSet",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "altText",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "homeFactsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "products(first:1,where:{\"featured\":true,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"visibility\":\"VISIBLE\"})"
      }
    ],
    "type": "RootQuery",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "homeFactsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "products(first:1,where:{\"featured\":true,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"visibility\":\"VISIBLE\"})"
      }
    ]
  },
  "params": {
    "cacheID": "f5aaa5cbd513d7c8639e22d17fee4a9a",
    "id": "291630677bb66ac5d9b30feb931345d22053312b83a08a2732d79ae80f37c8ce",
    "metadata": {},
    "name": "homeFactsQuery",
    "operationKind": "query",
    "text": "query homeFactsQuery {\n  products(first: 1, where: {visibility: VISIBLE, featured: true, orderby: [{field: MENU_ORDER, order: ASC}]}) {\n    nodes {\n      __typename\n      image {\n        sourceUrl\n        srcSet\n        altText\n        id\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "679e609498b78dc56cbc712ee9d15b49";

export default node;
