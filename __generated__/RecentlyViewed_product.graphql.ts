/**
 * @generated SignedSource<<7d9836117b2e7d88ec60731a8768c1c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecentlyViewed_product$data = {
  readonly image: {
    readonly sourceUrl: string | null | undefined;
    readonly srcSet: string | null | undefined;
  } | null | undefined;
  readonly name: string | null | undefined;
  readonly slug: string | null | undefined;
  readonly " $fragmentType": "RecentlyViewed_product";
};
export type RecentlyViewed_product$key = {
  readonly " $data"?: RecentlyViewed_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentlyViewed_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RecentlyViewed_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "slug"
    },
    {
      "kind": "ScalarField",
      "name": "name"
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
        }
      ]
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "9a826b88a97678ae9ff540a310e4574e";

export default node;
