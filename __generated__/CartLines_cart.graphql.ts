/**
 * @generated SignedSource<<9575554614d8b58e166ed81869b9ce71>>
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
      readonly " $fragmentSpreads": FragmentRefs<"CartLine_item" | "CartLines_item">;
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
              "name": "CartLines_item"
            }
          ]
        }
      ],
      "storageKey": "contents(first:100)"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "d6d042cdb5a8d3df40e1cceed2cfebbd";

export default node;
