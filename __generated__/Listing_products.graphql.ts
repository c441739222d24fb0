/**
 * @generated SignedSource<<92ed898f6bd8671f72887c5a6b6e0f17>>
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
    readonly " $fragmentSpreads": FragmentRefs<"facetCounts_listed">;
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
          "kind": "InlineDataFragmentSpread",
          "name": "facetCounts_listed",
          "selections": [
            {
              "kind": "ScalarField",
              "name": "__typename"
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "price"
                },
                {
                  "alias": "raw",
                  "args": [
                    {
                      "kind": "Literal",
                      "name": "format",
                      "value": "RAW"
                    }
                  ],
                  "kind": "ScalarField",
                  "name": "price",
                  "storageKey": "price(format:\"RAW\")"
                }
              ],
              "type": "ProductWithPricing",
              "abstractKey": "__isProductWithPricing"
            }
          ],
          "argumentDefinitions": []
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

(node as any).hash = "e8163a0b66fceae95dd29f25f02f72c7";

export default node;
