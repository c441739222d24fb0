/**
 * @generated SignedSource<<039676a206adbf5604488b0674ca3a88>>
 * @relayHash ef816853f2d51cd48b898a837b3685ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 289cbf74366304258aabddf1123ae1a48a6cd3774d978363a950470668cee379

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
  "kind": "ScalarField",
  "name": "databaseId"
},
v3 = {
  "kind": "ScalarField",
  "name": "reviewsAllowed"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "reviewedProductQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "reviewedProductQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "__typename"
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "ef816853f2d51cd48b898a837b3685ee",
    "id": "289cbf74366304258aabddf1123ae1a48a6cd3774d978363a950470668cee379",
    "metadata": {},
    "name": "reviewedProductQuery",
    "operationKind": "query",
    "text": "query reviewedProductQuery($slug:ID!){product(id:$slug,idType:SLUG){__typename,databaseId,reviewsAllowed,id}}"
  }
};
})();

(node as any).hash = "7b078ec379430def7da75e7a18d0e01c";

export default node;
