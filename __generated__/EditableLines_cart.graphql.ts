/**
 * @generated SignedSource<<2d6261d45066177461331d3e30392b92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditableLines_cart$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CartLines_cart" | "ReadOnlyLines_cart">;
  readonly " $fragmentType": "EditableLines_cart";
};
export type EditableLines_cart$key = {
  readonly " $data"?: EditableLines_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditableLines_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "EditableLines_cart",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "CartLines_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "ReadOnlyLines_cart"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "bf264e0041621aae56fb49f0a13dc9dd";

export default node;
