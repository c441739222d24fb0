/**
 * @generated SignedSource<<7637941313b4d337723ee0ddfaf10696>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteFooter_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PageLinks_query" | "TopCategoryLinks_query">;
  readonly " $fragmentType": "SiteFooter_query";
};
export type SiteFooter_query$key = {
  readonly " $data"?: SiteFooter_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteFooter_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SiteFooter_query",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "TopCategoryLinks_query"
    },
    {
      "kind": "FragmentSpread",
      "name": "PageLinks_query"
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "c58893d08da94a5709bb78800484e13b";

export default node;
