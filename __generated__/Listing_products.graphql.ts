/**
 * @generated SignedSource<<e2756293f9fba7a3931df5872c904250>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Listing_products$data = {
  readonly found: number | null | undefined;
  readonly nodes: ReadonlyArray<{
    readonly __typename: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ListingParts_products">;
  readonly " $fragmentType": "Listing_products";
};
export type Listing_products$key = {
  readonly " $data"?: Listing_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"Listing_products">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Listing_products",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "found"
    },
    {
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "__typename"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "ListingParts_products"
    }
  ],
  "type": "RootQueryToProductConnection"
};

(node as any).hash = "3fe53e0f7b8a08a27434ede884326a19";

export default node;
