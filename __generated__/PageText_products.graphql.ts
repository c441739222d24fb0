/**
 * @generated SignedSource<<c8d387debaf29069174ff54c3bdf9d9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PageText_products$data = ReadonlyArray<{
  readonly slug: string | null | undefined;
  readonly viewImages: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ProductPicture_picture">;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
  readonly " $fragmentType": "PageText_products";
}>;
export type PageText_products$key = ReadonlyArray<{
  readonly " $data"?: PageText_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageText_products">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PageText_products",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "slug"
    },
    {
      "alias": "viewImages",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 2
        }
      ],
      "concreteType": "ProductToMediaItemConnection",
      "kind": "LinkedField",
      "name": "galleryImages",
      "plural": false,
      "selections": [
        {
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "kind": "FragmentSpread",
              "name": "ProductPicture_picture"
            }
          ]
        }
      ],
      "storageKey": "galleryImages(first:2)"
    },
    {
      "kind": "FragmentSpread",
      "name": "ProductGrid_products"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "97c4bdc41574c4f49c9052f7c5818737";

export default node;
