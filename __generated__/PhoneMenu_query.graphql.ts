/**
 * @generated SignedSource<<bebb338357c9be9e23db315d9a407f74>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhoneMenu_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TopCategoryLinks_query">;
  readonly " $fragmentType": "PhoneMenu_query";
};
export type PhoneMenu_query$key = {
  readonly " $data"?: PhoneMenu_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhoneMenu_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PhoneMenu_query",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "TopCategoryLinks_query"
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "41aec6107dfbc610c7b0cde864943d83";

export default node;
