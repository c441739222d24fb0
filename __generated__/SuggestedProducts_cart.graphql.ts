/**
 * @generated SignedSource<<4992177f54a17c9f32a126a52dcac6d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SuggestedProducts_cart$data = {
  readonly contents: {
    readonly nodes: ReadonlyArray<{
      readonly product: {
        readonly node: {
          readonly databaseId: number;
        };
      } | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "SuggestedProducts_cart";
};
export type SuggestedProducts_cart$key = {
  readonly " $data"?: SuggestedProducts_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedProducts_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SuggestedProducts_cart",
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
                    }
                  ]
                }
              ]
            }
          ]
        }
      ],
      "storageKey": "contents(first:100)"
    }
  ],
  "type": "Cart"
};

(node as any).hash = "27b241b66cdd72da29743a4a4ae43ae3";

export default node;
