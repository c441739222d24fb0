/**
 * @generated SignedSource<<60e02c55ec3828cbf7a6673adc4d5499>>
 * @relayHash 316dff1e58190dc96b4cb2fd0696c6ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6f34821ef7b2ac954116c3e9b949cc6a6d6a699e7b94390d727d885f7cc712c

import type { ConcreteRequest } from 'relay-runtime';
export type reviewedProductQuery$variables = {
  slug: string;
};
export type reviewedProductQuery$data = {
  readonly product: {
    readonly databaseId: number;
    readonly reviewsAllowed: boolean | null | undefined;
  } | null | undefined;
};
export type reviewedProductQuery = {
  response: reviewedProductQuery$data;
  variables: reviewedProductQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "slug"
  },
  {
    "kind": "Literal",
    "name": "idType",
    "value": "SLUG"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewsAllowed",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "reviewedProductQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "RootQuery",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "reviewedProductQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "316dff1e58190dc96b4cb2fd0696c6ca",
    "id": "b6f34821ef7b2ac954116c3e9b949cc6a6d6a699e7b94390d727d885f7cc712c",
    "metadata": {},
    "name": "reviewedProductQuery",
    "operationKind": "query",
    "text": "query reviewedProductQuery(\n  $slug: ID!\n) {\n  product(id: $slug, idType: SLUG) {\n    __typename\n    databaseId\n    reviewsAllowed\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "7b078ec379430def7da75e7a18d0e01c";

export default node;
