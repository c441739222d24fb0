/**
 * @generated SignedSource<<0eb08fe1895b5b7a8f34c0cf6c186aaa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DepartmentIndex_categories$data = ReadonlyArray<{
  readonly count: number | null | undefined;
  readonly databaseId: number;
  readonly name: string | null | undefined;
  readonly parentDatabaseId: number | null | undefined;
  readonly slug: string | null | undefined;
  readonly " $fragmentType": "DepartmentIndex_categories";
}>;
export type DepartmentIndex_categories$key = ReadonlyArray<{
  readonly " $data"?: DepartmentIndex_categories$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepartmentIndex_categories">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DepartmentIndex_categories",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "databaseId"
    },
    {
      "kind": "ScalarField",
      "name": "parentDatabaseId"
    },
    {
      "kind": "ScalarField",
      "name": "slug"
    },
    {
      "kind": "ScalarField",
      "name": "name"
    },
    {
      "kind": "ScalarField",
      "name": "count"
    }
  ],
  "type": "ProductCategory"
};

(node as any).hash = "f8a41be7e4538834cd584e516ccdb0ca";

export default node;
