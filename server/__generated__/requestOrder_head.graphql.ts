/**
 * @generated SignedSource<<165d588bbca42b4173c6b13ebb17006b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatusEnum = "CANCELLED" | "CHECKOUT_DRAFT" | "COMPLETED" | "FAILED" | "ON_HOLD" | "PENDING" | "PROCESSING" | "REFUNDED";
import type { FragmentRefs } from "relay-runtime";
export type requestOrder_head$data = {
  readonly databaseId: number | null | undefined;
  readonly date: string | null | undefined;
  readonly orderNumber: string | null | undefined;
  readonly status: OrderStatusEnum | null | undefined;
  readonly total: string | null | undefined;
  readonly " $fragmentType": "requestOrder_head";
};
export type requestOrder_head$key = {
  readonly " $data"?: requestOrder_head$data;
  readonly " $fragmentSpreads": FragmentRefs<"requestOrder_head">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "requestOrder_head",
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

(node as any).hash = "d1fd33bcd5dd46a2b0b8d560b7206fbc";

export default node;
