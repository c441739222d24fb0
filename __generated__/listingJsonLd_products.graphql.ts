/**
 * @generated SignedSource<<50d30d81cb226f53d1098134ae2e5cd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type listingJsonLd_products$data = {
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
  readonly " $fragmentType": "listingJsonLd_products";
};
export type listingJsonLd_products$key = {
  readonly " $data"?: listingJsonLd_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"listingJsonLd_products">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "listingJsonLd_products",
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

(node as any).hash = "ab1f2aea28cc4e491f1f8c3dc827bf1c";

export default node;
