/**
 * @generated SignedSource<<ff2c19faab80ad61173d4c889d519eea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReadOnlyLines_cart$data = {
  readonly contents: {
    readonly nodes: ReadonlyArray<{
      readonly key: string;
      readonly quantity: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"CartLinePicture_item" | "CartLineProduct_item">;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useCartTotals_cart">;
  readonly " $fragmentType": "ReadOnlyLines_cart";
};
export type ReadOnlyLines_cart$key = {
  readonly " $data"?: ReadOnlyLines_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReadOnlyLines_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ReadOnlyLines_cart",
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
              "name": "CartLinePicture_item"
            },
            {
              "kind": "FragmentSpread",
              "name": "CartLineProduct_item"
            }
          ]
        }
      ],
      "storageKey": "contents(first:100)"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "6c3189a6c51772eeb5d84ccffd93ef00";

export default node;
