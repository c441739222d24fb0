/**
 * @generated SignedSource<<e7481f47c4d3293817e2015da4e33f1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteFooter_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DepartmentLinks_query">;
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
    }
  ],
  "type": "RootQuery",
  "abstractKey": null
};

(node as any).hash = "6bdb0f7e3baabccd32541f85c7eb0d23";

export default node;
