/**
 * @generated SignedSource<<9a5dc9755be54a54957c29610dfe7bd6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type displayedSections_query$data = {
  readonly listed?: {
    readonly nodes: ReadonlyArray<{
      readonly slug: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"HeroTile_product" | "ProductGrid_products">;
    }>;
  } | null | undefined;
  readonly story?: {
    readonly nodes: ReadonlyArray<{
      readonly slug: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"StoryPanel_product">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "displayedSections_query";
};
export type displayedSections_query$key = {
  readonly " $data"?: displayedSections_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"displayedSections_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "status",
  "value": "publish"
},
v1 = {
  "kind": "Literal",
  "name": "visibility",
  "value": "VISIBLE"
},
v2 = {
  "kind": "ScalarField",
  "name": "slug"
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "hasListed"
    },
    {
      "kind": "RootArgument",
      "name": "hasStory"
    },
    {
      "kind": "RootArgument",
      "name": "slugs"
    },
    {
      "kind": "RootArgument",
      "name": "story"
    }
  ],
  "kind": "Fragment",
  "name": "displayedSections_query",
  "selections": [
    {
      "condition": "hasStory",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "story",
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 20
            },
            {
              "fields": [
                {
                  "kind": "Variable",
                  "name": "slugIn",
                  "variableName": "story"
                },
                (v0/*:: as any*/),
                (v1/*:: as any*/)
              ],
              "kind": "ObjectValue",
              "name": "where"
            }
          ],
          "concreteType": "RootQueryToProductConnection",
          "kind": "LinkedField",
          "name": "products",
          "plural": false,
          "selections": [
            {
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                {
                  "kind": "FragmentSpread",
                  "name": "StoryPanel_product"
                }
              ]
            }
          ]
        }
      ]
    },
    {
      "condition": "hasListed",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "listed",
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 100
            },
            {
              "fields": [
                {
                  "kind": "Variable",
                  "name": "slugIn",
                  "variableName": "slugs"
                },
                (v0/*:: as any*/),
                (v1/*:: as any*/)
              ],
              "kind": "ObjectValue",
              "name": "where"
            }
          ],
          "concreteType": "RootQueryToProductConnection",
          "kind": "LinkedField",
          "name": "products",
          "plural": false,
          "selections": [
            {
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                {
                  "kind": "FragmentSpread",
                  "name": "HeroTile_product"
                },
                {
                  "kind": "FragmentSpread",
                  "name": "ProductGrid_products"
                }
              ]
            }
          ]
        }
      ]
    }
  ],
  "type": "RootQuery"
};
})();

(node as any).hash = "1e9c1bcf21dc2dc0553e7145d1990a11";

export default node;
