/**
 * @generated SignedSource<<aada7f2350ace161f914bf59c7f78611>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeroTile_product$data = {
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"ProductPicture_picture">;
  } | null | undefined;
  readonly name: string | null | undefined;
  readonly price?: string | null | undefined;
  readonly set: {
    readonly " $fragmentSpreads": FragmentRefs<"SetPrice_set">;
  } | null | undefined;
  readonly slug: string | null | undefined;
  readonly " $fragmentType": "HeroTile_product";
};
export type HeroTile_product$key = {
  readonly " $data"?: HeroTile_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeroTile_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "HeroTile_product",
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
          "kind": "FragmentSpread",
          "name": "ProductPicture_picture"
        }
      ]
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "price"
        }
      ],
      "type": "ProductWithPricing",
      "abstractKey": "__isProductWithPricing"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "SetPrice_set"
          }
        ],
        "type": "GroupProduct"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "set"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "1b0a7a6f87825091521367af045ac67c";

export default node;
