/**
 * @generated SignedSource<<f6f556cacb441fae5ea67e9a5dfb0398>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Checkout_query$data = {
  readonly checkoutCart?: {
    readonly " $fragmentSpreads": FragmentRefs<"CheckoutForm_cart" | "CouponForm_cart" | "OrderSummary_cart" | "OrderTotals_cart">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutForm_query">;
  readonly " $fragmentType": "Checkout_query";
};
export type Checkout_query$key = {
  readonly " $data"?: Checkout_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Checkout_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "hasSession"
    }
  ],
  "kind": "Fragment",
  "name": "Checkout_query",
  "selections": [
    {
      "condition": "hasSession",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "checkoutCart",
          "args": [
            {
              "kind": "Literal",
              "name": "recalculateTotals",
              "value": true
            }
          ],
          "concreteType": "Cart",
          "kind": "LinkedField",
          "name": "cart",
          "plural": false,
          "selections": [
            {
              "kind": "FragmentSpread",
              "name": "CheckoutForm_cart"
            },
            {
              "kind": "FragmentSpread",
              "name": "CouponForm_cart"
            },
            {
              "kind": "FragmentSpread",
              "name": "OrderSummary_cart"
            },
            {
              "kind": "FragmentSpread",
              "name": "OrderTotals_cart"
            }
          ],
          "storageKey": "cart(recalculateTotals:true)"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "CheckoutForm_query"
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "0c2c146611b6e9754be15b143079670e";

export default node;
