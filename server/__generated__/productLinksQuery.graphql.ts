/**
 * @generated SignedSource<<66b937041c2824c133a2c1c31de57362>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type productLinksQuery$variables = {
  id: string;
};
export type productLinksQuery$data = {
  readonly product: {
    readonly slug: string | null | undefined;
  } | null | undefined;
};
export type productLinksQuery = {
  response: productLinksQuery$data;
  variables: productLinksQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Literal",
    "name": "idType",
    "value": "DATABASE_ID"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "slug"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "productLinksQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "productLinksQuery",
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
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "c2b8ad707946e3048ea63ea00dd79810",
    "id": null,
    "metadata": {},
    "name": "productLinksQuery",
    "operationKind": "query",
    "text": "query productLinksQuery($id:ID!){product(id:$id,idType:DATABASE_ID){__typename,slug,id}}"
  }
};
})();

(node as any).hash = "1bebb187c5dc421dc26d36a2f74e40c0";

export default node;
