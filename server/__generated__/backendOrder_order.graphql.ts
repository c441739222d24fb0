/**
 * @generated SignedSource<<03274e0cec2497ac2743cfcc6de4ffbe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatusEnum = "CANCELLED" | "CHECKOUT_DRAFT" | "COMPLETED" | "FAILED" | "ON_HOLD" | "PENDING" | "PROCESSING" | "REFUNDED";
import type { FragmentRefs } from "relay-runtime";
export type backendOrder_order$data = {
  readonly billing: {
    readonly email: string | null | undefined;
    readonly lastName: string | null | undefined;
    readonly postcode: string | null | undefined;
  } | null | undefined;
  readonly databaseId: number | null | undefined;
  readonly date: string | null | undefined;
  readonly discountTotal: string | null | undefined;
  readonly lineItems: {
    readonly nodes: ReadonlyArray<{
      readonly productId: number | null | undefined;
      readonly quantity: number | null | undefined;
      readonly variationId: number | null | undefined;
    }>;
  } | null | undefined;
  readonly orderKey: string | null | undefined;
  readonly orderNumber: string | null | undefined;
  readonly paymentMethod: string | null | undefined;
  readonly shippingTotal: string | null | undefined;
  readonly status: OrderStatusEnum | null | undefined;
  readonly subtotal: string | null | undefined;
  readonly total: string | null | undefined;
  readonly totalTax: string | null | undefined;
  readonly " $fragmentType": "backendOrder_order";
};
export type backendOrder_order$key = {
  readonly " $data"?: backendOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"backendOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "backendOrder_order",
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
      "name": "orderKey"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "date"
    },
    {
      "kind": "ScalarField",
      "name": "paymentMethod"
    },
    {
      "kind": "ScalarField",
      "name": "subtotal"
    },
    {
      "kind": "ScalarField",
      "name": "discountTotal"
    },
    {
      "kind": "ScalarField",
      "name": "shippingTotal"
    },
    {
      "kind": "ScalarField",
      "name": "totalTax"
    },
    {
      "kind": "ScalarField",
      "name": "total"
    },
    {
      "concreteType": "CustomerAddress",
      "kind": "LinkedField",
      "name": "billing",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "email"
        },
        {
          "kind": "ScalarField",
          "name": "lastName"
        },
        {
          "kind": "ScalarField",
          "name": "postcode"
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
      "concreteType": "OrderToLineItemConnection",
      "kind": "LinkedField",
      "name": "lineItems",
      "plural": false,
      "selections": [
        {
          "concreteType": "LineItem",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "productId"
            },
            {
              "kind": "ScalarField",
              "name": "variationId"
            },
            {
              "kind": "ScalarField",
              "name": "quantity"
            }
          ]
        }
      ],
      "storageKey": "lineItems(first:100)"
    }
  ],
  "type": "Order"
};

(node as any).hash = "6ca907f25dad90a124dce14409321c98";

export default node;
