/**
 * @generated SignedSource<<110337843a0510893478b9f8d41d36e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutForm_cart$data = {
  readonly needsShippingAddress: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutFields_cart" | "confirmedCart_cart">;
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
      "name": "confirmedCart_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "CheckoutFields_cart"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "0c7da37997ff731fa723cd1bf682be1b";

export default node;
