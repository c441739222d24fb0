/**
 * @generated SignedSource<<3d34ef46ca11efcfa0bf0f4338479d43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartLink_cart$data = {
  readonly contents: {
    readonly nodes: ReadonlyArray<{
      readonly quantity: number | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "CartLink_cart";
};
export type CartLink_cart$key = {
  readonly " $data"?: CartLink_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartLink_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CartLink_cart",
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
              "name": "quantity"
            }
          ]
        }
      ],
      "storageKey": "contents(first:100)"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "2f897d7e1cde08ab7a5ae080e8445f28";

export default node;
