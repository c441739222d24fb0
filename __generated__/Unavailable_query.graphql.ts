/**
 * @generated SignedSource<<17b1c753d98aa9de107eda45b10dfac1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Unavailable_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TopCategoryLinks_query">;
  readonly " $fragmentType": "Unavailable_query";
};
export type Unavailable_query$key = {
  readonly " $data"?: Unavailable_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Unavailable_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Unavailable_query",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "TopCategoryLinks_query"
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "b1a3e2fb02b106d7a99153f02b186988";

export default node;
