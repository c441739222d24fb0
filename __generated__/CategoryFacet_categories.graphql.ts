/**
 * @generated SignedSource<<056c7e05d07c9d828d1ca6a45bafc3a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryFacet_categories$data = ReadonlyArray<{
  readonly children: {
    readonly nodes: ReadonlyArray<{
      readonly count: number | null | undefined;
    }>;
  } | null | undefined;
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

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "count"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CategoryFacet_categories",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "name"
    },
    {
      "kind": "ScalarField",
      "name": "slug"
    },
    {
      "kind": "ScalarField",
      "name": "menuOrder"
    },
    (v0/*:: as any*/),
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
            "hideEmpty": true
          }
        }
      ],
      "concreteType": "ProductCategoryToProductCategoryConnection",
      "kind": "LinkedField",
      "name": "children",
      "plural": false,
      "selections": [
        {
          "concreteType": "ProductCategory",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ]
        }
      ],
      "storageKey": "children(first:100,where:{\"hideEmpty\":true})"
    }
  ],
  "type": "ProductCategory"
};
})();

(node as any).hash = "9a2c44b65d480a750890aeaacf815273";

export default node;
