/**
 * @generated SignedSource<<6b941c88630037f192d94c0aa927a7e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Checkout_query$data = {
  readonly checkoutCart: {
    readonly " $fragmentSpreads": FragmentRefs<"CheckoutForm_cart" | "CouponForm_cart" | "OrderTotals_cart">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutForm_query">;
  readonly " $fragmentType": "Checkout_query";
};
export type Checkout_query$key = {
  readonly " $data"?: Checkout_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Checkout_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Checkout_query",
  "selections": [
    {
      "alias": "checkoutCart",
      "args": [
        {
          "kind": "Literal",
          "name": "recalculateTotals",
          "value": true
        }
      ],
      "concreteType": "Cart",
      "kind": "LinkedField",
      "name": "cart",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CheckoutForm_cart"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CouponForm_cart"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderTotals_cart"
        }
      ],
      "storageKey": "cart(recalculateTotals:true)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckoutForm_query"
    }
  ],
  "type": "RootQuery",
  "abstractKey": null
};

(node as any).hash = "984cf3aaf7e62a10acbc40021e42bf7e";

export default node;
