/**
 * @generated SignedSource<<2a33b60b8e86d889984873839b513fc8>>
 * @relayHash 062c1b1d2aaf533a7f47b4edef37239d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 493e621a621d3d72f378c1ce6d6eeeafd5ef9356e899fe75c139cd1c26cdd00b

import type { ConcreteRequest } from 'relay-runtime';
export type homeFactsQuery$variables = Record<PropertyKey, never>;
export type homeFactsQuery$data = {
  readonly featured: {
    readonly nodes: ReadonlyArray<{
      readonly image: {
        readonly altText: string | null | undefined;
        readonly sourceUrl: string | null | undefined;
        readonly srcSet: string | null | undefined;
      } | null | undefined;
    }>;
  } | null | undefined;
  readonly newest: {
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
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v1 = [
  (v0/*:: as any*/),
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
v2 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v3 = {
  "kind": "ScalarField",
  "name": "srcSet"
},
v4 = {
  "kind": "ScalarField",
  "name": "altText"
},
v5 = [
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
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ]
      }
    ]
  }
],
v6 = [
  (v0/*:: as any*/),
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "orderby": [
        {
          "field": "DATE",
          "order": "DESC"
        }
      ],
      "visibility": "VISIBLE"
    }
  }
],
v7 = {
  "kind": "ScalarField",
  "name": "id"
},
v8 = [
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
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v7/*:: as any*/)
        ]
      },
      (v7/*:: as any*/)
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "homeFactsQuery",
    "selections": [
      {
        "alias": "featured",
        "args": (v1/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v5/*:: as any*/),
        "storageKey": "products(first:1,where:{\"featured\":true,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"visibility\":\"VISIBLE\"})"
      },
      {
        "alias": "newest",
        "args": (v6/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v5/*:: as any*/),
        "storageKey": "products(first:1,where:{\"orderby\":[{\"field\":\"DATE\",\"order\":\"DESC\"}],\"visibility\":\"VISIBLE\"})"
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
        "alias": "featured",
        "args": (v1/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": "products(first:1,where:{\"featured\":true,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"visibility\":\"VISIBLE\"})"
      },
      {
        "alias": "newest",
        "args": (v6/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": "products(first:1,where:{\"orderby\":[{\"field\":\"DATE\",\"order\":\"DESC\"}],\"visibility\":\"VISIBLE\"})"
      }
    ]
  },
  "params": {
    "cacheID": "062c1b1d2aaf533a7f47b4edef37239d",
    "id": "493e621a621d3d72f378c1ce6d6eeeafd5ef9356e899fe75c139cd1c26cdd00b",
    "metadata": {},
    "name": "homeFactsQuery",
    "operationKind": "query",
    "text": "query homeFactsQuery{featured:products(first:1,where:{visibility:VISIBLE,featured:true,orderby:[{field:MENU_ORDER,order:ASC}]}){nodes{__typename,image{sourceUrl,srcSet,altText,id},id}},newest:products(first:1,where:{visibility:VISIBLE,orderby:[{field:DATE,order:DESC}]}){nodes{__typename,image{sourceUrl,srcSet,altText,id},id}}}"
  }
};
})();

(node as any).hash = "517aacd63bc6cf32879c66bf4ca4e5f4";

export default node;
