/**
 * @generated SignedSource<<c96506693a1e75edac071601e9f4b7ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartShortage_cart$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useShortLines_cart">;
  readonly " $fragmentType": "CartShortage_cart";
};
export type CartShortage_cart$key = {
  readonly " $data"?: CartShortage_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartShortage_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CartShortage_cart",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "useShortLines_cart"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "ee67648fb8221b27cbde55f0bd5d952d";

export default node;
