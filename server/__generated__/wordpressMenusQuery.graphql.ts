/**
 * @generated SignedSource<<0623a32a91e32cda61114df7689e7b33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type wordpressMenusQuery$variables = Record<PropertyKey, never>;
export type wordpressMenusQuery$data = {
  readonly footer: {
    readonly menuItems: {
      readonly nodes: ReadonlyArray<{
        readonly databaseId: number;
        readonly label: string | null | undefined;
        readonly parentDatabaseId: number | null | undefined;
        readonly uri: string | null | undefined;
      }>;
    } | null | undefined;
  } | null | undefined;
  readonly header: {
    readonly menuItems: {
      readonly nodes: ReadonlyArray<{
        readonly databaseId: number;
        readonly label: string | null | undefined;
        readonly parentDatabaseId: number | null | undefined;
        readonly uri: string | null | undefined;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type wordpressMenusQuery = {
  response: wordpressMenusQuery$data;
  variables: wordpressMenusQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "idType",
  "value": "LOCATION"
},
v1 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "vitrine-header"
  },
  (v0/*:: as any*/)
],
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v4 = {
  "kind": "ScalarField",
  "name": "parentDatabaseId"
},
v5 = {
  "kind": "ScalarField",
  "name": "label"
},
v6 = {
  "kind": "ScalarField",
  "name": "uri"
},
v7 = [
  {
    "args": (v2/*:: as any*/),
    "concreteType": "MenuToMenuItemConnection",
    "kind": "LinkedField",
    "name": "menuItems",
    "plural": false,
    "selections": [
      {
        "concreteType": "MenuItem",
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ]
      }
    ],
    "storageKey": "menuItems(first:100)"
  }
],
v8 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "vitrine-footer"
  },
  (v0/*:: as any*/)
],
v9 = {
  "kind": "ScalarField",
  "name": "id"
},
v10 = [
  {
    "args": (v2/*:: as any*/),
    "concreteType": "MenuToMenuItemConnection",
    "kind": "LinkedField",
    "name": "menuItems",
    "plural": false,
    "selections": [
      {
        "concreteType": "MenuItem",
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v9/*:: as any*/)
        ]
      }
    ],
    "storageKey": "menuItems(first:100)"
  },
  (v9/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "wordpressMenusQuery",
    "selections": [
      {
        "alias": "header",
        "args": (v1/*:: as any*/),
        "concreteType": "Menu",
        "kind": "LinkedField",
        "name": "menu",
        "plural": false,
        "selections": (v7/*:: as any*/),
        "storageKey": "menu(id:\"vitrine-header\",idType:\"LOCATION\")"
      },
      {
        "alias": "footer",
        "args": (v8/*:: as any*/),
        "concreteType": "Menu",
        "kind": "LinkedField",
        "name": "menu",
        "plural": false,
        "selections": (v7/*:: as any*/),
        "storageKey": "menu(id:\"vitrine-footer\",idType:\"LOCATION\")"
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "wordpressMenusQuery",
    "selections": [
      {
        "alias": "header",
        "args": (v1/*:: as any*/),
        "concreteType": "Menu",
        "kind": "LinkedField",
        "name": "menu",
        "plural": false,
        "selections": (v10/*:: as any*/),
        "storageKey": "menu(id:\"vitrine-header\",idType:\"LOCATION\")"
      },
      {
        "alias": "footer",
        "args": (v8/*:: as any*/),
        "concreteType": "Menu",
        "kind": "LinkedField",
        "name": "menu",
        "plural": false,
        "selections": (v10/*:: as any*/),
        "storageKey": "menu(id:\"vitrine-footer\",idType:\"LOCATION\")"
      }
    ]
  },
  "params": {
    "cacheID": "ff345c10ab1c775139f927084f8af601",
    "id": null,
    "metadata": {},
    "name": "wordpressMenusQuery",
    "operationKind": "query",
    "text": "query wordpressMenusQuery{header:menu(id:\"vitrine-header\",idType:LOCATION){menuItems(first:100){nodes{databaseId,parentDatabaseId,label,uri,id}},id},footer:menu(id:\"vitrine-footer\",idType:LOCATION){menuItems(first:100){nodes{databaseId,parentDatabaseId,label,uri,id}},id}}"
  }
};
})();

(node as any).hash = "5a4caa742bde34034f4779b9fe93ebb2";

export default node;
