/**
 * @generated SignedSource<<45eb876e70981ea6ececc352d5e2e094>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewItem_review$data = {
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
  readonly " $fragmentType": "ReviewItem_review";
};
export type ReviewItem_review$key = {
  readonly " $data"?: ReviewItem_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewItem_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ReviewItem_review",
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

(node as any).hash = "f3480956ae6ded6010b99b370e14bd80";

export default node;
