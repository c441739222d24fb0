/**
 * @generated SignedSource<<a508979b6d0a3a5e5059910d45439c86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteHeader_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PhoneMenu_query" | "Transom_query">;
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
      "name": "Transom_query"
    },
    {
      "kind": "FragmentSpread",
      "name": "PhoneMenu_query"
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "24ccffd83a3973392dbf4c0ec654980c";

export default node;
