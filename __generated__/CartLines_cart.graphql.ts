/**
 * @generated SignedSource<<40450eb3953e1a5b259e1c187ad85379>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartLines_cart$data = {
  readonly contents: {
    readonly nodes: ReadonlyArray<{
      readonly key: string;
      readonly quantity: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"CartLine_item" | "ExpectedLine_item">;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useCartTotals_cart">;
  readonly " $fragmentType": "CartLines_cart";
};
export type CartLines_cart$key = {
  readonly " $data"?: CartLines_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartLines_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CartLines_cart",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "useCartTotals_cart"
    },
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
              "kind": "ScalarField",
              "name": "quantity"
            },
            {
              "kind": "FragmentSpread",
              "name": "CartLine_item"
            },
            {
              "kind": "FragmentSpread",
              "name": "ExpectedLine_item"
            }
          ]
        }
      ],
      "storageKey": "contents(first:100)"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "b398a8bb7522208c534bfbb7502092ec";

export default node;
