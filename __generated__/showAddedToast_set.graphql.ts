/**
 * @generated SignedSource<<9f13bdcbe4727d3c57679a49443b5c1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type showAddedToast_set$data = {
  readonly image: {
    readonly sourceUrl: string | null | undefined;
    readonly srcSet: string | null | undefined;
  } | null | undefined;
  readonly name: string | null | undefined;
  readonly " $fragmentType": "showAddedToast_set";
};
export type showAddedToast_set$key = {
  readonly " $data"?: showAddedToast_set$data;
  readonly " $fragmentSpreads": FragmentRefs<"showAddedToast_set">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "showAddedToast_set",
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
          "kind": "ScalarField",
          "name": "sourceUrl"
        },
        {
          "kind": "ScalarField",
          "name": "srcSet"
        }
      ]
    }
  ],
  "type": "GroupProduct"
};

(node as any).hash = "cb1e8c0da45cbc1d05ff4baedd70811a";

export default node;
