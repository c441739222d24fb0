/**
 * @generated SignedSource<<6323a257dfb3d356c2b33588818505ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Checkout_query$data = {
  readonly checkoutCart?: {
    readonly " $fragmentSpreads": FragmentRefs<"CheckoutForm_cart" | "Checkout_totals" | "CouponForm_cart" | "OrderSummary_cart">;
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
              "name": "Checkout_totals"
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

(node as any).hash = "1d6d1c76f623a840480de390ebd9a9ea";

export default node;
