/**
 * @generated SignedSource<<17dd310f7c93d18c3904c01f0763dd0d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type handOverPlainPageQuery$variables = {
  id: string;
};
export type handOverPlainPageQuery$data = {
  readonly product: {
    readonly link: string | null | undefined;
  } | null | undefined;
};
export type handOverPlainPageQuery = {
  response: handOverPlainPageQuery$data;
  variables: handOverPlainPageQuery$variables;
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
  "name": "link"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "handOverPlainPageQuery",
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
    "name": "handOverPlainPageQuery",
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
    "cacheID": "1ebdb985473be0e68517cce16a7ff03b",
    "id": null,
    "metadata": {},
    "name": "handOverPlainPageQuery",
    "operationKind": "query",
    "text": "query handOverPlainPageQuery($id:ID!){product(id:$id,idType:DATABASE_ID){__typename,link,id}}"
  }
};
})();

(node as any).hash = "9027e6ca447cbbc81cfefa99ca96a9a1";

export default node;
