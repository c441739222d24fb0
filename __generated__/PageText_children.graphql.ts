/**
 * @generated SignedSource<<355f59dbae57e397ed1c24279d1116fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PageText_children$data = {
  readonly nodes: ReadonlyArray<{
    readonly featuredImage?: {
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"ProductPicture_picture">;
      };
    } | null | undefined;
    readonly title?: string | null | undefined;
    readonly uri?: string | null | undefined;
  }>;
  readonly " $fragmentType": "PageText_children";
};
export type PageText_children$key = {
  readonly " $data"?: PageText_children$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageText_children">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PageText_children",
  "selections": [
    {
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "kind": "ScalarField",
              "name": "title"
            },
            {
              "kind": "ScalarField",
              "name": "uri"
            },
            {
              "concreteType": "NodeWithFeaturedImageToMediaItemConnectionEdge",
              "kind": "LinkedField",
              "name": "featuredImage",
              "plural": false,
              "selections": [
                {
                  "concreteType": "MediaItem",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "FragmentSpread",
                      "name": "ProductPicture_picture"
                    }
                  ]
                }
              ]
            }
          ],
          "type": "Page"
        }
      ]
    }
  ],
  "type": "HierarchicalContentNodeToContentNodeChildrenConnection"
};

(node as any).hash = "0b1eb080b338590b9183f1b975cd59ce";

export default node;
