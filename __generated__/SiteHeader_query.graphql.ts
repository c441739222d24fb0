/**
 * @generated SignedSource<<fbf215592e0c7638c8f276dc19dd55c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteHeader_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CategoryNav_query" | "HeaderMenu_query" | "ShopLinks_query">;
  readonly " $fragmentType": "SiteHeader_query";
};
export type SiteHeader_query$key = {
  readonly " $data"?: SiteHeader_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteHeader_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SiteHeader_query",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "CategoryNav_query"
    },
    {
      "kind": "FragmentSpread",
      "name": "HeaderMenu_query"
    },
    {
      "kind": "FragmentSpread",
      "name": "ShopLinks_query"
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "3646c46b087fc07bc4d1cdf0bdc34b2e";

export default node;
