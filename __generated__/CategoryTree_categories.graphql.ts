/**
 * @generated SignedSource<<b86b701c74ea1e156ea8e068b7beba34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryTree_categories$data = ReadonlyArray<{
  readonly count: number | null | undefined;
  readonly databaseId: number;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"ProductPicture_picture">;
  } | null | undefined;
  readonly menuOrder: number | null | undefined;
  readonly name: string | null | undefined;
  readonly parentDatabaseId: number | null | undefined;
  readonly slug: string | null | undefined;
  readonly " $fragmentType": "CategoryTree_categories";
}>;
export type CategoryTree_categories$key = ReadonlyArray<{
  readonly " $data"?: CategoryTree_categories$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryTree_categories">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CategoryTree_categories",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "databaseId"
    },
    {
      "kind": "ScalarField",
      "name": "parentDatabaseId"
    },
    {
      "kind": "ScalarField",
      "name": "slug"
    },
    {
      "kind": "ScalarField",
      "name": "name"
    },
    {
      "kind": "ScalarField",
      "name": "count"
    },
    {
      "kind": "ScalarField",
      "name": "menuOrder"
    },
    {
      "concreteType": "MediaItem",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "ProductPicture_picture"
        }
      ]
    }
  ],
  "type": "ProductCategory"
};

(node as any).hash = "4e5d3f314f9f46eb59a1514460353d43";

export default node;
