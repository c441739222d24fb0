/**
 * @generated SignedSource<<50690bd8595a81a971b711712eed68e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnavailableCart_cart$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CartLines_cart" | "CartTotals_cart" | "ReadOnlyLines_cart">;
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
      "name": "CartLines_cart"
    },
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

(node as any).hash = "600ecdff62596421c9651036e5057a51";

export default node;
