/**
 * @generated SignedSource<<9e2526dcf190194cbe720d09a7bf3710>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryNav_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TopCategoryLinks_query">;
  readonly " $fragmentType": "CategoryNav_query";
};
export type CategoryNav_query$key = {
  readonly " $data"?: CategoryNav_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryNav_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CategoryNav_query",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "TopCategoryLinks_query"
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "b6d8ee9328aef87b10558502e718fe2a";

export default node;
