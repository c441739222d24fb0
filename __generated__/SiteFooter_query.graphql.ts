/**
 * @generated SignedSource<<978807cd144255429e3ae618535f3c26>>
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
  "name": "SiteFooter_query",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "DepartmentLinks_query"
    },
    {
      "kind": "FragmentSpread",
      "name": "PageLinks_query"
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "26c44e8c42dcb9fc12518109ed7dafe3";

export default node;
