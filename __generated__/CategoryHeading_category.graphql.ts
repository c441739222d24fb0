/**
 * @generated SignedSource<<c9677f24aef718ccb16abba0dbb246c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryHeading_category$data = {
  readonly description: string | null | undefined;
  readonly name: string | null | undefined;
  readonly parent: {
    readonly node: {
      readonly name: string | null | undefined;
      readonly slug: string | null | undefined;
    };
  } | null | undefined;
  readonly " $fragmentType": "CategoryHeading_category";
};
export type CategoryHeading_category$key = {
  readonly " $data"?: CategoryHeading_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryHeading_category">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "name"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CategoryHeading_category",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "description"
    },
    {
      "concreteType": "ProductCategoryToParentProductCategoryConnectionEdge",
      "kind": "LinkedField",
      "name": "parent",
      "plural": false,
      "selections": [
        {
          "concreteType": "ProductCategory",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "slug"
            }
          ]
        }
      ]
    }
  ],
  "type": "ProductCategory"
};
})();

(node as any).hash = "699aee8e85a218c7c77a94bbeebb6bb5";

export default node;
