/**
 * @generated SignedSource<<4b3196d2c1d42efc53996ff25675f97d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExpectedLine_item$data = {
  readonly key: string;
  readonly product: {
    readonly node: {
      readonly databaseId: number;
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
              "name": "databaseId"
            },
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

(node as any).hash = "92cadcb1dd97c8d31a6e5ebc5e6ab91d";

export default node;
