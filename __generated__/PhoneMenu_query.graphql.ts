/**
 * @generated SignedSource<<743c4ab212d2e1715d9848de02b9c906>>
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
  "metadata": null,
  "name": "PhoneMenu_query",
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

(node as any).hash = "1c8017b0a218f48afb54e454523574a8";

export default node;
