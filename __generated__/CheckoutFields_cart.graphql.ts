/**
 * @generated SignedSource<<32996a48737a1d9473d0e0519e0c5c73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutFields_cart$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryMethod_cart" | "PlaceOrderButton_cart">;
  readonly " $fragmentType": "CheckoutFields_cart";
};
export type CheckoutFields_cart$key = {
  readonly " $data"?: CheckoutFields_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutFields_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CheckoutFields_cart",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "DeliveryMethod_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "PlaceOrderButton_cart"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "a236065b3b9073acceec024abaf94cd5";

export default node;
