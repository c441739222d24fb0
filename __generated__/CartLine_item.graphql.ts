/**
 * @generated SignedSource<<0d42eef6bb8c955d70b89ddf37188051>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartLine_item$data = {
  readonly key: string;
  readonly product: {
    readonly node: {
      readonly name: string | null | undefined;
      readonly soldIndividually?: boolean | null | undefined;
    };
  } | null | undefined;
  readonly quantity: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CartLinePicture_item" | "CartLineProduct_item">;
  readonly " $fragmentType": "CartLine_item";
};
export type CartLine_item$key = {
  readonly " $data"?: CartLine_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartLine_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CartLine_item",
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
      "concreteType": "CartItemToProductConnectionEdge",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": [
        {
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "name"
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "soldIndividually"
                }
              ],
              "type": "InventoriedProduct",
              "abstractKey": "__isInventoriedProduct"
            }
          ]
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "CartLinePicture_item"
    },
    {
      "kind": "FragmentSpread",
      "name": "CartLineProduct_item"
    }
  ],
  "type": "CartItem",
  "abstractKey": "__isCartItem"
};

(node as any).hash = "209e50f1ff303cec291f7da4eb5966d2";

export default node;
