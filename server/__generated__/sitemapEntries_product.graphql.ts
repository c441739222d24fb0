/**
 * @generated SignedSource<<4fd84728dbbacaafd65107590f376b49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type sitemapEntries_product$data = {
  readonly databaseId: number;
  readonly image: {
    readonly sourceUrl: string | null | undefined;
  } | null | undefined;
  readonly modifiedGmt: string | null | undefined;
  readonly slug: string | null | undefined;
  readonly " $fragmentType": "sitemapEntries_product";
};
export type sitemapEntries_product$key = {
  readonly " $data"?: sitemapEntries_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"sitemapEntries_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "sitemapEntries_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "databaseId"
    },
    {
      "kind": "ScalarField",
      "name": "slug"
    },
    {
      "kind": "ScalarField",
      "name": "modifiedGmt"
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
        }
      ]
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "87ea91b2606816667e2d92a425787a72";

export default node;
