/**
 * @generated SignedSource<<a3f4f488abdfb30d88b1d669200a8274>>
 * @relayHash c721ffccfcdcc5df2f79c8b825d5e787
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45b32c2e8fbe55802cade72680b729715a6468b880e641e2c8c6f31bf9fd373e

import type { ConcreteRequest } from 'relay-runtime';
export type categoriesFactsQuery$variables = Record<PropertyKey, never>;
export type categoriesFactsQuery$data = {
  readonly productCategories: {
    readonly nodes: ReadonlyArray<{
      readonly image: {
        readonly sourceUrl: string | null | undefined;
        readonly srcSet: string | null | undefined;
      } | null | undefined;
      readonly name: string | null | undefined;
      readonly slug: string | null | undefined;
    }>;
  } | null | undefined;
};
export type categoriesFactsQuery = {
  response: categoriesFactsQuery$data;
  variables: categoriesFactsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  },
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "hideEmpty": true
    }
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "name"
},
v2 = {
  "kind": "ScalarField",
  "name": "slug"
},
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
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "categoriesFactsQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "RootQueryToProductCategoryConnection",
        "kind": "LinkedField",
        "name": "productCategories",
        "plural": false,
        "selections": [
          {
            "concreteType": "ProductCategory",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ]
              }
            ]
          }
        ],
        "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true})"
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "categoriesFactsQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "RootQueryToProductCategoryConnection",
        "kind": "LinkedField",
        "name": "productCategories",
        "plural": false,
        "selections": [
          {
            "concreteType": "ProductCategory",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
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
              },
              (v5/*:: as any*/)
            ]
          }
        ],
        "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true})"
      }
    ]
  },
  "params": {
    "cacheID": "c721ffccfcdcc5df2f79c8b825d5e787",
    "id": "45b32c2e8fbe55802cade72680b729715a6468b880e641e2c8c6f31bf9fd373e",
    "metadata": {},
    "name": "categoriesFactsQuery",
    "operationKind": "query",
    "text": "query categoriesFactsQuery{productCategories(first:100,where:{hideEmpty:true}){nodes{name,slug,image{sourceUrl,srcSet,id},id}}}"
  }
};
})();

(node as any).hash = "e474e211392db36dff8735a784af509f";

export default node;
