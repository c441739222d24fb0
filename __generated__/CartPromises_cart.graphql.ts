/**
 * @generated SignedSource<<a85f1527018341f82eb51198ad5857f0>>
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
  readonly " $fragmentSpreads": FragmentRefs<"useCartTotals_cart">;
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

(node as any).hash = "65b34d6ad08f763e9aa1a99e094832ed";

export default node;
