/**
 * @generated SignedSource<<c513f7a84e5da859d5263b16d223b669>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartLinePicture_item$data = {
  readonly product: {
    readonly node: {
      readonly galleryImages: {
        readonly nodes: ReadonlyArray<{
          readonly altText: string | null | undefined;
          readonly sourceUrl: string | null | undefined;
          readonly srcSet: string | null | undefined;
          readonly title: string | null | undefined;
        }>;
      } | null | undefined;
      readonly image: {
        readonly altText: string | null | undefined;
        readonly sourceUrl: string | null | undefined;
        readonly srcSet: string | null | undefined;
        readonly title: string | null | undefined;
      } | null | undefined;
    };
  } | null | undefined;
  readonly variation: {
    readonly node: {
      readonly image: {
        readonly altText: string | null | undefined;
        readonly sourceUrl: string | null | undefined;
        readonly srcSet: string | null | undefined;
        readonly title: string | null | undefined;
      } | null | undefined;
    };
  } | null | undefined;
  readonly " $fragmentType": "CartLinePicture_item";
};
export type CartLinePicture_item$key = {
  readonly " $data"?: CartLinePicture_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartLinePicture_item">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  },
  {
    "kind": "ScalarField",
    "name": "title"
  }
],
v1 = {
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v0/*:: as any*/)
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CartLinePicture_item",
  "selections": [
    {
      "concreteType": "CartItemToProductConnectionEdge",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": [
        {
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
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
              ]
            }
          ]
        }
      ]
    },
    {
      "concreteType": "CartItemToProductVariationConnectionEdge",
      "kind": "LinkedField",
      "name": "variation",
      "plural": false,
      "selections": [
        {
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ]
        }
      ]
    }
  ],
  "type": "CartItem",
  "abstractKey": "__isCartItem"
};
})();

(node as any).hash = "a3049e3ac8147d52c09f59fad87851b2";

export default node;
