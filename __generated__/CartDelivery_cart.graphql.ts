/**
 * @generated SignedSource<<a488ee688d03f0ee5b650468845e1017>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartDelivery_cart$data = {
  readonly needsShippingAddress: boolean | null | undefined;
  readonly " $fragmentType": "CartDelivery_cart";
};
export type CartDelivery_cart$key = {
  readonly " $data"?: CartDelivery_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartDelivery_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CartDelivery_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "needsShippingAddress"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "f3a25b861de1d5f679d5d424f6854d30";

export default node;
