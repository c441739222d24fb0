/**
 * @generated SignedSource<<72fb544fdc0e7ac5f8c3cfdc238c35e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutFields_cart$data = {
  readonly chosenShippingMethods: ReadonlyArray<string | null | undefined> | null | undefined;
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
      "kind": "ScalarField",
      "name": "chosenShippingMethods"
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

(node as any).hash = "3bdf0afbb3ca40cdfcb96a6c5ffcd9ad";

export default node;
