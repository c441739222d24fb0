/**
 * @generated SignedSource<<c0ac48710850f3ee3204a754d38e716a>>
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
  "metadata": null,
  "name": "CartLink_cart",
  "selections": [
    {
      "alias": null,
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
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "quantity",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "contents(first:100)"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "2f897d7e1cde08ab7a5ae080e8445f28";

export default node;
