/**
 * @generated SignedSource<<659cf7e01b579d67721e022808791de7>>
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
  readonly dateCompleted: string | null | undefined;
  readonly datePaid: string | null | undefined;
  readonly needsProcessing: boolean | null | undefined;
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
      "name": "datePaid"
    },
    {
      "kind": "ScalarField",
      "name": "dateCompleted"
    },
    {
      "kind": "ScalarField",
      "name": "needsProcessing"
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

(node as any).hash = "9a1a77961819cf4197df9a5cc7b3c844";

export default node;
