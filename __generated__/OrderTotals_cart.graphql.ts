/**
 * @generated SignedSource<<2a38f26915ae24c7ef11d400b9ea3ec4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderTotals_cart$data = {
  readonly chosenShippingMethods: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly needsShippingAddress: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useCartTotals_cart">;
  readonly " $fragmentType": "OrderTotals_cart";
};
export type OrderTotals_cart$key = {
  readonly " $data"?: OrderTotals_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTotals_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OrderTotals_cart",
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

(node as any).hash = "c579f7b615f648f65cb37456a512d0e7";

export default node;
