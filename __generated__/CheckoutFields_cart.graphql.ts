/**
 * @generated SignedSource<<43be19365d06489f335a9cdc2fbb1236>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutFields_cart$data = {
  readonly rawTotal: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryMethod_cart" | "DeliveryPromise_cart" | "PlaceOrderButton_cart">;
  readonly " $fragmentType": "CheckoutFields_cart";
};
export type CheckoutFields_cart$key = {
  readonly " $data"?: CheckoutFields_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutFields_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CheckoutFields_cart",
  "selections": [
    {
      "alias": "rawTotal",
      "args": [
        {
          "kind": "Literal",
          "name": "format",
          "value": "RAW"
        }
      ],
      "kind": "ScalarField",
      "name": "total",
      "storageKey": "total(format:\"RAW\")"
    },
    {
      "kind": "FragmentSpread",
      "name": "DeliveryMethod_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "DeliveryPromise_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "PlaceOrderButton_cart"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "b0a76832316e185289408d70493ffefc";

export default node;
