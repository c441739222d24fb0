/**
 * @generated SignedSource<<c10a496abf64f6b1efe409cc5030de8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteHeader_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CategoryNav_query" | "PhoneMenu_query" | "ShopLinks_query">;
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
    },
    {
      "kind": "FragmentSpread",
      "name": "ShopLinks_query"
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "0a34238c21857e29abb7464fba67a36b";

export default node;
