/**
 * @generated SignedSource<<9bf465735b6ec9e93ed130db682a16b8>>
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
  "metadata": null,
  "name": "PlaceOrderButton_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "2f414047ea3a52430ac2598405fbd53b";

export default node;
