/**
 * @generated SignedSource<<45df149bafdc849462fc512c8e17d375>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddedToast_set$data = {
  readonly image: {
    readonly sourceUrl: string | null | undefined;
    readonly srcSet: string | null | undefined;
  } | null | undefined;
  readonly name: string | null | undefined;
  readonly " $fragmentType": "AddedToast_set";
};
export type AddedToast_set$key = {
  readonly " $data"?: AddedToast_set$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddedToast_set">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AddedToast_set",
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

(node as any).hash = "5af8e395d34ee382f8b7bbc6778810d0";

export default node;
