/**
 * @generated SignedSource<<7a977cc3b4fdcced55c72634ebe68b11>>
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
  readonly " $fragmentSpreads": FragmentRefs<"useCartTotals_cart">;
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
    }
  ],
  "type": "Cart"
};

(node as any).hash = "280e0ecc5288b45e901fb20f151c5317";

export default node;
