/**
 * @generated SignedSource<<78fe05aed78103e8a8288eb020a083ec>>
 * @relayHash bd7cb529177a69580380d6dd1679790f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 295d904ef54ce53d087b3853d53a88e492a552e7e142e486921d34371ab85406

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
        "storageKey": "products(first:1,where:{\"featured\":true,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"visibility\":\"VISIBLE\"})"
      },
      {
        "alias": "newest",
        "args": (v7/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v6/*:: as any*/),
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
        "storageKey": "products(first:1,where:{\"featured\":true,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"visibility\":\"VISIBLE\"})"
      },
      {
        "alias": "newest",
        "args": (v7/*:: as any*/),
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v9/*:: as any*/),
        "storageKey": "products(first:1,where:{\"orderby\":[{\"field\":\"DATE\",\"order\":\"DESC\"}],\"visibility\":\"VISIBLE\"})"
      }
    ]
  },
  "params": {
    "cacheID": "bd7cb529177a69580380d6dd1679790f",
    "id": "295d904ef54ce53d087b3853d53a88e492a552e7e142e486921d34371ab85406",
    "metadata": {},
    "name": "homeFactsQuery",
    "operationKind": "query",
    "text": "query homeFactsQuery{generalSettings{description,id},featured:products(first:1,where:{visibility:VISIBLE,featured:true,orderby:[{field:MENU_ORDER,order:ASC}]}){nodes{__typename,image{sourceUrl,srcSet,altText,id},id}},newest:products(first:1,where:{visibility:VISIBLE,orderby:[{field:DATE,order:DESC}]}){nodes{__typename,image{sourceUrl,srcSet,altText,id},id}}}"
  }
};
})();

(node as any).hash = "fd859364a6033b9c841ffbfd342771a9";

export default node;
