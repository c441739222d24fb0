/**
 * @generated SignedSource<<7115cf7d3a26389d7cb20179aae3478d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartPromises_cart$data = {
  readonly appliedCoupons: ReadonlyArray<{
    readonly code: string;
  } | null | undefined> | null | undefined;
  readonly needsShippingAddress: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryPromise_cart" | "useCartTotals_cart">;
  readonly " $fragmentType": "CartPromises_cart";
};
export type CartPromises_cart$key = {
  readonly " $data"?: CartPromises_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartPromises_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CartPromises_cart",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "useCartTotals_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "DeliveryPromise_cart"
    },
    {
      "kind": "ScalarField",
      "name": "needsShippingAddress"
    },
    {
      "concreteType": "AppliedCoupon",
      "kind": "LinkedField",
      "name": "appliedCoupons",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "code"
        }
      ]
    }
  ],
  "type": "Cart"
};

(node as any).hash = "432b9afd5c455cbe27859773fef83bb6";

export default node;
