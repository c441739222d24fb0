/**
 * @generated SignedSource<<01d89f51b6e8778107dd53e1930748e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Checkout_totals$data = {
  readonly chosenShippingMethods: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly needsShippingAddress: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useCartTotals_cart">;
  readonly " $fragmentType": "Checkout_totals";
};
export type Checkout_totals$key = {
  readonly " $data"?: Checkout_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"Checkout_totals">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Checkout_totals",
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

(node as any).hash = "0239ac8b06b199b3ee667d26d50dec2d";

export default node;
