/**
 * @generated SignedSource<<8928a79bf15ed989715fc36d01b7af9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type handOverQuery$variables = Record<PropertyKey, never>;
export type handOverQuery$data = {
  readonly cart: {
    readonly isEmpty: boolean | null | undefined;
  } | null | undefined;
  readonly customer: {
    readonly checkoutUrl: string | null | undefined;
  } | null | undefined;
};
export type handOverQuery = {
  response: handOverQuery$data;
  variables: handOverQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "checkoutUrl"
},
v1 = {
  "concreteType": "Cart",
  "kind": "LinkedField",
  "name": "cart",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "isEmpty"
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "handOverQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ]
      },
      (v1/*:: as any*/)
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "handOverQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      },
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "d5f80cfea43591a567b126b89782ced6",
    "id": null,
    "metadata": {},
    "name": "handOverQuery",
    "operationKind": "query",
    "text": "query handOverQuery{customer{checkoutUrl,id},cart{isEmpty}}"
  }
};
})();

(node as any).hash = "6f9e3d58ea7e6ac8ccf98db03827f07b";

export default node;
