/**
 * @generated SignedSource<<536e127f1485d312df24e8583ebeceb1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type handOverLinkCartQuery$variables = Record<PropertyKey, never>;
export type handOverLinkCartQuery$data = {
  readonly cart: {
    readonly isEmpty: boolean | null | undefined;
  } | null | undefined;
  readonly customer: {
    readonly checkoutUrl: string | null | undefined;
  } | null | undefined;
};
export type handOverLinkCartQuery = {
  response: handOverLinkCartQuery$data;
  variables: handOverLinkCartQuery$variables;
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
    "name": "handOverLinkCartQuery",
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
    "name": "handOverLinkCartQuery",
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
    "cacheID": "0cc96c1829133c4c7334e92267566eca",
    "id": null,
    "metadata": {},
    "name": "handOverLinkCartQuery",
    "operationKind": "query",
    "text": "query handOverLinkCartQuery{customer{checkoutUrl,id},cart{isEmpty}}"
  }
};
})();

(node as any).hash = "36875c0301919771a9a4e2683606768c";

export default node;
