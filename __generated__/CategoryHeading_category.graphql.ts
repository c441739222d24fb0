/**
 * @generated SignedSource<<8f1e633719a56abde04589ac2048a4b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryHeading_category$data = {
  readonly ancestors: {
    readonly nodes: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly slug: string | null | undefined;
    }>;
  } | null | undefined;
  readonly description: string | null | undefined;
  readonly image: {
    readonly sourceUrl: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ProductPicture_picture">;
  } | null | undefined;
  readonly name: string | null | undefined;
  readonly slug: string | null | undefined;
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
},
v1 = {
  "kind": "ScalarField",
  "name": "slug"
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
          "kind": "FragmentSpread",
          "name": "ProductPicture_picture"
        }
      ]
    },
    (v1/*:: as any*/),
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
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ]
        }
      ],
      "storageKey": "ancestors(first:20)"
    }
  ],
  "type": "ProductCategory"
};
})();

(node as any).hash = "810801d61edf8df1c7a19b99a06b7204";

export default node;
