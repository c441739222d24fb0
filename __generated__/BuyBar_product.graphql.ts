/**
 * @generated SignedSource<<090138f097d457b958104356121ba449>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BuyBar_product$data = {
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"ProductPicture_picture">;
  } | null | undefined;
  readonly name: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPrice_product">;
  readonly " $fragmentType": "BuyBar_product";
};
export type BuyBar_product$key = {
  readonly " $data"?: BuyBar_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"BuyBar_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BuyBar_product",
  "selections": [
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
      "kind": "FragmentSpread",
      "name": "ProductPrice_product"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "2c14240cfcce18231588117436f99616";

export default node;
