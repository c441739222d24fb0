/**
 * @generated SignedSource<<64d1d83974533c5c314c07b96212c6f6>>
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
  "metadata": null,
  "name": "DepartmentLinks_query",
  "selections": [
    {
      "alias": null,
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
          "alias": null,
          "args": null,
          "concreteType": "ProductCategory",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
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
              "name": "menuOrder",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true,\"parent\":0})"
    }
  ],
  "type": "RootQuery",
  "abstractKey": null
};

(node as any).hash = "70470e6bf02897df65b1e8426e183c1f";

export default node;
