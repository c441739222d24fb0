/**
 * @generated SignedSource<<8596f93c05c0ce97397ed3400e5ae275>>
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "parentDatabaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    }
  ],
  "type": "ProductCategory",
  "abstractKey": null
};

(node as any).hash = "f8a41be7e4538834cd584e516ccdb0ca";

export default node;
