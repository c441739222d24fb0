/**
 * @generated SignedSource<<38a0073704f3c51061f584a37c8fa237>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Transom_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DepartmentLinks_query">;
  readonly " $fragmentType": "Transom_query";
};
export type Transom_query$key = {
  readonly " $data"?: Transom_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Transom_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Transom_query",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "DepartmentLinks_query"
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "15cce202641514c69250f7c3fbeabd63";

export default node;
