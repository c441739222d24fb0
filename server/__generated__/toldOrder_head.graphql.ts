/**
 * @generated SignedSource<<3e43cdb89d1573dbb77620c40cb17eb2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatusEnum = "CANCELLED" | "CHECKOUT_DRAFT" | "COMPLETED" | "FAILED" | "ON_HOLD" | "PENDING" | "PROCESSING" | "REFUNDED";
import type { FragmentRefs } from "relay-runtime";
export type toldOrder_head$data = {
  readonly databaseId: number | null | undefined;
  readonly date: string | null | undefined;
  readonly orderNumber: string | null | undefined;
  readonly status: OrderStatusEnum | null | undefined;
  readonly total: string | null | undefined;
  readonly " $fragmentType": "toldOrder_head";
};
export type toldOrder_head$key = {
  readonly " $data"?: toldOrder_head$data;
  readonly " $fragmentSpreads": FragmentRefs<"toldOrder_head">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "toldOrder_head",
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

(node as any).hash = "94ee8f38e4878351a006a598ecd0f922";

export default node;
