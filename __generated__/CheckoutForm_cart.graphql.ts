/**
 * @generated SignedSource<<223da77c397fe70a81ec1164721ff485>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutForm_cart$data = {
  readonly needsShippingAddress: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutFields_cart" | "useConfirmedOrder_cart">;
  readonly " $fragmentType": "CheckoutForm_cart";
};
export type CheckoutForm_cart$key = {
  readonly " $data"?: CheckoutForm_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutForm_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CheckoutForm_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "needsShippingAddress"
    },
    {
      "kind": "FragmentSpread",
      "name": "useConfirmedOrder_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "CheckoutFields_cart"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "51cac4d74a03a6bae107a4d5e7390700";

export default node;
