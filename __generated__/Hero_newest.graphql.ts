/**
 * @generated SignedSource<<be1ea7413fdd501e7522856b075a331e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Hero_newest$data = ReadonlyArray<{
  readonly databaseId: number;
  readonly image: {
    readonly __typename: "MediaItem";
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"HeroTile_product">;
  readonly " $fragmentType": "Hero_newest";
}>;
export type Hero_newest$key = ReadonlyArray<{
  readonly " $data"?: Hero_newest$data;
  readonly " $fragmentSpreads": FragmentRefs<"Hero_newest">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Hero_newest",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "databaseId"
    },
    {
      "concreteType": "MediaItem",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "__typename"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "HeroTile_product"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "15b968011c94fa372d831953ba841d0f";

export default node;
