/**
 * @generated SignedSource<<5256fffbc1a247e5c5f38ad02f29c5e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListingParts_products$data = {
  readonly nodes: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
  }>;
  readonly pageInfo: {
    readonly endCursor: string | null | undefined;
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null | undefined;
  };
  readonly " $fragmentType": "ListingParts_products";
};
export type ListingParts_products$key = {
  readonly " $data"?: ListingParts_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListingParts_products">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ListingParts_products",
  "selections": [
    {
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "ProductGrid_products"
        }
      ]
    },
    {
      "concreteType": "RootQueryToProductConnectionPageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "hasNextPage"
        },
        {
          "kind": "ScalarField",
          "name": "hasPreviousPage"
        },
        {
          "kind": "ScalarField",
          "name": "startCursor"
        },
        {
          "kind": "ScalarField",
          "name": "endCursor"
        }
      ]
    }
  ],
  "type": "RootQueryToProductConnection"
};

(node as any).hash = "8a2c8b18d65a7dac1e5d84ff38f3a6b7";

export default node;
