/**
 * @generated SignedSource<<3fd4879a56aea07d032adfe99e12d40e>>
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
  "metadata": null,
  "name": "PaymentMethod_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RootQueryToPaymentGatewayConnection",
      "kind": "LinkedField",
      "name": "paymentGateways",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PaymentGateway",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "description",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RootQuery",
  "abstractKey": null
};

(node as any).hash = "4302f4786a24588a3e14e8b7fac67ba6";

export default node;
