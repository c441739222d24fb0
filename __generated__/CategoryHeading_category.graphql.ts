/**
 * @generated SignedSource<<6083045428b4f8f84e303846d0f16278>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryHeading_category",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductCategoryToParentProductCategoryConnectionEdge",
      "kind": "LinkedField",
      "name": "parent",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductCategory",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductCategory",
  "abstractKey": null
};
})();

(node as any).hash = "699aee8e85a218c7c77a94bbeebb6bb5";

export default node;
