/**
 * @generated SignedSource<<005fd504034f9cb314b09bbb7cae0441>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MatchingProducts_cart$data = {
  readonly contents: {
    readonly nodes: ReadonlyArray<{
      readonly product: {
        readonly node: {
          readonly databaseId: number;
        };
      } | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "MatchingProducts_cart";
};
export type MatchingProducts_cart$key = {
  readonly " $data"?: MatchingProducts_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"MatchingProducts_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "MatchingProducts_cart",
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

(node as any).hash = "b62f5f353cfbc4e497ee44695476f288";

export default node;
