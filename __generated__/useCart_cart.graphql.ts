/**
 * @generated SignedSource<<e373c2d1486102d956ec9c1df9de0676>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCart_cart$data = {
  readonly appliedCoupons: ReadonlyArray<{
    readonly code: string;
  } | null | undefined> | null | undefined;
  readonly contents: {
    readonly nodes: ReadonlyArray<{
      readonly key: string;
      readonly " $fragmentSpreads": FragmentRefs<"unprintedFacts_item">;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CartCoupons_cart" | "CartDelivery_cart" | "CartLink_cart" | "CartPromises_cart" | "CartShortage_cart" | "CartTotals_cart" | "EditableLines_cart" | "SuggestedProducts_cart" | "UnavailableCart_cart" | "showAddedToast_cart">;
  readonly " $fragmentType": "useCart_cart";
};
export type useCart_cart$key = {
  readonly " $data"?: useCart_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCart_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useCart_cart",
  "selections": [
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "CartToCartItemConnection",
      "kind": "LinkedField",
      "name": "contents",
      "plural": false,
      "selections": [
        {
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "key"
            },
            {
              "kind": "FragmentSpread",
              "name": "unprintedFacts_item"
            }
          ]
        }
      ],
      "storageKey": "contents(first:100)"
    },
    {
      "concreteType": "AppliedCoupon",
      "kind": "LinkedField",
      "name": "appliedCoupons",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "code"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "showAddedToast_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "CartLink_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "CartCoupons_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "CartDelivery_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "CartPromises_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "CartShortage_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "CartTotals_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "EditableLines_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "SuggestedProducts_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "UnavailableCart_cart"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "2113d460318e2d0466e43ac1d4137d3a";

export default node;
