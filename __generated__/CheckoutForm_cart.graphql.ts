/**
 * @generated SignedSource<<2385f6b9fafd1499b4805a5b4ce0562c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutForm_cart$data = {
  readonly needsShippingAddress: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutFields_cart" | "useSeenOrder_cart">;
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
      "name": "useSeenOrder_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "CheckoutFields_cart"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "596120af343d763792988e1a848d77f3";

export default node;
