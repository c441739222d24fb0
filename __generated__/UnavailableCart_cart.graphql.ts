/**
 * @generated SignedSource<<96111ee24d155980de6036e48b00558b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnavailableCart_cart$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CartTotals_cart" | "ReadOnlyLines_cart">;
  readonly " $fragmentType": "UnavailableCart_cart";
};
export type UnavailableCart_cart$key = {
  readonly " $data"?: UnavailableCart_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnavailableCart_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "UnavailableCart_cart",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "ReadOnlyLines_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "CartTotals_cart"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "9bfc10ee3c0c20c1ef52adf21f5dced2";

export default node;
