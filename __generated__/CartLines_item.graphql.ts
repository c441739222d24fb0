/**
 * @generated SignedSource<<e0f82340f83459603decbaa9bb76ddb2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartLines_item$data = {
  readonly key: string;
  readonly product: {
    readonly node: {
      readonly databaseId: number;
      readonly name: string | null | undefined;
    };
  } | null | undefined;
  readonly quantity: number | null | undefined;
  readonly " $fragmentType": "CartLines_item";
};
export type CartLines_item$key = {
  readonly " $data"?: CartLines_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartLines_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CartLines_item",
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

(node as any).hash = "b0f48cb5a3b69440c0fe312e0d7888f1";

export default node;
