/**
 * @generated SignedSource<<0e7d4a26a7479700b129fffa8c001df9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteHeader_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CategoryNav_query" | "PhoneMenu_query">;
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
      "name": "PhoneMenu_query"
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "e9952faa27434b6ce2e9be09954a8733";

export default node;
