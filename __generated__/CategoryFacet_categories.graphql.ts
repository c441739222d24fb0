/**
 * @generated SignedSource<<5c85420b050e9abc7fb73ab0077f8e39>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
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
      "name": "menuOrder",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
          "alias": null,
          "args": null,
          "concreteType": "ProductCategory",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": "children(first:100,where:{\"hideEmpty\":true})"
    }
  ],
  "type": "ProductCategory",
  "abstractKey": null
};
})();

(node as any).hash = "9a2c44b65d480a750890aeaacf815273";

export default node;
