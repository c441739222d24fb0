/**
 * @generated SignedSource<<1065c7598bdc5c2879938df5a0b62109>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryFacet_categories$data = ReadonlyArray<{
  readonly count: number | null | undefined;
  readonly menuOrder: number | null | undefined;
  readonly name: string | null | undefined;
  readonly slug: string | null | undefined;
  readonly " $fragmentType": "CategoryFacet_categories";
}>;
export type CategoryFacet_categories$key = ReadonlyArray<{
  readonly " $data"?: CategoryFacet_categories$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryFacet_categories">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CategoryFacet_categories",
  "selections": [
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "menuOrder",
      "storageKey": null
    }
  ],
  "type": "ProductCategory",
  "abstractKey": null
};

(node as any).hash = "4c2981a00f6b8cdb94d189d2f7176f73";

export default node;
