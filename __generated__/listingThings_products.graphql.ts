/**
 * @generated SignedSource<<10402f7d5791eb67b99cb3e364786c57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type listingThings_products$data = {
  readonly nodes: ReadonlyArray<{
    readonly image: {
      readonly altText: string | null | undefined;
      readonly sourceUrl: string | null | undefined;
      readonly srcSet: string | null | undefined;
    } | null | undefined;
    readonly name: string | null | undefined;
    readonly slug: string | null | undefined;
  }>;
  readonly pageInfo: {
    readonly endCursor: string | null | undefined;
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null | undefined;
  };
  readonly " $fragmentType": "listingThings_products";
};
export type listingThings_products$key = {
  readonly " $data"?: listingThings_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"listingThings_products">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "listingThings_products",
  "selections": [
    {
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "name"
        },
        {
          "kind": "ScalarField",
          "name": "slug"
        },
        {
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "sourceUrl"
            },
            {
              "kind": "ScalarField",
              "name": "srcSet"
            },
            {
              "kind": "ScalarField",
              "name": "altText"
            }
          ]
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

(node as any).hash = "62a797b71fd2e274fe1a92fd33d3b38a";

export default node;
