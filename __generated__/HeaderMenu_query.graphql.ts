/**
 * @generated SignedSource<<b40d27cac9ffc7a2592fe55c60cc0763>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeaderMenu_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ShopLinks_query" | "TopCategoryLinks_query">;
  readonly " $fragmentType": "HeaderMenu_query";
};
export type HeaderMenu_query$key = {
  readonly " $data"?: HeaderMenu_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeaderMenu_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "HeaderMenu_query",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "TopCategoryLinks_query"
    },
    {
      "kind": "FragmentSpread",
      "name": "ShopLinks_query"
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "08e0118a19777988568223c8969c65d6";

export default node;
