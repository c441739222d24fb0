/**
 * @generated SignedSource<<105191c4666fa2b0cc85ccaf2fd9e8ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePaymentMethods_query$data = {
  readonly paymentGateways: {
    readonly nodes: ReadonlyArray<{
      readonly description: string | null | undefined;
      readonly id: string;
      readonly title: string | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "usePaymentMethods_query";
};
export type usePaymentMethods_query$key = {
  readonly " $data"?: usePaymentMethods_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePaymentMethods_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "usePaymentMethods_query",
  "selections": [
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
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
      ],
      "storageKey": "paymentGateways(first:100)"
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "555751e98d415d3e23f37d447b7b078e";

export default node;
