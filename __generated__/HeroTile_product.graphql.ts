/**
 * @generated SignedSource<<38a48e38b8460ae1664fa7505638bd52>>
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
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "423edfcde8254127ce0c68636a981565";

export default node;
