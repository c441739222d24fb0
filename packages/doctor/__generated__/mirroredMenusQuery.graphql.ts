/**
 * @generated SignedSource<<7a0928fbb01b6bfb131a19a6d922a4ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type MenuLocationEnum = "EMPTY";
export type mirroredMenusQuery$variables = Record<PropertyKey, never>;
export type mirroredMenusQuery$data = {
  readonly menus: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
      readonly locations: ReadonlyArray<MenuLocationEnum | null | undefined> | null | undefined;
      readonly menuItems: {
        readonly nodes: ReadonlyArray<{
          readonly cssClasses: ReadonlyArray<string | null | undefined> | null | undefined;
          readonly databaseId: number;
          readonly description: string | null | undefined;
          readonly label: string | null | undefined;
          readonly linkRelationship: string | null | undefined;
          readonly order: number | null | undefined;
          readonly parentDatabaseId: number | null | undefined;
          readonly target: string | null | undefined;
          readonly title: string | null | undefined;
          readonly uri: string | null | undefined;
          readonly url: string | null | undefined;
        }>;
      } | null | undefined;
      readonly name: string | null | undefined;
      readonly slug: string | null | undefined;
    }>;
  } | null | undefined;
};
export type mirroredMenusQuery = {
  response: mirroredMenusQuery$data;
  variables: mirroredMenusQuery$variables;
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
  "name": "databaseId"
},
v2 = {
  "kind": "ScalarField",
  "name": "name"
},
v3 = {
  "kind": "ScalarField",
  "name": "slug"
},
v4 = {
  "kind": "ScalarField",
  "name": "locations"
},
v5 = {
  "kind": "ScalarField",
  "name": "parentDatabaseId"
},
v6 = {
  "kind": "ScalarField",
  "name": "order"
},
v7 = {
  "kind": "ScalarField",
  "name": "label"
},
v8 = {
  "kind": "ScalarField",
  "name": "title"
},
v9 = {
  "kind": "ScalarField",
  "name": "description"
},
v10 = {
  "kind": "ScalarField",
  "name": "url"
},
v11 = {
  "kind": "ScalarField",
  "name": "uri"
},
v12 = {
  "kind": "ScalarField",
  "name": "target"
},
v13 = {
  "kind": "ScalarField",
  "name": "linkRelationship"
},
v14 = {
  "kind": "ScalarField",
  "name": "cssClasses"
},
v15 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "mirroredMenusQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "RootQueryToMenuConnection",
        "kind": "LinkedField",
        "name": "menus",
        "plural": false,
        "selections": [
          {
            "concreteType": "Menu",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "args": (v0/*:: as any*/),
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
                      (v1/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "menuItems(first:100)"
              }
            ]
          }
        ],
        "storageKey": "menus(first:100)"
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "mirroredMenusQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "RootQueryToMenuConnection",
        "kind": "LinkedField",
        "name": "menus",
        "plural": false,
        "selections": [
          {
            "concreteType": "Menu",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "args": (v0/*:: as any*/),
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
                      (v1/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "menuItems(first:100)"
              },
              (v15/*:: as any*/)
            ]
          }
        ],
        "storageKey": "menus(first:100)"
      }
    ]
  },
  "params": {
    "cacheID": "8193fa4b713093b64a6aba6e7af5c4d5",
    "id": null,
    "metadata": {},
    "name": "mirroredMenusQuery",
    "operationKind": "query",
    "text": "query mirroredMenusQuery{menus(first:100){nodes{databaseId,name,slug,locations,menuItems(first:100){nodes{databaseId,parentDatabaseId,order,label,title,description,url,uri,target,linkRelationship,cssClasses,id}},id}}}"
  }
};
})();

(node as any).hash = "715d843b1ddd19f955b9bf1c1ebd051d";

export default node;
