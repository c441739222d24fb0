/**
 * @generated SignedSource<<1bf942a38f17e35b5f16ddf6da33ff29>>
 * @relayHash 6a5df2c83d6094ec7c3aaad8c568d1ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9cee6456c668613141a6fdc562d0ba79369b1b96c0e74cad78a141d257a524b

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
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v2 = {
  "kind": "ScalarField",
  "name": "srcSet"
},
v3 = {
  "kind": "ScalarField",
  "name": "altText"
},
v4 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "homeFactsQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ]
              }
            ]
          }
        ],
        "storageKey": "products(first:1,where:{\"featured\":true,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"visibility\":\"VISIBLE\"})"
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "homeFactsQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "__typename"
              },
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ]
              },
              (v4/*:: as any*/)
            ]
          }
        ],
        "storageKey": "products(first:1,where:{\"featured\":true,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"visibility\":\"VISIBLE\"})"
      }
    ]
  },
  "params": {
    "cacheID": "6a5df2c83d6094ec7c3aaad8c568d1ff",
    "id": "f9cee6456c668613141a6fdc562d0ba79369b1b96c0e74cad78a141d257a524b",
    "metadata": {},
    "name": "homeFactsQuery",
    "operationKind": "query",
    "text": "query homeFactsQuery{products(first:1,where:{visibility:VISIBLE,featured:true,orderby:[{field:MENU_ORDER,order:ASC}]}){nodes{__typename,image{sourceUrl,srcSet,altText,id},id}}}"
  }
};
})();

(node as any).hash = "679e609498b78dc56cbc712ee9d15b49";

export default node;
