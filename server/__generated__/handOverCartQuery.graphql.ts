/**
 * @generated SignedSource<<c1e7241c1c16b74401d5d6737ccb6ccd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type handOverCartQuery$variables = Record<PropertyKey, never>;
export type handOverCartQuery$data = {
  readonly cart: {
    readonly isEmpty: boolean | null | undefined;
  } | null | undefined;
  readonly customer: {
    readonly checkoutUrl: string | null | undefined;
  } | null | undefined;
};
export type handOverCartQuery = {
  response: handOverCartQuery$data;
  variables: handOverCartQuery$variables;
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
    "name": "handOverCartQuery",
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
    "name": "handOverCartQuery",
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
    "cacheID": "55a628afc512a73e85d7712fee81d2f1",
    "id": null,
    "metadata": {},
    "name": "handOverCartQuery",
    "operationKind": "query",
    "text": "query handOverCartQuery{customer{checkoutUrl,id},cart{isEmpty}}"
  }
};
})();

(node as any).hash = "f4aed6eff7a34601060e77e25ea4635d";

export default node;
