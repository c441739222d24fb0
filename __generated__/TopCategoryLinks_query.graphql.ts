/**
 * @generated SignedSource<<4ee285c0310a3aac8c07c52ebaf27d15>>
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
      readonly image: {
        readonly sourceUrl: string | null | undefined;
        readonly srcSet: string | null | undefined;
      } | null | undefined;
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
            },
            {
              "concreteType": "MediaItem",
              "kind": "LinkedField",
              "name": "image",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "sourceUrl"
                },
                {
                  "kind": "ScalarField",
                  "name": "srcSet"
                }
              ]
            }
          ]
        }
      ],
      "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true,\"parent\":0})"
    }
  ],
  "type": "RootQuery"
};

(node as any).hash = "ef423cf95ae1adefe969b5e4d6c79d59";

export default node;
