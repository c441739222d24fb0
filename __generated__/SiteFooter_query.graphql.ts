/**
 * @generated SignedSource<<f67e407876aafe867b6a3bb586b6e4dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteFooter_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DepartmentLinks_query" | "PageLinks_query">;
  readonly " $fragmentType": "SiteFooter_query";
};
export type SiteFooter_query$key = {
  readonly " $data"?: SiteFooter_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteFooter_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SiteFooter_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DepartmentLinks_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PageLinks_query"
    }
  ],
  "type": "RootQuery",
  "abstractKey": null
};

(node as any).hash = "26c44e8c42dcb9fc12518109ed7dafe3";

export default node;
