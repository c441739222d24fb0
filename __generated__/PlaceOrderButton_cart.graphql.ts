/**
 * @generated SignedSource<<eec4f044e4fc38c350addae2d4ba3b67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlaceOrderButton_cart$data = {
  readonly total: string | null | undefined;
  readonly " $fragmentType": "PlaceOrderButton_cart";
};
export type PlaceOrderButton_cart$key = {
  readonly " $data"?: PlaceOrderButton_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceOrderButton_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PlaceOrderButton_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "total"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "2f414047ea3a52430ac2598405fbd53b";

export default node;
