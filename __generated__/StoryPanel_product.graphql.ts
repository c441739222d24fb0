/**
 * @generated SignedSource<<67663e67542a3be0ceec4e176da71e75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StoryPanel_product$data = {
  readonly galleryImages: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ProductPicture_picture">;
    }>;
  } | null | undefined;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"ProductPicture_picture">;
  } | null | undefined;
  readonly slug: string | null | undefined;
  readonly " $fragmentType": "StoryPanel_product";
};
export type StoryPanel_product$key = {
  readonly " $data"?: StoryPanel_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryPanel_product">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "FragmentSpread",
    "name": "ProductPicture_picture"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "StoryPanel_product",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "slug"
    },
    {
      "concreteType": "MediaItem",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
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
          "selections": (v0/*:: as any*/)
        }
      ],
      "storageKey": "galleryImages(first:2)"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};
})();

(node as any).hash = "d8e4ef8b093f13b97a796f06ee7b383d";

export default node;
