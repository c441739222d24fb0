/**
 * @generated SignedSource<<671a8c9f7ca0418a0f95d6176b9263ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentMethod_query$data = {
  readonly paymentGateways: {
    readonly nodes: ReadonlyArray<{
      readonly description: string | null | undefined;
      readonly id: string;
      readonly title: string | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "PaymentMethod_query";
};
export type PaymentMethod_query$key = {
  readonly " $data"?: PaymentMethod_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentMethod_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PaymentMethod_query",
  "selections": [
    {
      "concreteType": "RootQueryToPaymentGatewayConnection",
      "kind": "LinkedField",
      "name": "paymentGateways",
      "plural": false,
      "selections": [
        {
          "concreteType": "PaymentGateway",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "id"
            },
            {
              "kind": "ScalarField",
              "name": "title"
            },
            {
              "kind": "ScalarField",
              "name": "description"
            }
          ]
        }
      ]
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "4302f4786a24588a3e14e8b7fac67ba6";

export default node;
