/**
 * @generated SignedSource<<9f68789c4c8153375f96f4df71eca15e>>
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
  "metadata": null,
  "name": "SiteHeader_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Transom_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PhoneMenu_query"
    }
  ],
  "type": "RootQuery",
  "abstractKey": null
};

(node as any).hash = "24ccffd83a3973392dbf4c0ec654980c";

export default node;
