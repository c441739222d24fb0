/**
 * @generated SignedSource<<9976a936f7c69dd44a09b3fb443b9524>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartPromises_cart$data = {
  readonly chosenShippingMethods: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly needsShippingAddress: boolean | null | undefined;
  readonly shippingTotal: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryPromise_cart" | "useCartTotals_cart">;
  readonly " $fragmentType": "CartPromises_cart";
};
export type CartPromises_cart$key = {
  readonly " $data"?: CartPromises_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartPromises_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CartPromises_cart",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "useCartTotals_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "DeliveryPromise_cart"
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
      "kind": "ScalarField",
      "name": "shippingTotal"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "5be0e3bd7bc687d141d2125680648724";

export default node;
