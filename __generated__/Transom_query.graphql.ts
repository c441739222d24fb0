/**
 * @generated SignedSource<<6601428f559360af4fbe419c5b6bdcab>>
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
  "metadata": null,
  "name": "Transom_query",
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

(node as any).hash = "15cce202641514c69250f7c3fbeabd63";

export default node;
