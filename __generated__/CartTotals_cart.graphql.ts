/**
 * @generated SignedSource<<90ed9950792a080bcaaca394537d2623>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartTotals_cart$data = {
  readonly chosenShippingMethods: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly needsShippingAddress: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useCartTotals_cart" | "useShortLines_cart">;
  readonly " $fragmentType": "CartTotals_cart";
};
export type CartTotals_cart$key = {
  readonly " $data"?: CartTotals_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartTotals_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CartTotals_cart",
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
      "kind": "ScalarField",
      "name": "chosenShippingMethods"
    },
    {
      "kind": "FragmentSpread",
      "name": "useShortLines_cart"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "baae27d6f0a21515fb9d3e283a54663a";

export default node;
