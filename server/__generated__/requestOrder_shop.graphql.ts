/**
 * @generated SignedSource<<545d09e2d12a28198a08f63b533ec06a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type requestOrder_shop$data = {
  readonly cart: {
    readonly displayPricesIncludeTax: boolean | null | undefined;
  } | null | undefined;
  readonly paymentGateways: {
    readonly nodes: ReadonlyArray<{
      readonly description: string | null | undefined;
      readonly id: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "requestOrder_shop";
};
export type requestOrder_shop$key = {
  readonly " $data"?: requestOrder_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"requestOrder_shop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "requestOrder_shop",
  "selections": [
    {
      "concreteType": "Cart",
      "kind": "LinkedField",
      "name": "cart",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "displayPricesIncludeTax"
        }
      ]
    },
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

(node as any).hash = "13f94c733b5b064f32c36a1558c79dc4";

export default node;
