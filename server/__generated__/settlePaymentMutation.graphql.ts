/**
 * @generated SignedSource<<1a1567d6d2b2ac3d7824e2254b4e5737>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type VitrinePaymentStatus = "ACTION" | "FAILED" | "PAID" | "PROCESSING";
export type VitrineSettlePaymentInput = {
  clientMutationId?: string | null | undefined;
  orderId: number;
  orderKey: string;
  savesCard?: boolean | null | undefined;
  signature: string;
  time: string;
};
export type settlePaymentMutation$variables = {
  input: VitrineSettlePaymentInput;
};
export type settlePaymentMutation$data = {
  readonly vitrineSettlePayment: {
    readonly clientSecret: string | null | undefined;
    readonly message: string | null | undefined;
    readonly status: VitrinePaymentStatus | null | undefined;
  } | null | undefined;
};
export type settlePaymentMutation = {
  response: settlePaymentMutation$data;
  variables: settlePaymentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "VitrineSettlePaymentPayload",
    "kind": "LinkedField",
    "name": "vitrineSettlePayment",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "status"
      },
      {
        "kind": "ScalarField",
        "name": "clientSecret"
      },
      {
        "kind": "ScalarField",
        "name": "message"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "settlePaymentMutation",
    "selections": (v1/*:: as any*/),
    "type": "RootMutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "settlePaymentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "198a2e7c59fdd4c8089548a2d04e42fc",
    "id": null,
    "metadata": {},
    "name": "settlePaymentMutation",
    "operationKind": "mutation",
    "text": "mutation settlePaymentMutation($input:VitrineSettlePaymentInput!){vitrineSettlePayment(input:$input){status,clientSecret,message}}"
  }
};
})();

(node as any).hash = "202d98f43e55a13848cdd9c23cbcdb62";

export default node;
