/**
 * @generated SignedSource<<55b46646e47297c805e13d95d48c3146>>
 * @relayHash 246349d58c4b1e0216be73b70718bdd9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bdd5f991de12da9adfe23f90366a2b5666f7aabd10a8a79c02375e692fa9456

import type { ConcreteRequest } from 'relay-runtime';
export type DeliveryEstimateRatesQuery$variables = Record<PropertyKey, never>;
export type DeliveryEstimateRatesQuery$data = {
  readonly cart: {
    readonly availableShippingMethods: ReadonlyArray<{
      readonly rates: ReadonlyArray<{
        readonly cost: string | null | undefined;
        readonly id: string;
        readonly label: string | null | undefined;
      } | null | undefined> | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type DeliveryEstimateRatesQuery = {
  response: DeliveryEstimateRatesQuery$data;
  variables: DeliveryEstimateRatesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "args": [
      {
        "kind": "Literal",
        "name": "recalculateTotals",
        "value": true
      }
    ],
    "concreteType": "Cart",
    "kind": "LinkedField",
    "name": "cart",
    "plural": false,
    "selections": [
      {
        "concreteType": "ShippingPackage",
        "kind": "LinkedField",
        "name": "availableShippingMethods",
        "plural": true,
        "selections": [
          {
            "concreteType": "ShippingRate",
            "kind": "LinkedField",
            "name": "rates",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "id"
              },
              {
                "kind": "ScalarField",
                "name": "label"
              },
              {
                "kind": "ScalarField",
                "name": "cost"
              }
            ]
          }
        ]
      }
    ],
    "storageKey": "cart(recalculateTotals:true)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "DeliveryEstimateRatesQuery",
    "selections": (v0/*:: as any*/),
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DeliveryEstimateRatesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "246349d58c4b1e0216be73b70718bdd9",
    "id": "2bdd5f991de12da9adfe23f90366a2b5666f7aabd10a8a79c02375e692fa9456",
    "metadata": {},
    "name": "DeliveryEstimateRatesQuery",
    "operationKind": "query",
    "text": "query DeliveryEstimateRatesQuery{cart(recalculateTotals:true){availableShippingMethods{rates{id,label,cost}}}}"
  }
};
})();

(node as any).hash = "34db8038554f38f0a0642033e96a3eaa";

export default node;
