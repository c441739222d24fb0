/**
 * @generated SignedSource<<2ffd393b168543e77591b24c9e07d35e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TopCategoryLinks_query$data = {
  readonly productCategories: {
    readonly nodes: ReadonlyArray<{
      readonly menuOrder: number | null | undefined;
      readonly name: string | null | undefined;
      readonly slug: string | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "TopCategoryLinks_query";
};
export type TopCategoryLinks_query$key = {
  readonly " $data"?: TopCategoryLinks_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopCategoryLinks_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "TopCategoryLinks_query",
  "selections": [
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "hideEmpty": true,
            "parent": 0
          }
        }
      ],
      "concreteType": "RootQueryToProductCategoryConnection",
      "kind": "LinkedField",
      "name": "productCategories",
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
              "name": "slug"
            },
            {
              "kind": "ScalarField",
              "name": "name"
            },
            {
              "kind": "ScalarField",
              "name": "menuOrder"
            }
          ]
        }
      ],
      "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true,\"parent\":0})"
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "874e50c70f4bd6efaacb802501bfa85f";

export default node;
