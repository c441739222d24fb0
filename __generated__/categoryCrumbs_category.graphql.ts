/**
 * @generated SignedSource<<d9a46e06175628f1ce3e046d91d79d58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type categoryCrumbs_category$data = {
  readonly ancestors: {
    readonly nodes: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly slug: string | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "categoryCrumbs_category";
};
export type categoryCrumbs_category$key = {
  readonly " $data"?: categoryCrumbs_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"categoryCrumbs_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "categoryCrumbs_category",
  "selections": [
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "ProductCategoryToAncestorsProductCategoryConnection",
      "kind": "LinkedField",
      "name": "ancestors",
      "plural": false,
      "selections": [
        {
          "concreteType": "ProductCategory",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "name"
            },
            {
              "kind": "ScalarField",
              "name": "slug"
            }
          ]
        }
      ],
      "storageKey": "ancestors(first:20)"
    }
  ],
  "type": "ProductCategory"
};

(node as any).hash = "879aea0aec60f0e043ac505200a4f9c7";

export default node;
