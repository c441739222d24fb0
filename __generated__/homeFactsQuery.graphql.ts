/**
 * @generated SignedSource<<44664d7ea0f533b2307818461668834b>>
 * @relayHash 6bc58ecaafb7c279bd18ed9161edfaf0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5df9dcae4951bbcedb2dd7fcee62f05d4e85e5d3e223268c9f94a36a6f4c5334

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
  readonly generalSettings: {
    readonly description: string | null | undefined;
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
  "kind": "ScalarField",
  "name": "description"
},
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v2 = [
  (v1/*:: as any*/),
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
      "status": "publish",
      "visibility": "VISIBLE"
    }
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v4 = {
  "kind": "ScalarField",
  "name": "srcSet"
},
v5 = {
  "kind": "ScalarField",
  "name": "altText"
},
v6 = [
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
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ]
      }
    ]
  }
],
v7 = [
  (v1/*:: as any*/),
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
      "status": "publish",
      "visibility": "VISIBLE"
    }
  }
],
v8 = {
  "kind": "ScalarField",
  "name": "id"
},
v9 = [
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
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v8/*:: as any*/)
        ]
      },
      (v8/*:: as any*/)
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
        "concreteType": "GeneralSettings",
        "kind": "LinkedField",
        "name": "generalSettings",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ]
      },
      {
        "alias": "featured",
        "args": (v2/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v6/*:: as any*/),
        "storageKey": "products(first:1,where:{\"featured\":true,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
      },
      {
        "alias": "newest",
        "args": (v7/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v6/*:: as any*/),
        "storageKey": "products(first:1,where:{\"orderby\":[{\"field\":\"DATE\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
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
        "concreteType": "GeneralSettings",
        "kind": "LinkedField",
        "name": "generalSettings",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v8/*:: as any*/)
        ]
      },
      {
        "alias": "featured",
        "args": (v2/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v9/*:: as any*/),
        "storageKey": "products(first:1,where:{\"featured\":true,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
      },
      {
        "alias": "newest",
        "args": (v7/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v9/*:: as any*/),
        "storageKey": "products(first:1,where:{\"orderby\":[{\"field\":\"DATE\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
      }
    ]
  },
  "params": {
    "cacheID": "6bc58ecaafb7c279bd18ed9161edfaf0",
    "id": "5df9dcae4951bbcedb2dd7fcee62f05d4e85e5d3e223268c9f94a36a6f4c5334",
    "metadata": {},
    "name": "homeFactsQuery",
    "operationKind": "query",
    "text": "query homeFactsQuery{generalSettings{description,id},featured:products(first:1,where:{visibility:VISIBLE,status:\"publish\",featured:true,orderby:[{field:MENU_ORDER,order:ASC}]}){nodes{__typename,image{sourceUrl,srcSet,altText,id},id}},newest:products(first:1,where:{visibility:VISIBLE,status:\"publish\",orderby:[{field:DATE,order:DESC}]}){nodes{__typename,image{sourceUrl,srcSet,altText,id},id}}}"
  }
};
})();

(node as any).hash = "97605a3528550170c4d1b4a97734eace";

export default node;
