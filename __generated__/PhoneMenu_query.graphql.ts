/**
 * @generated SignedSource<<518bbc0be35b68b85d335cb35d834fd6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhoneMenu_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ShopLinks_query" | "TopCategoryLinks_query">;
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
    },
    {
      "kind": "FragmentSpread",
      "name": "ShopLinks_query"
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "3381f4700e6b0f7027231400f2818df5";

export default node;
