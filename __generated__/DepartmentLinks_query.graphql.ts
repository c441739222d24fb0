/**
 * @generated SignedSource<<b2b3b8f690540f522af962d5163b3675>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DepartmentLinks_query$data = {
  readonly productCategories: {
    readonly nodes: ReadonlyArray<{
      readonly menuOrder: number | null | undefined;
      readonly name: string | null | undefined;
      readonly slug: string | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "DepartmentLinks_query";
};
export type DepartmentLinks_query$key = {
  readonly " $data"?: DepartmentLinks_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepartmentLinks_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "DepartmentLinks_query",
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

(node as any).hash = "70470e6bf02897df65b1e8426e183c1f";

export default node;
