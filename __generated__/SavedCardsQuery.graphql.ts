/**
 * @generated SignedSource<<f08afda66bb0e1426cec2c9148e9374f>>
 * @relayHash 410898f1657c0e5e4e0df13856bb83cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38d6ca1d3e122bf609c9517d8dc30ea72477f66e72623d3ccebb1093bb4763cb

import type { ConcreteRequest } from 'relay-runtime';
export type SavedCardsQuery$variables = Record<PropertyKey, never>;
export type SavedCardsQuery$data = {
  readonly customer: {
    readonly availablePaymentMethodsCC: ReadonlyArray<{
      readonly cardType: string | null | undefined;
      readonly expiryMonth: string | null | undefined;
      readonly expiryYear: string | null | undefined;
      readonly gateway: {
        readonly id: string;
      } | null | undefined;
      readonly last4: number | null | undefined;
      readonly tokenId: number;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type SavedCardsQuery = {
  response: SavedCardsQuery$data;
  variables: SavedCardsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "tokenId"
},
v1 = {
  "kind": "ScalarField",
  "name": "cardType"
},
v2 = {
  "kind": "ScalarField",
  "name": "last4"
},
v3 = {
  "kind": "ScalarField",
  "name": "expiryMonth"
},
v4 = {
  "kind": "ScalarField",
  "name": "expiryYear"
},
v5 = {
  "kind": "ScalarField",
  "name": "id"
},
v6 = {
  "concreteType": "PaymentGateway",
  "kind": "LinkedField",
  "name": "gateway",
  "plural": false,
  "selections": [
    (v5/*:: as any*/)
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "SavedCardsQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "concreteType": "PaymentTokenCC",
            "kind": "LinkedField",
            "name": "availablePaymentMethodsCC",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v6/*:: as any*/)
            ]
          }
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SavedCardsQuery",
    "selections": [
      {
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "concreteType": "PaymentTokenCC",
            "kind": "LinkedField",
            "name": "availablePaymentMethodsCC",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v6/*:: as any*/),
              (v5/*:: as any*/)
            ]
          },
          (v5/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "cacheID": "410898f1657c0e5e4e0df13856bb83cb",
    "id": "38d6ca1d3e122bf609c9517d8dc30ea72477f66e72623d3ccebb1093bb4763cb",
    "metadata": {},
    "name": "SavedCardsQuery",
    "operationKind": "query",
    "text": "query SavedCardsQuery{customer{availablePaymentMethodsCC{tokenId,cardType,last4,expiryMonth,expiryYear,gateway{id},id},id}}"
  }
};
})();

(node as any).hash = "53984b4a9a84042e4e3e875cbf2aeb1f";

export default node;
