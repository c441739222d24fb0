/**
 * @generated SignedSource<<02bb38abe319bd2090dfba3efd979e87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhoneMenu_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DepartmentLinks_query">;
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
      "name": "DepartmentLinks_query"
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "1c8017b0a218f48afb54e454523574a8";

export default node;
