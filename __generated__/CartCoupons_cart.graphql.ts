/**
 * @generated SignedSource<<50da149b94ccaa1875f937be8e5e5fd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartCoupons_cart$data = {
  readonly appliedCoupons: ReadonlyArray<{
    readonly code: string;
  } | null | undefined> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CouponForm_cart">;
  readonly " $fragmentType": "CartCoupons_cart";
};
export type CartCoupons_cart$key = {
  readonly " $data"?: CartCoupons_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartCoupons_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CartCoupons_cart",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "CouponForm_cart"
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

(node as any).hash = "befef497be484a0e2ed0afd8ffb27c83";

export default node;
