/**
 * @generated SignedSource<<bafdcb83f575543a33646a9c3785791a>>
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
      readonly total: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"CartLinePicture_item" | "CartLineProduct_item">;
    }>;
  } | null | undefined;
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
              "kind": "ScalarField",
              "name": "total"
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

(node as any).hash = "1ea5e4bfef74fe51fb395d38c5ab949d";

export default node;
