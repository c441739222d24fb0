/**
 * @generated SignedSource<<82a3023a24eada4795f5d71ad902ace2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryIndex_categories$data = ReadonlyArray<{
  readonly count: number | null | undefined;
  readonly databaseId: number;
  readonly name: string | null | undefined;
  readonly parentDatabaseId: number | null | undefined;
  readonly slug: string | null | undefined;
  readonly " $fragmentType": "CategoryIndex_categories";
}>;
export type CategoryIndex_categories$key = ReadonlyArray<{
  readonly " $data"?: CategoryIndex_categories$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryIndex_categories">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CategoryIndex_categories",
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

(node as any).hash = "2b3f44dee8ca2b56aab125091a8fadde";

export default node;
