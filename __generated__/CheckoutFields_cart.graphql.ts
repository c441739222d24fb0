/**
 * @generated SignedSource<<426e6a2993ef4e2001cc12fe513a32e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutFields_cart$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryMethod_cart" | "DeliveryPromise_cart" | "PlaceOrderButton_cart">;
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
      "name": "DeliveryPromise_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "PlaceOrderButton_cart"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "1372ca27b9dbe2d6123b3d0e1ab58fdd";

export default node;
