/**
 * @generated SignedSource<<675355b57bb16ca3ba173df051c28514>>
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
  "metadata": null,
  "name": "CheckoutFields_cart",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryMethod_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlaceOrderButton_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "a236065b3b9073acceec024abaf94cd5";

export default node;
