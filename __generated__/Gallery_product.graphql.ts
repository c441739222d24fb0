/**
 * @generated SignedSource<<e8cddfbc1ae7521e5e092fa0603751fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Gallery_product$data = {
  readonly attributes?: {
    readonly nodes: ReadonlyArray<{
      readonly label: string | null | undefined;
      readonly options: ReadonlyArray<string | null | undefined> | null | undefined;
      readonly visible: boolean | null | undefined;
    }>;
  } | null | undefined;
  readonly galleryImages: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly sourceUrl: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ProductPicture_picture">;
    }>;
  } | null | undefined;
  readonly image: {
    readonly id: string;
    readonly sourceUrl: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ProductPicture_picture">;
  } | null | undefined;
  readonly name: string | null | undefined;
  readonly " $fragmentType": "Gallery_product";
};
export type Gallery_product$key = {
  readonly " $data"?: Gallery_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"Gallery_product">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "ScalarField",
    "name": "id"
  },
  {
    "kind": "ScalarField",
    "name": "sourceUrl"
  },
  {
    "kind": "FragmentSpread",
    "name": "ProductPicture_picture"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Gallery_product",
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
      "selections": (v0/*:: as any*/)
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
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
      "storageKey": "galleryImages(first:20)"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 100
            }
          ],
          "concreteType": "ProductWithAttributesToProductAttributeConnection",
          "kind": "LinkedField",
          "name": "attributes",
          "plural": false,
          "selections": [
            {
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "label"
                },
                {
                  "kind": "ScalarField",
                  "name": "options"
                },
                {
                  "kind": "ScalarField",
                  "name": "visible"
                }
              ]
            }
          ],
          "storageKey": "attributes(first:100)"
        }
      ],
      "type": "ProductWithAttributes",
      "abstractKey": "__isProductWithAttributes"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};
})();

(node as any).hash = "4fe63803f57f06561ab40fe6d5a08791";

export default node;
