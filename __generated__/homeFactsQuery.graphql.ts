/**
 * @generated SignedSource<<ba8075e2a847d28967761cc2cf75e958>>
 * @relayHash 765682b48f44c110dc2a25746323fe66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef195c3a8657be7efde103d501ad7b5bb3a35ccf7b62d564177b5c76ac8185cc

import type { ConcreteRequest } from 'relay-runtime';
export type homeFactsQuery$variables = Record<PropertyKey, never>;
export type homeFactsQuery$data = {
  readonly products: {
    readonly nodes: ReadonlyArray<{
      readonly image: {
        readonly altText: string | null | undefined;
        readonly sourceUrl: string | null | undefined;
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
  "name": "altText",
  "storageKey": null
},
v3 = {
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
                  (v2/*:: as any*/)
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
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "products(first:1,where:{\"featured\":true,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"visibility\":\"VISIBLE\"})"
      }
    ]
  },
  "params": {
    "cacheID": "765682b48f44c110dc2a25746323fe66",
    "id": "ef195c3a8657be7efde103d501ad7b5bb3a35ccf7b62d564177b5c76ac8185cc",
    "metadata": {},
    "name": "homeFactsQuery",
    "operationKind": "query",
    "text": "query homeFactsQuery {\n  products(first: 1, where: {visibility: VISIBLE, featured: true, orderby: [{field: MENU_ORDER, order: ASC}]}) {\n    nodes {\n      __typename\n      image {\n        sourceUrl\n        altText\n        id\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "a3b921ad54c698701db576113ba79d26";

export default node;
