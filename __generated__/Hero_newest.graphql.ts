/**
 * @generated SignedSource<<26a3f7f925f38c4e48fdc6536e48ae21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Hero_newest$data = ReadonlyArray<{
  readonly databaseId: number;
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
      "kind": "FragmentSpread",
      "name": "HeroTile_product"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "849a1443a7425865933aedb3e0d63881";

export default node;
