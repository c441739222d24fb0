/**
 * @generated SignedSource<<0792952595cabdf9cdc600cd387cd382>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExpectedLine_item$data = {
  readonly product: {
    readonly node: {
      readonly name: string | null | undefined;
    };
  } | null | undefined;
  readonly quantity: number | null | undefined;
  readonly " $fragmentType": "ExpectedLine_item";
};
export type ExpectedLine_item$key = {
  readonly " $data"?: ExpectedLine_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExpectedLine_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ExpectedLine_item",
  "selections": [
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
            }
          ]
        }
      ]
    }
  ],
  "type": "CartItem",
  "abstractKey": "__isCartItem"
};

(node as any).hash = "8cb223a74d4b76a281d499a65ca3fbae";

export default node;
