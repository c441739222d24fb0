/**
 * @generated SignedSource<<0d5d290603f2851ba8a5de2503ffc0c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type plainWordpressPageQuery$variables = {
  id: string;
};
export type plainWordpressPageQuery$data = {
  readonly product: {
    readonly link: string | null | undefined;
  } | null | undefined;
};
export type plainWordpressPageQuery = {
  response: plainWordpressPageQuery$data;
  variables: plainWordpressPageQuery$variables;
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
    "name": "plainWordpressPageQuery",
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
    "name": "plainWordpressPageQuery",
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
    "cacheID": "594ed504f8635324bb278d096af02b44",
    "id": null,
    "metadata": {},
    "name": "plainWordpressPageQuery",
    "operationKind": "query",
    "text": "query plainWordpressPageQuery($id:ID!){product(id:$id,idType:DATABASE_ID){__typename,link,id}}"
  }
};
})();

(node as any).hash = "cd6cf3395801071416c14e39c353a676";

export default node;
