/**
 * @generated SignedSource<<65f0d771ca31c5acde0ce7eb9a2b5d5e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatusEnum = "CANCELLED" | "CHECKOUT_DRAFT" | "COMPLETED" | "FAILED" | "ON_HOLD" | "PENDING" | "PROCESSING" | "REFUNDED";
import type { FragmentRefs } from "relay-runtime";
export type orderFragments_head$data = {
  readonly databaseId: number | null | undefined;
  readonly date: string | null | undefined;
  readonly orderNumber: string | null | undefined;
  readonly status: OrderStatusEnum | null | undefined;
  readonly total: string | null | undefined;
  readonly " $fragmentType": "orderFragments_head";
};
export type orderFragments_head$key = {
  readonly " $data"?: orderFragments_head$data;
  readonly " $fragmentSpreads": FragmentRefs<"orderFragments_head">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "orderFragments_head",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "databaseId"
    },
    {
      "kind": "ScalarField",
      "name": "orderNumber"
    },
    {
      "kind": "ScalarField",
      "name": "date"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "total"
    }
  ],
  "type": "Order"
};

(node as any).hash = "55286c760d664bb542a8b23953b533b9";

export default node;
