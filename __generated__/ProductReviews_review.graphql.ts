/**
 * @generated SignedSource<<0d94257f5c7a912755d5df63c2bdea3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductReviews_review$data = {
  readonly node: {
    readonly author: {
      readonly node: {
        readonly name: string | null | undefined;
      };
    } | null | undefined;
    readonly content: string | null | undefined;
    readonly date: string | null | undefined;
  };
  readonly rating: number | null | undefined;
  readonly " $fragmentType": "ProductReviews_review";
};
export type ProductReviews_review$key = {
  readonly " $data"?: ProductReviews_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductReviews_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ProductReviews_review",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "rating"
    },
    {
      "concreteType": "Comment",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "content"
        },
        {
          "kind": "ScalarField",
          "name": "date"
        },
        {
          "concreteType": "CommentToCommenterConnectionEdge",
          "kind": "LinkedField",
          "name": "author",
          "plural": false,
          "selections": [
            {
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "name"
                }
              ]
            }
          ]
        }
      ]
    }
  ],
  "type": "ProductToCommentConnectionEdge"
};

(node as any).hash = "cc6d7d49365e311026bc5bdb91932339";

export default node;
